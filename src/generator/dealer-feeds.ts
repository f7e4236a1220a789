/** The feeds of a run's dealers, to be fetched ahead. */
import { readUrl } from '#src/sources/stock/readers/url.ts';
import type { FeedAhead } from '#src/sources/stock/feeds-ahead.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { feedCacheFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';

/** A dealer whose folder does not hold is not fetched for: its build says what is wrong. */
export async function dealerFeed(
  dealer: string,
  { tenantsDir, outDir, stockFile }: Pick<GeneratorOptions, 'tenantsDir' | 'outDir' | 'stockFile'>,
): Promise<FeedAhead> {
  const none: FeedAhead = {
    dealer,
    host: null,
    fetch: () => Promise.reject(new Error(`${dealer} has no feed to fetch.`)),
  };
  if (stockFile !== null) return none;
  const { tenant } = await inspectTenant(dealer, tenantsDir);
  const source = tenant?.settings.stock.source;
  if (source?.kind !== 'url') return none;
  return {
    dealer,
    host: new URL(source.url).host,
    fetch: () => readUrl(source, { cacheDir: feedCacheFolder(outDir, dealer) }),
  };
}
