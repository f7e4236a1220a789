import { memoize, memoizeLast } from '#src/lib/memoize.ts';
import type { TextSearch } from '../text/text-search.ts';
import { both, has, listRows, rowsWhere } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { facetOf } from './facets.ts';
import { filterRows } from './filter-rows.ts';
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filter-text.ts';
import type { Filter } from './filter-text.ts';
import { hitOf, recordAt } from './hits.ts';
import type { Column, SearchIndex } from './open-index.ts';
import { defaultOrder, orderOf } from './order.ts';
import type { facetHitsOf, marksOf } from './marked.ts';
import type { FacetAnswer, SearchAnswer, SearchParams } from './request.ts';
import { SearchRequestError } from './request-error.ts';

export interface SearchEngine {
  /**
   * `marks` adds highlighting.
   * @throws SearchRequestError when it can't answer correctly
   */
  search: (indexName: string, params?: SearchParams, marks?: typeof marksOf) => SearchAnswer;
  searchFacet: (params: SearchParams, hits: typeof facetHitsOf) => FacetAnswer;
  /** Changes when a sold vehicle expires. */
  moment: () => number;
}

/** Unsupported parameters that change the answer. Others, such as analytics, are ignored. */
const refused = [
  'tagFilters',
  'optionalFilters',
  'aroundLatLng',
  'insideBoundingBox',
  'insidePolygon',
  'distinct',
] as const;

/** `now`: the shopper's clock, epoch milliseconds; `textOf` loads with the first text query. */
export function searchEngine(
  index: SearchIndex,
  now: () => number,
  textOf: (index: SearchIndex) => TextSearch,
): SearchEngine {
  const text = memoizeLast(1, () => textOf(index));
  const base = memoizeLast(1, () => defaultOrder(index));
  const orders = memoizeLast(8, (indexName: string) => orderOf(indexName, index, base('')));
  const conditions = memoizeLast(64, (key: string): Bits => filterRows(JSON.parse(key) as Filter, index, rowsOf));
  const rowsOf = (filter: Filter): Bits => conditions(JSON.stringify(filter));
  const soldUntil = index.column('sold_until') as Column;
  const moment = (): number => soldUntil.values.filter((end) => end !== null && (end as number) <= now()).length;
  const shown = memoizeLast(1, (past: string): Bits =>
    rowsWhere(index.rows, (row) => soldUntil.codes[row] === 0 || soldUntil.codes[row]! > Number(past)),
  );

  function matched(params: SearchParams): { rows: Bits; query: ReturnType<TextSearch> } {
    const unknown = refused.filter((name) => !isEmptyParameter((params as Record<string, unknown>)[name]));
    if (unknown.length > 0)
      throw new SearchRequestError(`The static search index does not support ${unknown.join(', ')}.`);
    const all = shown(String(moment()));
    const query = params.query ? text('')(params.query, params.queryType === 'prefixNone') : null;
    const filters = [
      parseFilters(params.filters ?? ''),
      params.facetFilters && parseFacetFilters(params.facetFilters),
      params.numericFilters && parseNumericFilters(params.numericFilters),
    ].filter((filter) => typeof filter === 'object' && filter !== null);
    const kept = filterRows(
      { kind: 'and', parts: filters.flatMap((filter) => (filter.kind === 'and' ? filter.parts : [filter])) },
      index,
      rowsOf,
    );
    const rows = both(kept, all);
    return { rows: query ? both(rows, query.rows) : rows, query };
  }

  function search(indexName: string, params: SearchParams = {}, marks: typeof marksOf = () => ({})): SearchAnswer {
    const start = performance.now();
    const { rows, query } = matched(params);
    const list = listRows(rows);
    const window = windowOf(params);
    const order = orders(indexName);
    const isDefault = order === base('');
    const page =
      window.length === 0
        ? []
        : isDefault && query
          ? bestRows(list, query.penalties, order, window)
          : rowsInOrder(order, rows, window);
    return {
      index: indexName,
      ...pagesOf(params, window, list.length),
      ...facetsOf(params, list, index),
      hits: Array.from(page, (row) => {
        const record = recordAt(row, index);
        return { ...hitOf(record, params), _highlightResult: marks(record, params, query?.tokens ?? new Map()) };
      }),
      exhaustiveFacetsCount: true,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { facetsCount: true, nbHits: true, typo: true },
      ...(query && query.missing.length > 0 && { missingWords: query.missing, unknownWords: query.unknown }),
      query: params.query ?? '',
      params: '',
      processingTimeMS: Math.round(performance.now() - start),
    };
  }

  function searchFacet(params: SearchParams, hits: typeof facetHitsOf): FacetAnswer {
    const start = performance.now();
    const facetHits = hits(listRows(matched(params).rows), params, index);
    return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - start) };
  }

  return { search, searchFacet, moment };
}

const isEmptyParameter = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

interface Window {
  start: number;
  length: number;
}

const wholeNumberOr = (value: number | undefined, otherwise: number): number =>
  Number.isFinite(value) && value! >= 0 ? Math.floor(value!) : otherwise;

function windowOf({ page, hitsPerPage, offset, length }: SearchParams): Window {
  if (offset !== undefined)
    return { start: wholeNumberOr(offset, 0), length: Math.min(1000, wholeNumberOr(length, 20)) };
  const size = Math.min(1000, wholeNumberOr(hitsPerPage, 20));
  return { start: wholeNumberOr(page, 0) * size, length: size };
}

function pagesOf(
  { page, offset }: SearchParams,
  { start, length }: Window,
  nbHits: number,
): Pick<SearchAnswer, 'nbHits' | 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'> {
  if (offset !== undefined) return { nbHits, page: 0, nbPages: 0, hitsPerPage: length, offset: start, length };
  return {
    nbHits,
    page: wholeNumberOr(page, 0),
    nbPages: length === 0 ? 0 : Math.ceil(nbHits / length),
    hitsPerPage: length,
  };
}

function rowsInOrder(order: Uint32Array, rows: Bits, { start, length }: Window): number[] {
  const page: number[] = [];
  let skip = start;
  for (let place = 0; place < order.length && page.length < length; place++) {
    if (has(rows, order[place]!) && skip-- <= 0) page.push(order[place]!);
  }
  return page;
}

const positionsIn = memoize((order: Uint32Array): Uint32Array => {
  const places = new Uint32Array(order.length);
  order.forEach((row, place) => {
    places[row] = place;
  });
  return places;
});

function bestRows(
  list: Uint32Array,
  penalties: Uint16Array,
  order: Uint32Array,
  { start, length }: Window,
): Uint32Array {
  const placeOf = positionsIn(order);
  const worst = worstOf(list, penalties, start + length);
  // Fast without a comparator.
  const keys = Float64Array.from(
    list.filter((row) => penalties[row]! <= worst),
    (row) => penalties[row]! * 2 ** 32 + placeOf[row]!,
  ).sort();
  return Uint32Array.from(keys.subarray(start, start + length), (key) => order[key % 2 ** 32]!);
}

function worstOf(list: Uint32Array, penalties: Uint16Array, wanted: number): number {
  const having: number[] = [];
  for (const row of list) having[penalties[row]!] = (having[penalties[row]!] ?? 0) + 1;
  let penalty = 0;
  for (let many = having[0] ?? 0; many < wanted && penalty < having.length;) many += having[++penalty] ?? 0;
  return penalty;
}

function facetsOf(
  { facets, maxValuesPerFacet }: SearchParams,
  rows: Uint32Array,
  index: SearchIndex,
): Pick<SearchAnswer, 'facets' | 'facets_stats'> {
  const asked = typeof facets === 'string' ? [facets] : (facets ?? []);
  if (asked.length === 0) return {};
  const limit = Math.min(1000, wholeNumberOr(maxValuesPerFacet, 100));
  const names = asked.includes('*') ? index.attributes.filter((name) => !notFacets.includes(name)) : asked;
  const found = names.map((name) => [name, facetOf(name, rows, limit, index)] as const);
  const stats = found.flatMap(([name, { stats: one }]) => (one ? [[name, one] as const] : []));
  return {
    facets: Object.fromEntries(
      found.map(([name, { counts }]) => [name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))]),
    ),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

const notFacets = ['objectID', 'slug', 'primary_image_url', 'payment_processors', 'stocknum'];
