/** Default exclusions (SRCH-13, 21, 22) per request: they limit used stock, but not other types' counts. */
import { defaultFilters, filterExpression, limitsUsedStock } from '#src/domain/search/default-filters.ts';
import { sortNames, type Range, type SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FilterList } from '#src/search/engine/filter-text.ts';
import type { SearchAnswer, SearchRequest } from '#src/search/engine/request.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import { replicaOf } from '../copy/search/sort-copy.ts';

export type RequestClient = Pick<SearchClient, 'search'>;

const conditions = (list: FilterList | undefined): string[][] =>
  (typeof list === 'string' ? [list] : (list ?? [])).map((part) => [part].flat() as string[]);
const isType = (condition: string): boolean => condition.startsWith('car_type:');

const typesOf = ({ params }: SearchRequest): string[] =>
  conditions(params?.facetFilters)
    .filter((group) => group.every(isType))
    .flat()
    .map((condition) => condition.slice('car_type:'.length));

function stateOf(
  { indexName, params }: SearchRequest,
  { search }: Pick<PublicSettings, 'search'>,
): Pick<SearchState, 'ranges' | 'sort'> {
  const ranges: Record<string, Range> = {};
  for (const [, name = '', operator, value] of conditions(params?.numericFilters)
    .flat()
    .map((text) => /^(\w+)\s*(>=|<=)\s*(.+)$/.exec(text) ?? [])) {
    if (name !== '')
      ranges[name] = { min: null, max: null, ...ranges[name], [operator === '>=' ? 'min' : 'max']: Number(value) };
  }
  return { ranges, sort: sortNames.find((sort) => replicaOf(sort, search.indexName) === indexName) ?? 'rank' };
}

/** A minimum of 0 also includes vehicles without a price or odometer reading. */
const isLimit = (text: string): boolean => !/^\w+\s*>=\s*0$/.test(text);

function filled(
  request: SearchRequest,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): SearchRequest {
  const { params = {} } = request;
  const filters = filterExpression(
    defaultFilters(stateOf(request, settings), typesOf(request), settings, now),
    params.filters,
  );
  const numericFilters = conditions(params.numericFilters)
    .map((group) => group.filter(isLimit))
    .filter((group) => group.length > 0);
  return {
    ...request,
    params: {
      ...params,
      ...(params.numericFilters !== undefined && { numericFilters }),
      ...(filters !== '' && { filters }),
    },
  };
}

/** Null if another type is chosen, since the click would add to it, or if nothing is excluded. */
function usedOnlyRequest(
  main: SearchRequest | undefined,
  settings: Pick<PublicSettings, 'search'>,
): SearchRequest | null {
  if (!main || !limitsUsedStock(settings) || typesOf(main).some((type) => type !== 'used')) return null;
  const others = conditions(main.params?.facetFilters).filter((group) => !group.every(isType));
  return {
    ...main,
    params: { ...main.params, facetFilters: [...others, ['car_type:used']], facets: [], hitsPerPage: 0, page: 0 },
  };
}

export function withDefaults<Client extends RequestClient>(
  client: Client,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: () => number = Date.now,
): Client {
  const { search } = client;
  return {
    ...client,
    async search(requests: readonly SearchRequest[]) {
      const used = requests.some(({ params }) => [params?.facets ?? []].flat().includes('car_type'))
        ? usedOnlyRequest(requests[0], settings)
        : null;
      const { results } = await search(
        [...requests, ...(used ? [used] : [])].map((request) => filled(request, settings, now())),
      );
      if (!used) return { results };
      const answers = results.slice(0, requests.length);
      return { results: answers.map((answer) => withUsedCount(answer, results.at(-1)!.nbHits)) };
    },
  };
}

function withUsedCount(answer: SearchAnswer, count: number): SearchAnswer {
  const types = answer.facets?.['car_type'];
  return types?.['used'] === undefined
    ? answer
    : { ...answer, facets: { ...answer.facets, car_type: { ...types, used: count } } };
}
