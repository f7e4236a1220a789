import type { Tenant } from '#src/domain/site.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { algoliaRecords } from '#src/search/algolia/algolia-record.ts';
import { algoliaSettings, replicaSettings } from '#src/search/algolia/settings.ts';
import { algoliaSynonyms } from '#src/search/algolia/synonyms.ts';
import { searchRecord } from '#src/search/search-record.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { guardAgainstDrop } from '#src/sources/stock/rules/drop-guard.ts';
import { feedCacheFolder } from '#src/generator/layout.ts';
import type { GeneratorOptions } from '#src/generator/options.ts';
import { previousListings } from '#src/generator/site-memory.ts';
import { notePublished } from '#src/generator/releases/published.ts';
import { releaseIds } from '#src/generator/releases/releases.ts';
import { account, connect } from './account.ts';
import { liveIndex, replaceIndex, type LiveIndex } from './replace-index.ts';

export interface PushResult {
  slug: string;
  ok: boolean;
  index: string | null;
  vehicles: number;
  /** Null if there was no index. */
  before: number | null;
  rejected: number;
  batches: number;
  sortOrders: number;
  synonyms: number;
  seconds: number;
  warnings: string[];
  errors: string[];
}

type Pushed = Omit<PushResult, 'slug' | 'ok' | 'seconds' | 'errors'>;
const nothingPushed: Pushed = {
  index: null,
  vehicles: 0,
  before: null,
  rejected: 0,
  batches: 0,
  sortOrders: 0,
  synonyms: 0,
  warnings: [],
};

/** Never throws; see `errors`. */
export async function pushTenant(slug: string, options: GeneratorOptions, env: NodeJS.ProcessEnv): Promise<PushResult> {
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  try {
    const pushed = await push(slug, options, env);
    return { slug, ok: true, ...pushed, seconds: seconds(), errors: [] };
  } catch (cause) {
    return { slug, ok: false, ...nothingPushed, seconds: seconds(), errors: [(cause as Error).message] };
  }
}

async function push(slug: string, options: GeneratorOptions, env: NodeJS.ProcessEnv): Promise<Pushed> {
  const release = releaseIds(options.outDir, slug).at(-1) ?? null;
  const { tenant, stock, rejected, warnings } = await loadSite(slug, {
    tenantsDir: options.tenantsDir,
    now: options.now,
    acceptDrop: options.acceptDrop,
    cacheDir: feedCacheFolder(options.outDir, slug),
    // Holds back the same prices as the site.
    listings: (dealer) => previousListings(dealer, options),
    ...(options.stockFile !== null && { stockFile: options.stockFile }),
  });
  const { settings } = tenant;
  const { indexName } = settings.search;
  const { locale } = settings.regional;
  const own = account(tenant, env);
  guardItsSource(tenant);
  const client = connect(own);
  const live = await liveIndex(client, indexName);
  guardOwner(live, slug, indexName);
  if (!options.acceptDrop) guardCount(live, stock.vehicles.length, tenant);
  const replicas = replicaSettings(settings);
  const records = stock.vehicles.map((vehicle) => searchRecord(vehicle, settings));
  const synonyms = algoliaSynonyms(records, locale);
  const { batches } = await replaceIndex(
    client,
    {
      indexName,
      records: algoliaRecords(records, locale),
      settings: { ...algoliaSettings(settings), userData: { dealer: slug } },
      replicas,
      synonyms,
    },
    live,
  );
  if (options.stockFile === null) notePublished(options.outDir, slug, 'algolia', release);
  return {
    index: `${indexName} of ${own.appId}`,
    vehicles: stock.vehicles.length,
    before: live?.records ?? null,
    rejected: rejected.length,
    batches,
    sortOrders: Object.keys(replicas).length,
    synonyms: synonyms.length,
    warnings,
  };
}

/** Fails if the index is the feed itself, whose records a push would overwrite. */
function guardItsSource({ settings }: Tenant): void {
  const { indexName, algolia } = settings.search;
  if (searchesItsSource(settings))
    throw new Error(
      `${indexName} in ${algolia.appId} is the source of the stock (stock.source), so a push would overwrite it. Set search.indexName to another name.`,
    );
}

export const searchesItsSource = ({ stock: { source }, search }: Settings): boolean =>
  source.kind === 'algolia' && source.appId === search.algolia.appId && source.index === search.indexName;

/** Two dealers that share an index would delete each other's records. */
function guardOwner(live: LiveIndex | null, slug: string, indexName: string): void {
  const owner = (live?.settings.userData as { dealer?: unknown } | null | undefined)?.dealer;
  if (typeof owner !== 'string' || owner === slug) return;
  throw new Error(
    `${indexName} contains vehicles of ${owner}. Give ${slug} its own search.indexName, or delete that index first.`,
  );
}

const guardCount = (live: LiveIndex | null, after: number, { settings: { stock, search } }: Tenant): void =>
  guardAgainstDrop('The feed', live?.records ?? 0, after, stock, `the Algolia index ${search.indexName}`);
