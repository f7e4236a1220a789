/**
 * InstantSearch's search client over an Algolia index (SRCH-23): the same requests, hits and answers as the static
 * engine's. Import it only where the engine is Algolia, so that other sites' pages do not carry Algolia's client.
 */
import { liteClient } from 'algoliasearch/lite';
import type { FacetAnswer, SearchAnswer, SearchParams, SearchRequest } from '../engine/request.ts';
import { resultCache } from '../result-cache.ts';
import { namedHost } from './hosts.ts';
import { SearchServiceError, searchServiceError } from './search-service-error.ts';

export interface AlgoliaSearchOptions {
  appId: string;
  /** A key that may search and nothing else. */
  searchKey: string;
  /** Null for Algolia's own hosts. */
  host?: string | null;
  /** The time by the shopper's clock: sold vehicles go when their time is over, also between two pushes. */
  now?: () => number;
}

export interface AlgoliaSearchClient {
  /** Answers all requests of a batch, in order. Rejects with SearchServiceError. */
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchAnswer[] }>;
  searchForFacetValues: (requests: readonly SearchRequest[]) => Promise<FacetAnswer[]>;
  /** Nothing to load: the index is not here. */
  warm: () => Promise<void>;
  /** Drops the results that are kept. */
  clearCache: () => void;
}

/** Milliseconds; Algolia's client gives a slow phone one and two seconds, then asks the next host. */
const timeouts = { connect: 2000, read: 5000, write: 5000 };

/** Algolia's client would keep every answer for as long as the page is open. */
const noCache = {
  get: <Value>(_key: unknown, make: () => Promise<Value>): Promise<Value> => make(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

const minute = 60_000;

/** @throws Error for a host that is no https address */
export function algoliaSearchClient({ appId, searchKey, host = null, now = Date.now }: AlgoliaSearchOptions): AlgoliaSearchClient {
  const hosts = namedHost(host);
  const client = liteClient(appId, searchKey, { timeouts, responsesCache: noCache, requestsCache: noCache, ...hosts !== null && { hosts } });
  const cache = resultCache();

  /** A minute's searches share their filter, and so their cached answers. */
  function ask<Answer>(requests: readonly SearchRequest[], isAnswer: (answer: Partial<SearchAnswer & FacetAnswer>) => boolean): Promise<{ results: Answer[] }> {
    const asked = requests.map((request) => searchQuery(request, Math.floor(now() / minute) * minute));
    return cache.get(JSON.stringify(asked), async () => {
      const { results } = await client.search({ requests: asked as never }).catch((cause: unknown) => { throw searchServiceError(cause); });
      const isWhole = Array.isArray(results) && results.length === requests.length && results.every((answer) => isAnswer(answer as never));
      if (!isWhole) throw new SearchServiceError('unreachable', 'The search service answered something else than a search.');
      return { results: results as unknown as Answer[] };
    });
  }

  return {
    search: (requests) => ask<SearchAnswer>(requests, ({ hits, facetHits }) => Array.isArray(hits ?? facetHits)),
    async searchForFacetValues(requests) {
      const { results } = await ask<FacetAnswer>(requests.map((request) => ({ ...request, type: 'facet' })), ({ facetHits }) => Array.isArray(facetHits));
      return results;
    },
    warm: () => Promise.resolve(),
    clearCache: cache.clear,
  };
}

/** A request in the flat form of Algolia's newest client, with the filter that hides what sold a while ago (SRCH-20). */
function searchQuery({ indexName, params = {}, type, facet }: SearchRequest, at: number): Record<string, unknown> {
  const { facetName, facetQuery = '', maxFacetHits, numericFilters = [], ...rest } = params;
  const own: SearchParams = { ...rest, numericFilters: [...typeof numericFilters === 'string' ? [numericFilters] : numericFilters, `visible_until>${at}`] };
  if (type !== 'facet') return { indexName, ...own };
  return { indexName, ...own, type, facet: facet ?? facetName, facetQuery, ...maxFacetHits !== undefined && { maxFacetHits } };
}
