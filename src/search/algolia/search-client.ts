/**
 * InstantSearch's search client over an Algolia index (SRCH-23): the same requests, hits and answers as the static
 * engine's. Import it only where the engine is Algolia, so that other sites' pages do not carry Algolia's client.
 */
import { liteClient } from 'algoliasearch/lite';
import { asPart, splitUnwanted } from '#src/domain/search/unwanted-words.ts';
import type { FacetAnswer, SearchAnswer, SearchParams, SearchRequest } from '../engine/request.ts';
import { resultCache } from '../result-cache.ts';
import type { SearchClient } from '../search-client.ts';
import { queryWords } from '../text/tokens.ts';
import { namedHost } from './hosts.ts';

export interface AlgoliaSearchOptions {
  appId: string;
  /** A key that may search and nothing else. */
  searchKey: string;
  /** Null for Algolia's own hosts. */
  host?: string | null;
  /** The time by the shopper's clock: sold vehicles go when their time is over, also between two pushes. */
  now?: () => number;
}

/** Rejects with SearchServiceError. */
export interface AlgoliaSearchClient extends SearchClient {
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

/** A search that a service did not answer, in words that a shopper may read; `cause` holds the client's own error. */
export class SearchServiceError extends Error {
  override name = 'SearchServiceError';
  /** `unreachable` may pass; `refused` needs the dealer: a wrong key, index or request. */
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** From whatever the client rejected with. */
function searchServiceError(cause: unknown): SearchServiceError {
  const status = (cause as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) {
    return new SearchServiceError('refused', `The search service refused the search (${status}).`, { cause });
  }
  return new SearchServiceError('unreachable', 'The search service did not answer.', { cause });
}

/** @throws Error for a host that is no https address */
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

  /** A minute's searches share their filter, and so their cached answers. `read` gives null for what is no answer. */
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
        throw new SearchServiceError('unreachable', 'The search service answered something else than a search.');
      return answers as Answer[];
    });
  }

  /**
   * Says which words the service left out where nothing has them all; it is asked word by word, and then only. A
   * failure here is no failure of the search.
   */
  async function withMissingWords(requests: readonly SearchRequest[]): Promise<SearchAnswer[]> {
    const answers = await ask(requests, searchAnswer);
    const place = answers.findIndex((answer, at) => (matchedWords(answer) ?? Infinity) < wordsOf(requests[at]!).length);
    if (place < 0) return answers.map(withoutRanking);
    const { indexName, params } = requests[place]!;
    const words = [...new Set(wordsOf(requests[place]!))];
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

const wordsOf = ({ params }: SearchRequest): string[] => queryWords(splitUnwanted(params?.query ?? '').text);

type RankedHit = SearchAnswer['hits'][number] & { _rankingInfo?: { words?: number } };

/** How many words of the query the best hit has; undefined where the service does not say. */
const matchedWords = ({ hits }: SearchAnswer): number | undefined =>
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

/**
 * A facet of which nothing is left is an empty list, not a missing one: InstantSearch then goes on
 * showing what is refined there.
 */
function withEveryFacet(answer: SearchAnswer, asked: SearchParams['facets'] = []): SearchAnswer {
  const names = typeof asked === 'string' ? [asked] : asked.filter((name) => name !== '*');
  return names.length === 0
    ? answer
    : { ...answer, facets: { ...Object.fromEntries(names.map((name) => [name, {}])), ...answer.facets } };
}

/**
 * A request in the flat form of Algolia's newest client, with the filter that hides what sold a while ago (SRCH-20).
 */
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
