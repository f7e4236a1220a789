/**
 * InstantSearch client (SRCH-23), compatible with the static engine. Import it only for Algolia sites, to spare others
 * its download.
 */
import { liteClient } from 'algoliasearch/lite';
import { asPart, splitUnwanted } from '#src/domain/search/unwanted-words.ts';
import type { FacetAnswer, SearchAnswer, SearchParams, SearchRequest } from '../engine/request.ts';
import { resultCache } from '../result-cache.ts';
import type { SearchClient } from '../search-client.ts';
import { queryTerms } from '../text/tokens.ts';
import { namedHost } from './hosts.ts';

export interface AlgoliaSearchOptions {
  appId: string;
  searchKey: string;
  host?: string | null;
  /** The shopper's clock: sold vehicles disappear even between pushes. */
  now?: () => number;
}

/** Rejects with SearchServiceError. */
export interface AlgoliaSearchClient extends SearchClient {
  warm: () => Promise<void>;
  clearCache: () => void;
}

/** Milliseconds. Algolia's defaults (one and two seconds) are too short for a slow phone. */
const timeouts = { connect: 2000, read: 5000, write: 5000 };

/** Algolia's cache would keep every response while the page is open. */
const noCache = {
  get: <Value>(_key: unknown, make: () => Promise<Value>): Promise<Value> => make(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

const minute = 60_000;

/** `message` is for shoppers. */
export class SearchServiceError extends Error {
  override name = 'SearchServiceError';
  /** `unreachable` may be temporary; `refused` needs the dealer: a wrong key, index or request. */
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

function searchServiceError(cause: unknown): SearchServiceError {
  const status = (cause as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) {
    return new SearchServiceError('refused', `The search service refused the search (${status}).`, { cause });
  }
  return new SearchServiceError('unreachable', 'The search service did not respond.', { cause });
}

/** @throws Error for an insecure host */
export function algoliaSearchClient({
  appId,
  searchKey,
  host = null,
  now = Date.now,
}: AlgoliaSearchOptions): AlgoliaSearchClient {
  const hosts = namedHost(host);
  const client = liteClient(appId, searchKey, {
    timeouts,
    responsesCache: noCache,
    requestsCache: noCache,
    ...(hosts !== null && { hosts }),
  });
  const cache = resultCache();

  /** The filter changes only each minute, for caching. `read` returns null if invalid. */
  function ask<Answer>(
    requests: readonly SearchRequest[],
    read: (answer: never, request: SearchRequest) => Answer | null,
  ): Promise<Answer[]> {
    const asked = requests.map((request) => searchQuery(request, Math.floor(now() / minute) * minute));
    return cache.get(JSON.stringify(asked), async () => {
      const { results } = await client.search({ requests: asked as never }).catch((cause: unknown) => {
        throw searchServiceError(cause);
      });
      const answers = Array.isArray(results)
        ? results.map((result, place) => (requests[place] ? read(result as never, requests[place]) : null))
        : [];
      if (answers.length !== requests.length || answers.includes(null))
        throw new SearchServiceError('unreachable', 'The search service returned an unexpected response.');
      return answers as Answer[];
    });
  }

  /** Finds words that the service dropped, one by one only if needed. Ignores failures. */
  async function withMissingWords(requests: readonly SearchRequest[]): Promise<SearchAnswer[]> {
    const answers = await ask(requests, searchAnswer);
    const place = answers.findIndex(
      (answer, at) => (matchedTermCount(answer) ?? Infinity) < requestTerms(requests[at]!).length,
    );
    if (place < 0) return answers.map(withoutRanking);
    const { indexName, params } = requests[place]!;
    const words = [...new Set(requestTerms(requests[place]!))];
    const alone = await ask(
      words.map((query) => ({ indexName, params: { filters: params?.filters, query, hitsPerPage: 0 } })),
      searchAnswer,
    ).catch(() => []);
    const missingWords = words.filter((_, at) => alone[at]?.nbHits === 0);
    return answers.map((answer, at) => ({
      ...withoutRanking(answer),
      ...(at === place && missingWords.length > 0 && { missingWords }),
    }));
  }

  return {
    search: async (requests) => ({ results: await withMissingWords(requests) }),
    searchForFacetValues: (requests) =>
      ask(
        requests.map((request) => ({ ...request, type: 'facet' })),
        facetAnswer,
      ),
    warm: () => Promise.resolve(),
    clearCache: cache.clear,
  };
}

const requestTerms = ({ params }: SearchRequest): string[] => queryTerms(splitUnwanted(params?.query ?? '').text);

type RankedHit = SearchAnswer['hits'][number] & { _rankingInfo?: { words?: number } };

const matchedTermCount = ({ hits }: SearchAnswer): number | undefined =>
  (hits?.[0] as RankedHit | undefined)?._rankingInfo?.words;

const withoutRanking = (answer: SearchAnswer): SearchAnswer =>
  answer.hits?.some((hit) => '_rankingInfo' in hit)
    ? { ...answer, hits: answer.hits.map(({ _rankingInfo: _, ...hit }: RankedHit) => hit) }
    : answer;

const facetAnswer = (answer: FacetAnswer): FacetAnswer | null => (Array.isArray(answer.facetHits) ? answer : null);

function searchAnswer(answer: SearchAnswer, { type, params }: SearchRequest): SearchAnswer | null {
  if (type === 'facet') return facetAnswer(answer as unknown as FacetAnswer) as SearchAnswer | null;
  return Array.isArray(answer.hits) ? withEveryFacet(answer, params?.facets) : null;
}

/** InstantSearch drops refinements of a missing facet. */
function withEveryFacet(answer: SearchAnswer, asked: SearchParams['facets'] = []): SearchAnswer {
  const names = typeof asked === 'string' ? [asked] : asked.filter((name) => name !== '*');
  return names.length === 0
    ? answer
    : { ...answer, facets: { ...Object.fromEntries(names.map((name) => [name, {}])), ...answer.facets } };
}

/** Flat request without vehicles sold a while ago (SRCH-20). */
function searchQuery({ indexName, params = {}, type, facet }: SearchRequest, at: number): Record<string, unknown> {
  const { facetName, facetQuery = '', maxFacetHits, numericFilters = [], ...rest } = params;
  const { text, unwanted } = splitUnwanted(rest.query ?? '');
  const facetFilters = rest.facetFilters ?? [];
  const own: SearchParams = {
    ...rest,
    ...(unwanted.length > 0 && {
      query: text,
      facetFilters: [
        ...(typeof facetFilters === 'string' ? [facetFilters] : facetFilters),
        ...unwanted.map((name) => `name_parts:-${asPart(name)}`),
      ],
    }),
    numericFilters: [
      ...(typeof numericFilters === 'string' ? [numericFilters] : numericFilters),
      `visible_until>${at}`,
    ],
  };
  if (type !== 'facet')
    return {
      indexName,
      ...own,
      ...(own.query?.trim().includes(' ') && rest.hitsPerPage !== 0 && { getRankingInfo: true }),
    };
  return {
    indexName,
    ...own,
    type,
    facet: facet ?? facetName,
    facetQuery,
    ...(maxFacetHits !== undefined && { maxFacetHits }),
  };
}
