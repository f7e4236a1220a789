/**
 * Turns understood words into filters; if the rest finds nothing, drops words, rarest first, and lists them in
 * `missingWords`.
 */
import { joinMeaning } from '#src/domain/search/plain-words/apply.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { splitUnwanted, withUnwanted } from '#src/domain/search/unwanted-words.ts';
import type { SearchAnswer, SearchParams, SearchRequest } from './engine/request.ts';
import { facetFiltersOf, numericFiltersOf } from './request-filters.ts';
import type { SearchClient } from './search-client.ts';
import { queryTerms } from './text/tokens.ts';

export type Meaning = Pick<SearchState, 'refinements' | 'ranges' | 'query'>;

type MeaningOf = (query: string) => Meaning | null | Promise<Meaning | null>;

export function forgivingClient<One extends SearchClient>(client: One, meaningOf: MeaningOf = () => null): One {
  return {
    ...client,
    async search(requests: readonly SearchRequest[]) {
      const asked = await withMeanings(requests, meaningOf);
      const given = await client.search(asked);
      const words = requestTerms(asked[0]);
      const unknown = given.results[0]?.unknownWords;
      const answer = (results: SearchAnswer[], missing: readonly string[]) => ({
        results: results.map((one, at) =>
          named({ ...one, ...(unknown && { unknownWords: unknown }) }, requests[at]!, missing),
        ),
      });
      if (words.length === 0 || given.results[0]?.nbHits !== 0) return answer(given.results, []);
      const kept = await termsToKeep(asked[0]!, words, client);
      if (kept === null) return answer(given.results, []);
      const { results } = await client.search(asked.map((request) => withQuery(request, kept.join(' '))));
      return answer(
        results,
        words.filter((word) => !kept.includes(word)),
      );
    },
    searchForFacetValues: async (requests: readonly SearchRequest[]) =>
      client.searchForFacetValues(await withMeanings(requests, meaningOf)),
  };
}

const requestTerms = (request: SearchRequest | undefined): string[] => [
  ...new Set(queryTerms(splitUnwanted(request?.params?.query ?? '').text)),
];
/** Without prefixes: "bar" isn't Barina. Exclusions stay. */
const withQuery = (request: SearchRequest, words: string, params = request.params): SearchRequest => ({
  ...request,
  params: {
    ...params,
    query: withUnwanted(words, splitUnwanted(request.params?.query ?? '').unwanted),
    queryType: 'prefixNone',
  },
});

function named(answer: SearchAnswer, { params }: SearchRequest, missing: readonly string[]): SearchAnswer {
  const all = [...new Set([...missing, ...(answer.missingWords ?? [])])];
  return {
    ...answer,
    ...(params?.query !== undefined && { query: params.query }),
    ...(all.length > 0 && { missingWords: all }),
  };
}

async function termsToKeep(
  request: SearchRequest,
  words: readonly string[],
  client: SearchClient,
): Promise<string[] | null> {
  const count = async (queries: readonly string[]): Promise<number[]> => {
    const { results } = await client.search(queries.map((query) => withQuery(request, query, bare(request.params))));
    return results.map(({ nbHits }) => nbHits);
  };
  const [every = 0, ...alone] = await count(['', ...words]);
  if (every === 0) return null;
  let kept = words.filter((_, at) => alone[at]! > 0);
  // Unknown words shouldn't match the whole stock.
  if (
    kept.length === 0 &&
    listOf(request.params?.facetFilters).length + listOf(request.params?.numericFilters).length === 0
  )
    return null;
  // With all its occurrences.
  const rarity = new Map(words.map((word, at) => [word, alone[at]!]));
  while (kept.length > 1 && (await count([kept.join(' ')]))[0] === 0) {
    const rarest = kept.reduce((a, b) => (rarity.get(b)! < rarity.get(a)! ? b : a));
    kept = kept.filter((word) => word !== rarest);
  }
  return kept;
}

const bare = ({ filters, facetFilters, numericFilters }: SearchParams = {}): SearchParams => ({
  ...(filters !== undefined && { filters }),
  ...(facetFilters !== undefined && { facetFilters }),
  ...(numericFilters !== undefined && { numericFilters }),
  hitsPerPage: 0,
  attributesToHighlight: [],
});

const withMeanings = (requests: readonly SearchRequest[], meaningOf: MeaningOf): Promise<SearchRequest[]> =>
  Promise.all(requests.map((request) => withMeaning(request, meaningOf)));

async function withMeaning(request: SearchRequest, meaningOf: MeaningOf): Promise<SearchRequest> {
  const { params = {} } = request;
  const meaning = params.query ? await meaningOf(params.query) : null;
  if (meaning === null || !params.query) return request;
  const before = { refinements: refinementsOf(params.facetFilters), ranges: {} };
  const { refinements } = joinMeaning(before, meaning);
  const others = listOf(params.facetFilters).filter((part) => facetOf(part) === null);
  const ranges = Object.keys(meaning.ranges);
  const numeric = listOf(params.numericFilters).filter(
    (part) => !ranges.some((name) => [part].flat().every((one) => one.startsWith(name))),
  );
  return {
    ...request,
    params: {
      ...params,
      query: meaning.query,
      facetFilters: [...others, ...facetFiltersOf(refinements)],
      numericFilters: [...numeric, ...numericFiltersOf(meaning.ranges)],
    },
  };
}

type Part = string | readonly string[];
const listOf = (filters: SearchParams['facetFilters']): readonly Part[] =>
  filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;

function facetOf(part: Part): string | null {
  const facets = new Set([part].flat().map((one) => /^(\w+):(?!-)/.exec(one)?.[1] ?? null));
  return facets.size === 1 ? [...facets][0]! : null;
}

function refinementsOf(filters: SearchParams['facetFilters']): SearchState['refinements'] {
  const found: Record<string, string[]> = {};
  for (const part of listOf(filters)) {
    const facet = facetOf(part);
    if (facet !== null)
      found[facet] = [
        ...(found[facet] ?? []),
        ...[part].flat().map((one) => one.slice(facet.length + 1).replace(/^\\-/, '-')),
      ];
  }
  return found;
}
