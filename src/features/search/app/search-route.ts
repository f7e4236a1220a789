/** InstantSearch's state as a search of ours and back, and where a search has its address. */
import type { UiState } from 'instantsearch.js';
import { fromQueryString } from '#src/domain/search-query.ts';
import { searchState, sortNames, type Range, type SearchRange, type SearchState } from '#src/domain/search-state.ts';
import { searchPath, searchStateOf, stockListingPath, type SearchCatalogue } from '#src/domain/search-url.ts';
import { replicaOf } from '../sort-words.ts';
import type { SearchConfig } from './app-config.ts';
import { quickOf } from './quick-of.ts';

type IndexState = UiState[string];

export const catalogueOf = ({ makes, bodies, settings }: Pick<SearchConfig, 'makes' | 'bodies' | 'settings'>): SearchCatalogue => ({ makes, bodies, locale: settings.regional.locale });

export function toUiState(state: SearchState, indexName: string): UiState {
  const { query, page, sort, refinements, ranges } = state;
  return {
    [indexName]: {
      ...query && { query },
      ...page > 1 && { page },
      ...sort !== 'rank' && { sortBy: replicaOf(sort, indexName) },
      ...Object.keys(refinements).length > 0 && { refinementList: refinements as Record<string, string[]> },
      ...Object.keys(ranges).length > 0 && { range: Object.fromEntries(Object.entries(ranges).map(([name, { min, max }]) => [name, `${min ?? ''}:${max ?? ''}`])) },
    },
  };
}

export function fromUiState(uiState: UiState, indexName: string): SearchState {
  const { query = '', page = 1, sortBy, refinementList = {}, range = {} }: IndexState = uiState[indexName] ?? {};
  const sort = sortNames.find((name) => sortBy === replicaOf(name, indexName)) ?? 'rank';
  return searchState({
    query, page, sort,
    refinements: Object.fromEntries(Object.entries(refinementList).filter(([, values]) => values.length > 0)),
    ranges: Object.fromEntries(Object.entries(range).map(([name, text]) => [name, rangeOf(text)] as const).filter(([, { min, max }]) => min !== null || max !== null)) as Partial<Record<SearchRange, Range>>,
  });
}

const bound = (text: string): number | null => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : null);

function rangeOf(text: string): Range {
  const [min = '', max = ''] = text.split(':');
  return { min: bound(min), max: bound(max) };
}

/** `/cars/` and what is below `/search`; other pages have no search of their own. */
export const isStockListing = (pathname: string): boolean => /^\/cars\/?$/.test(pathname);

/** The search of an address. A page of a long list, `/search/toyota/page-2`, is its list's search. */
export function readAddress(pathname: string, query: string, config: SearchConfig): SearchState {
  const path = pathname.replace(/\/page-\d+\/?$/, '').replace(/(.)\/$/, '$1');
  if (isStockListing(pathname)) return fromQueryString(query);
  const quick = config.quick.find((one) => one.path === path);
  if (quick) return merged(quick.state, fromQueryString(query));
  return searchStateOf(`${path}${query}`, catalogueOf(config)) ?? fromQueryString(query);
}

const merged = (own: Partial<SearchState>, asked: SearchState): SearchState => ({
  ...asked, query: asked.query || own.query || '', refinements: { ...own.refinements, ...asked.refinements }, ranges: { ...own.ranges, ...asked.ranges },
});

/** Where a search stands: under `/cars/` for a shopper who began there (ROUTE-06), else at the most telling landing page (SRCH-14). */
export function addressOf(state: SearchState, config: SearchConfig, startedAt: string): string {
  const { indexName } = config.settings.search;
  if (isStockListing(startedAt)) return stockListingPath(state, indexName);
  const quick = quickOf(state, config);
  if (!quick) return searchPath(state, catalogueOf(config), indexName);
  const [, rest] = stockListingPath({ page: state.page, sort: state.sort }, indexName).split('?');
  return rest ? `${quick.path}?${rest}` : quick.path;
}
