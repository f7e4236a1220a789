import { capitalise } from '#src/lib/text.ts';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { looks } from '#src/domain/tenant/looks/looks.ts';
import { slugify } from '#src/lib/slug.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { schemaReference } from '#src/sources/tenants/schema-files.ts';
import type { NewFeed } from './feed-of-new-tenant.ts';
import { proposedKinds } from './propose-kinds.ts';
import { samplePages } from './scaffold-pages.ts';
import type { DetectedLocation } from './detect-locations.ts';
import { clockOf, phoneOf, regions, type Locale } from './scaffold-regions.ts';
import { sampleStock } from './scaffold-stock.ts';
import { serviceOptions } from './service-options.ts';

export interface NewTenant {
  slug: string;
  name: string;
  template: TemplateName;
  locale: Locale;
  library: string | null;
  /** Default: six sample cars. */
  feed?: Pick<NewFeed, 'kind' | 'list' | 'bytes' | 'mapping' | 'kinds' | 'places'> | undefined;
}

export const nameOf = (slug: string): string => slug.split('-').map(capitalise).join(' ');

interface TemplateFacts {
  drawings: string;
  picture: string;
  /** The logo then needs a different background. */
  headerIsAccent: boolean;
}

export const ofTemplate: Record<TemplateName, TemplateFacts> = {
  showroom: { drawings: '_demo', picture: '/photos/suv-silver-side-left.webp', headerIsAccent: false },
  marketplace: { drawings: '_demo', picture: '/photos/suv-silver-side-left.webp', headerIsAccent: true },
  atelier: { drawings: '_studio', picture: '/photos/coupe-silver-side-left.webp', headerIsAccent: false },
};

/** All files by path; the site validates and builds. */
export function scaffold(tenant: NewTenant): Record<string, string | Uint8Array> {
  const [location, ...others] = locationsOf(tenant);
  return {
    'settings.json': json(settings(tenant)),
    'locations.json': json({ $schema: schemaReference('locations'), locations: [location, ...others] }),
    ...(tenant.feed
      ? { [`stock.${tenant.feed.kind}`]: tenant.feed.bytes }
      : {
          'stock.json': json(
            sampleStock(tenant.template, tenant.locale, {
              slug: location.slug,
              name: location.name,
              ...location.address,
            }),
          ),
        }),
    'images/mark.svg': mark(tenant),
    ...emptyLists(),
    ...samplePages({
      name: tenant.name,
      city: location.address.city,
      kinds: kindsOf(tenant),
      picture: kindsOf(tenant) === null && tenant.library !== null ? ofTemplate[tenant.template].picture : null,
    }),
  };
}

const emptyLists = () =>
  Object.fromEntries(
    (['offers', 'promos', 'reviews'] as const).map((name) => [
      `${name}.json`,
      json({ $schema: schemaReference(name), [name]: [] }),
    ]),
  );

const kindsOf = ({ feed }: NewTenant) => proposedKinds(feed?.kinds ?? []);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Only differences from the defaults. */
function settings(tenant: NewTenant) {
  const { slug, name, template, locale, library, feed } = tenant;
  const { regional } = regionOf(tenant);
  const itemTypes = kindsOf(tenant);
  const serviced = serviceOptions(itemTypes);
  return {
    $schema: schemaReference('settings'),
    template,
    siteUrl: `https://www.${slug}${placeholders.domain}`,
    branding: { name, mark: 'mark.svg', favicon: 'mark.svg' },
    regional,
    footer: { extra: [{ label: 'How buying works', url: '/buying' }] },
    home: { lede: placeholders.sentences.lede },
    vehiclePage: { whyBuy: placeholders.sentences.whyBuy },
    ...(itemTypes ? { stockRules: { itemTypes } } : {}),
    ...(serviced ? { forms: { serviceOptions: serviced } } : {}),
    ...(library ? { images: { library, illustrate: true } } : {}),
    ...(feed
      ? {
          stock: {
            source: { kind: feed.kind, path: `stock.${feed.kind}`, ...(feed.list ? { list: feed.list } : {}) },
            mapping: feed.mapping,
            ...(distanceUnit(feed.mapping.odometer, locale) === 'mi' ? { odometerUnit: 'mi' } : {}),
          },
        }
      : {}),
    private: { leads: { fallbackEmail: `leads@${slug}${placeholders.domain}` } },
  };
}

function distanceUnit(columns: string | string[] | undefined, locale: Locale): string {
  const column = [columns ?? ''].flat()[0]!;
  if (/\bmi\b|\bmiles\b/i.test(column)) return 'mi';
  return /\bkms?\b|kilomet/i.test(column) ? 'km' : regions[locale].regional.distanceUnit;
}

function locationsOf(tenant: NewTenant) {
  const { name, locale, feed } = tenant;
  const { address, licenceNumber } = regions[locale];
  const [first = address, ...others] = feed?.places ?? [];
  const locationAt = ({ city, state, postcode }: DetectedLocation, index: number) => ({
    slug: slugify(city),
    name: `${name} ${city}`,
    type: 'sales',
    primary: index === 0,
    address: { street: `${index + 1} ${placeholders.street}`, city, state, postcode },
    phone: phoneOf(state, locale, index),
    ...(licenceNumber ? { licenceNumber } : {}),
    ...(clockOf(state, locale) === regionOf(tenant).regional.timeZone ? {} : { timeZone: clockOf(state, locale) }),
    openingHours: placeholders.openingHours,
  });
  return [locationAt(first, 0), ...others.map((place, index) => locationAt(place, index + 1))] as const;
}

function regionOf({ locale, feed }: NewTenant) {
  const region = regions[locale];
  const state = feed?.places[0]?.state ?? region.address.state;
  return { regional: { ...region.regional, timeZone: clockOf(state, locale), defaultState: state.toLowerCase() } };
}

/** Corner radius of the 64-pixel logo. */
const markCorners = { square: 0, soft: 14, round: 32 };

function mark({ name, template }: NewTenant): string {
  const {
    palette: { accent, onAccent },
    defaults: { radius },
  } = looks[template];
  const [ground, letter] = ofTemplate[template].headerIsAccent ? [onAccent, accent] : [accent, onAccent];
  const initial = /[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? 'D';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${markCorners[radius]}" fill="${ground}"/>` +
    `<text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="${letter}">${initial}</text></svg>\n`
  );
}
