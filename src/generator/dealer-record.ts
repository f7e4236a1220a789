import { termsDocument } from '#src/domain/content/terms-document.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { LoadedSite } from '#src/sources/load-site.ts';

export const dealerRecord = (
  { tenant, record, held, heldWords }: LoadedSite,
  now: number,
  site?: { code: string; context: SiteContext },
): DealerRecord => ({
  slug: tenant.slug,
  settings: tenant.settings,
  allowance: tenant.allowance,
  locations: tenant.locations,
  reviews: tenant.reviews,
  pages: tenant.pages.map(({ path }) => path),
  terms: termsDocument(tenant),
  ...(site && { site }),
  built: { at: now, feed: record.feed, held, words: heldWords },
});
