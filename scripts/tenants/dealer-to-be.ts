import { allowanceOf, type AllowedUse } from '#src/domain/tenant/allowance.ts';
import type { Tenant } from '#src/domain/site.ts';
import { settingsSchema, type StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { regions, type Locale } from './scaffold-regions.ts';

export const dealerToBeSlug = 'new-dealer';

/** Allows only the URL that the operator typed, with its keys. */
function typedUse(source: StockSettings['source']): AllowedUse {
  const hosts = source.kind === 'url' ? [new URL(source.url).hostname] : [];
  return { environment: ['*'], hosts, privateHosts: hosts };
}

/** A placeholder, to read a feed before the dealer's folder exists. */
export function dealerToBe(locale: Locale, source?: Pick<StockSettings['source'], 'kind'>): Tenant {
  const settings = settingsSchema.parse({
    siteUrl: 'https://www.new-dealer.example',
    branding: { name: 'New dealer' },
    regional: regions[locale].regional,
    stock: { odometerUnit: locale === 'en-US' ? 'mi' : 'km', ...(source ? { source } : {}) },
  });
  return {
    slug: dealerToBeSlug,
    settings,
    allowance: allowanceOf(dealerToBeSlug, [typedUse(settings.stock.source)]),
    locations: [],
    models: [],
    manufacturers: [],
    offers: [],
    reviews: [],
    promos: [],
    pages: [],
    redirects: [],
    overrides: [],
    decisions: [],
    themeCss: '',
    warnings: [],
  };
}
