/** Converts between InstantSearch's state, searches and URLs. */
import type { UiState } from 'instantsearch.js';
import { fromQueryString } from '#src/domain/search/search-query.ts';
import {
  searchState,
  sortNames,
  type Range,
  type SearchRange,
  type SearchState,
} from '#src/domain/search/search-state.ts';
import {
  joinRefinements,
  searchPath,
  searchPathFromStock,
  searchStateOf,
  stockListingPath,
  withMakeAndModel,
  type SearchCatalogue,
} from '#src/domain/search/search-url.ts';
import { replicaOf } from '../copy/search/sort-copy.ts';
import type { SearchConfig } from './search-config.ts';
import { matchingQuickSearch } from './matching-quick-search.ts';

type IndexState = UiState[string];

const catalogueOf = ({ makes, bodies, pages, settings }: SearchConfig): SearchCatalogue => ({
  makes,
  bodies,
  locale: settings.regional.locale,
  hasPage: (path) => pages?.includes(path.slice('/search/'.length)) === true,
});

/** Used by controls, URLs and headings (SRCH-14). */
export const canonicalSearch = (state: SearchState, config: SearchConfig): SearchState => ({
  ...state,
  refinements: withMakeAndModel(state.refinements, catalogueOf(config)),
});

export function toUiState(state: SearchState, indexName: string): UiState {
  const { query, page, sort, refinements, ranges } = state;
  return {
    [indexName]: {
      ...(query && { query }),
      ...(page > 1 && { page }),
      ...(sort !== 'rank' && { sortBy: replicaOf(sort, indexName) }),
      ...(Object.keys(refinements).length > 0 && { refinementList: refinements as Record<string, string[]> }),
      ...(Object.keys(ranges).length > 0 && {
        range: Object.fromEntries(
          Object.entries(ranges).map(([name, { min, max }]) => [name, `${min ?? ''}:${max ?? ''}`]),
        ),
      }),
    },
  };
}

export function fromUiState(uiState: UiState, indexName: string): SearchState {
  const { query = '', page = 1, sortBy, refinementList = {}, range = {} }: IndexState = uiState[indexName] ?? {};
  const sort = sortNames.find((name) => sortBy === replicaOf(name, indexName)) ?? 'rank';
  return searchState({
    query,
    page,
    sort,
    refinements: Object.fromEntries(Object.entries(refinementList).filter(([, values]) => values.length > 0)),
    ranges: Object.fromEntries(
      Object.entries(range)
        .map(([name, text]) => [name, rangeOf(text)] as const)
        .filter(([, { min, max }]) => min !== null || max !== null),
    ) as Partial<Record<SearchRange, Range>>,
  });
}

const bound = (text: string): number | null => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : null);

function rangeOf(text: string): Range {
  const [min = '', max = ''] = text.split(':');
  return { min: bound(min), max: bound(max) };
}

/** `/cars/`, and `/results` before scripts load; other searches are under `/search`. */
export const isStockListing = (pathname: string): boolean => /^\/(?:cars|results)\/?$/.test(pathname);

/** Drops query parts with broken encoding, such as `query=%E0%A4%A`. */
export const readable = (query: string): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => {
      try {
        // Uses the result, because minifiers drop calls that only throw.
        return decodeURIComponent(part).isWellFormed();
      } catch {
        return false;
      }
    })
    .join('&');

/** `/search/toyota/page-2` becomes `/search/toyota`. */
const listOf = (pathname: string): string => pathname.replace(/\/page-\d+\/?$/, '').replace(/(.)\/$/, '$1');

export function readAddress(pathname: string, search: string, config: SearchConfig): SearchState {
  const path = listOf(pathname);
  const query = readable(search);
  if (isStockListing(pathname)) return canonicalSearch(fromQueryString(query), config);
  const quick = config.quick.find((one) => one.path === path);
  if (quick) return merged(quick.state, fromQueryString(query));
  return searchStateOf(`${path}?${query}`, catalogueOf(config)) ?? fromQueryString(query);
}

const merged = (own: Partial<SearchState>, requested: SearchState): SearchState => ({
  ...requested,
  query: requested.query || own.query || '',
  refinements: joinRefinements(own.refinements ?? {}, requested.refinements),
  ranges: { ...own.ranges, ...requested.ranges },
});

/** Most specific landing page (SRCH-14); `/cars/` stays until shoppers choose a stock type or make (ROUTE-06). */
export function addressOf(given: SearchState, config: SearchConfig, startedAt: string): string {
  const { indexName } = config.settings.search;
  const state = canonicalSearch(given, config);
  if (isStockListing(startedAt)) return searchPathFromStock(state, catalogueOf(config), indexName);
  const quick = matchingQuickSearch(state, config);
  if (!quick) return searchPath(state, catalogueOf(config), indexName);
  const [, rest] = stockListingPath({ page: state.page, sort: state.sort }, indexName).split('?');
  return rest ? `${quick.path}?${rest}` : quick.path;
}

/**
 * Corrects impossible pages, broken encoding, and facets in both path and query; preserves other parameters. Null if
 * nothing is wrong.
 */
export function correctedUrl(pathname: string, search: string, config: SearchConfig): string | null {
  const query = readable(search);
  const requested = new URLSearchParams(query);
  const state = readAddress(pathname, search, config);
  const isPageWrong = requested.has('page') && requested.get('page') !== String(state.page);
  const address = addressOf(state, config, pathname);
  if (query === search.replace(/^\?/, '') && !isPageWrong && !isElsewhere(pathname, query, address, config))
    return null;
  const others = query
    .split('&')
    .filter((part) => part !== '' && !/^(query|page|sortBy|refinementList|menu|range)(=|\[|%5B|$)/i.test(part));
  return others.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${others.join('&')}`;
}

const pathFacets: readonly string[] = ['car_type', 'make', 'model', 'make_model'];

/** True if a facet is repeated in the query or belongs in the path. */
function isElsewhere(pathname: string, query: string, address: string, config: SearchConfig): boolean {
  const own = readAddress(pathname, '', config).refinements;
  const requested = Object.keys(fromQueryString(query).refinements);
  return (
    requested.some((facet) => Object.hasOwn(own, facet)) ||
    (requested.some((facet) => pathFacets.includes(facet)) &&
      address.replace(/[?].*/, '').replace(/\/$/, '') !== listOf(pathname))
  );
}
