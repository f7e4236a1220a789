/**
 * InstantSearch's format: query, page (only when not 1), sortBy=Car_production:price:desc, refinementList[make][0]=…,
 * range[price]=min:max (ROUTE-04, ROUTE-06, SRCH-14). Never throws.
 */
import { searchFacetNames, searchRangeNames, searchState, sortNames } from './search-state.ts';
import type { Range, SearchFacet, SearchRange, SearchState, SortOrder } from './search-state.ts';
import { typedNumber } from '#src/lib/typed-number.ts';
import { bodyFromSlug } from '../vocabulary/labels.ts';
import { bodyTypes } from '../vehicle/vehicle.ts';

const defaultIndex = 'Car_production';
const limits = { query: 200, value: 120, values: 100, page: 1000, number: 100_000_000 };

export function toQueryString(state: Partial<SearchState>, indexName = defaultIndex): string {
  const full = withMenuRange(searchState(state));
  const parts: string[] = [];
  if (full.query) parts.push(`query=${encode(full.query)}`);
  for (const facet of searchFacetNames) {
    (full.refinements[facet] ?? []).forEach((value, index) =>
      parts.push(`refinementList[${facet}][${index}]=${encode(value)}`),
    );
  }
  for (const name of searchRangeNames) {
    const range = full.ranges[name];
    if (range && (range.min !== null || range.max !== null))
      parts.push(`range[${name}]=${range.min ?? ''}:${range.max ?? ''}`);
  }
  if (full.sort !== 'rank') parts.push(`sortBy=${encode(indexName)}:${full.sort}`);
  if (full.page > 1) parts.push(`page=${full.page}`);
  return parts.join('&');
}

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%20/g, '+').replace(/%3A/gi, ':').replace(/%2C/gi, ',');

/** Ignores unknown keys and impossible numbers. */
export function fromQueryString(text: string): SearchState {
  const state = searchState({ refinements: {}, ranges: {} });
  for (const [key, value] of new URLSearchParams(text)) readParameter(state, key, value);
  return withMenuRange(state);
}

function readParameter(state: SearchState, key: string, value: string): void {
  const facet = /^(?:refinementList\[(\w+)\](?:\[\d*\])?|menu\[(\w+)\])$/.exec(key);
  const range = /^range\[(\w+)\]$/.exec(key);
  const end = /^range\[(\w+)\]\[(min|max)\]$/.exec(key);
  if (facet) addRefinement(state, (facet[1] ?? facet[2]) as string, value);
  else if (range) addRange(state, range[1] as string, value);
  else if (end) addEnd(state, end[1] as string, end[2] as keyof Range, value);
  else if (key === 'query') state.query = clean(value).slice(0, limits.query);
  else if (key === 'page') state.page = readPage(value);
  else if (key === 'sortBy') state.sort = readSort(value);
}

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();
const isFacet = (name: string): name is SearchFacet => (searchFacetNames as readonly string[]).includes(name);
const isRange = (name: string): name is SearchRange => (searchRangeNames as readonly string[]).includes(name);

function addRefinement(state: SearchState, name: string, text: string): void {
  const cut = clean(text).slice(0, limits.value);
  const value = name === 'body' ? bodyKey(cut) : cut;
  if (!isFacet(name) || !value) return;
  const values = state.refinements[name] ?? [];
  if (values.length < limits.values && !values.includes(value)) state.refinements[name] = [...values, value];
}

const bodyKey = (text: string): string =>
  (bodyTypes as readonly string[]).includes(text) ? text : (bodyFromSlug(text) ?? text);

function addRange(state: SearchState, name: string, text: string): void {
  const range = readRange(text);
  if (isRange(name) && range) state.ranges[name] = range;
}

/** Plain forms send ends as typed: "33k". */
function addEnd(state: SearchState, name: string, end: keyof Range, text: string): void {
  const value = typedNumber(text);
  if (!isRange(name) || value === null || value === undefined) return;
  const { min, max }: Range = { ...(state.ranges[name] ?? { min: null, max: null }), [end]: value };
  const range = rangeOf(min, max);
  if (range) state.ranges[name] = range;
}

function readRange(text: string): Range | null {
  const match = /^(\d*(?:\.\d+)?):(\d*(?:\.\d+)?)$/.exec(text.trim());
  return match ? rangeOf(match[1] ? Number(match[1]) : null, match[2] ? Number(match[2]) : null) : null;
}

function rangeOf(min: number | null, max: number | null): Range | null {
  if (min === null && max === null) return null;
  if (Math.max(min ?? 0, max ?? 0) > limits.number) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** A list shows its last page if this is too high. */
const readPage = (text: string): number =>
  /^\d{1,15}$/.test(text) ? Math.min(limits.page, Math.max(1, Number(text))) : 1;

/** `{index}:{order}` */
function readSort(text: string): SortOrder {
  return sortNames.find((name) => name !== 'rank' && text.endsWith(`:${name}`)) ?? 'rank';
}

/** "$10,000 - $20,000", "Under $10,000", "$50,000+". */
export function priceRangeFromMenu(label: string): Range | null {
  const amounts = [...label.replace(/[$,\s]/g, '').matchAll(/(\d+(?:\.\d+)?)(k)?/gi)].map(
    ([, digits, k]) => Number(digits) * (k ? 1000 : 1),
  );
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return null;
  if (second !== undefined) return rangeOf(first, second);
  if (/under|below|less|up ?to|max|^\s*[:<-]/i.test(label)) return rangeOf(null, first);
  return /over|above|more|from|min|\+|[:-]\s*$|>/i.test(label) ? rangeOf(first, null) : null;
}

function withMenuRange(state: SearchState): SearchState {
  const { price_range: menu, ...refinements } = state.refinements;
  const range = menu?.length === 1 ? priceRangeFromMenu(menu[0] as string) : null;
  return range ? { ...state, refinements, ranges: { ...state.ranges, price: state.ranges.price ?? range } } : state;
}
