import { addressFeeds } from '#src/domain/tenant/stock-feeds.ts';
import { readUrl } from '#src/sources/stock/readers/url.ts';
import type { DealerFeeds } from '#src/sources/stock/feeds-ahead.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { feedCacheFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';

/** The dealer's build reports a broken folder. */
export async function dealerFeeds(
  dealer: string,
  { tenantsDir, outDir, stockFile }: Pick<GeneratorOptions, 'tenantsDir' | 'outDir' | 'stockFile'>,
): Promise<DealerFeeds> {
  const { tenant } = stockFile === null ? await inspectTenant(dealer, tenantsDir) : { tenant: null };
  if (tenant === null) return { dealer, isJoined: false, feeds: [] };
  const {
    allowance,
    settings: { stock },
  } = tenant;
  return {
    dealer,
    isJoined: stock.feeds.length > 0,
    feeds: addressFeeds(stock).map(({ name, source }) => ({
      name,
      host: new URL(source.url).host,
      fetch: () => readUrl(source, { allowance, cacheDir: feedCacheFolder(outDir, dealer) }),
    })),
  };
}
