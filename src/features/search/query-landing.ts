/**
 * Where a plain search belongs on a site of landing pages: `/cars/?query=hilux` and
 * `/search?refinementList[make][0]=Toyota` have pages of their own (ROUTE-04, ROUTE-06, SRCH-14). What no page can
 * show stays in the query string and is named to the shopper.
 */
import type { Locale } from '#src/domain/regional-words.ts';
import { fromQueryString } from '#src/domain/search-query.ts';
import { searchState, type SearchState } from '#src/domain/search-state.ts';
import { bodyPath, defaultSearchPath, searchPath, searchStateOf, type SearchCatalogue } from '#src/domain/search-url.ts';
import { bodyTypes } from '#src/domain/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle-url.ts';
import { unmatchedParts } from './query-note.ts';
import { readText } from './query-text.ts';
import { quickSearches, type QuickKey } from './quick-searches.ts';
import type { StockCounts } from './stock-counts.ts';

/** `go`: another page shows more of what was asked for. `note`: this page is the best there is; `unmatched` it does not show. */
export type QueryLanding = { kind: 'go'; url: string } | { kind: 'note'; unmatched: string[] };

export interface Asked { pathname: string; search: string; locale: Locale }

/** Null where the query asks for nothing, or for just what the page shows. */
export function queryLanding(asked: Asked, counts: StockCounts): QueryLanding | null {
  const reserving = vehicleToReserve(asked.search);
  if (reserving) return { kind: 'go', url: reserving };
  const catalogue = catalogueOf(counts, asked.locale);
  const state = understood(stateOf(asked, catalogue), counts);
  const url = quickPage(state, counts) ?? searchPath(state, catalogue);
  const [path = '', left = ''] = url.split('?');
  if (path !== defaultSearchPath && !isSamePage(path, asked.pathname)) return { kind: 'go', url };
  const unmatched = unmatchedParts(fromQueryString(left), asked.locale);
  return unmatched.length > 0 ? { kind: 'note', unmatched } : null;
}

const isSamePage = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** `car_id={slug}`, as the checkout journey has it (ROUTE-08). */
function vehicleToReserve(search: string): string | null {
  const slug = new URLSearchParams(search).get('car_id') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? `${vehicleUrl(slug)}#reserve` : null;
}

const catalogueOf = ({ makes, paths }: StockCounts, locale: Locale): SearchCatalogue => ({
  makes: makes.map(({ label, models }) => ({ name: label, models: models.map((model) => model.label) })),
  bodies: bodyTypes.filter((body) => (paths[bodyPath(body, locale)] ?? 0) > 0),
  locale,
});

/** What path and query ask for together, without the order and the page: a landing page has one of each. */
function stateOf({ pathname, search }: Asked, catalogue: SearchCatalogue): SearchState {
  const { query, refinements, ranges } = searchStateOf(pathname + search, catalogue) ?? fromQueryString(search);
  return searchState({ query, refinements, ranges });
}

/** The state with the names in its text turned into refinements; text that is no name stays. */
function understood(state: SearchState, counts: StockCounts): SearchState {
  const { refinements } = state;
  if (state.query === '') return state;
  const one = (values: string[] | undefined) => values?.length === 1 ? values[0]! : null;
  const make = one(refinements.make);
  const known = counts.makes.find(({ label }) => label.toLowerCase() === make?.toLowerCase());
  const text = readText(state.query, counts, { make: known?.label ?? make, model: one(refinements.model) });
  const bare = text.quick !== null && isBare({ ...state, query: '' }) && text.left === '' && text.make === null && text.body === null && text.carType === null;
  if (bare && quickUrl(text.quick!, counts)) return searchState({ query: quickSearches[text.quick!].label });
  const left = [text.quick === null ? '' : quickSearches[text.quick].label, text.left].filter(Boolean).join(' ');
  return {
    ...state, query: left,
    refinements: {
      ...refinements, ...text.make && !refinements.make && { make: [text.make] }, ...text.model && !refinements.model && { model: [text.model] },
      ...text.body && !refinements.body && { body: [text.body] }, ...text.carType && !refinements.car_type && { car_type: [text.carType] },
    },
  };
}

const isBare = ({ query, refinements, ranges }: SearchState): boolean => query === '' && Object.keys(refinements).length === 0 && Object.keys(ranges).length === 0;
const quickUrl = (key: QuickKey, { paths }: StockCounts): string | null => {
  const path = `/search/${quickSearches[key].slug}`;
  return (paths[path] ?? 0) > 0 ? path : null;
};

/** A search that is one quick search and nothing else: by its name, seven seats, electric, or a price up to its limit. */
function quickPage(state: SearchState, counts: StockCounts): string | null {
  const asks = (parts: Partial<SearchState>) => JSON.stringify(searchState(parts)) === JSON.stringify(state);
  const keys = (Object.keys(quickSearches) as QuickKey[]).filter((key) => asks({ query: quickSearches[key].label }) || sameAs[key]?.some(asks));
  return keys.map((key) => quickUrl(key, counts)).find((path) => path !== null) ?? null;
}

const upTo = (max: number): Partial<SearchState> => ({ ranges: { price: { min: null, max } } });
const sameAs: Partial<Record<QuickKey, Partial<SearchState>[]>> = {
  'seven-seater': [{ refinements: { seats: ['7'] } }], electric: [{ refinements: { fuel: ['electric'] } }, { refinements: { fuel: ['Electric'] } }],
  'under-20000': [upTo(20_000)], 'under-40000': [upTo(40_000)],
};
