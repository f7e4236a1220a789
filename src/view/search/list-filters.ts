/**
 * `/data/list.json`: the all-stock list's filters, which only a build can count. In a search, each link toggles its own
 * value.
 */
import { openLabel, clampThumbs } from '#src/domain/search/price-widget.ts';
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { toQueryString } from '#src/domain/search/search-query.ts';
import type { SearchFacet, SearchRange, SearchState } from '#src/domain/search/search-state.ts';
import { joinRefinements } from '#src/domain/search/search-url.ts';
import { withoutRange, withoutValues } from './applied-filters.ts';
import type { FilterGroup, FilterOption, RangeForm } from './landing.page-data.ts';
import type { SearchConfig } from './search-config.ts';
import { readAddress } from './search-route.ts';

export const listFiltersPath = '/data/list.json';

export interface ListFilters {
  filters: FilterGroup[];
  placeholder: string;
}

/** Drops the whole list's counts. */
export const filtersOfSearch = ({ filters }: ListFilters, state: SearchState, config: SearchConfig): FilterGroup[] =>
  filters.map((group) => ({
    ...group,
    options: group.options.map((option) => optionOf(option, state, config)),
    form: group.form && formOf(group.form, state, config),
  }));

function optionOf({ label, url }: FilterOption, state: SearchState, config: SearchConfig): FilterOption {
  const [path = '', query = ''] = url.split('?');
  const list = readAddress(path, query, config);
  const active = holds(state, list);
  return {
    label,
    url: resultsAddress(active ? takeAway(state, list) : add(state, list), config.settings.search.indexName),
    count: null,
    active,
  };
}

function formOf(form: RangeForm, state: SearchState, { settings: { search } }: SearchConfig): RangeForm {
  const { [form.name]: requested = { min: null, max: null } } = state.ranges;
  const ordersByPrice = form.hidden.some(([name, value]) => name === 'sortBy' && value.endsWith(':price:desc'));
  const sort = ordersByPrice && state.sort === 'rank' ? 'price:desc' : state.sort;
  return {
    name: form.name,
    ...requested,
    hidden: hiddenFields({ ...withoutRange(state, form.name), sort }, search.indexName),
    words: form.words === null ? null : openLabel(clampThumbs(requested, search.priceWidget), search.priceWidget),
  };
}

export const hiddenFields = (state: Partial<SearchState>, indexName: string): [name: string, value: string][] => [
  ...new URLSearchParams(toQueryString(state, indexName)),
];

const valuesOf = ({ refinements }: SearchState): [SearchFacet, string[]][] =>
  Object.entries(refinements) as [SearchFacet, string[]][];
const rangesOf = ({ ranges }: SearchState): SearchRange[] => Object.keys(ranges) as SearchRange[];

function holds(state: SearchState, list: SearchState): boolean {
  return (
    valuesOf(list).every(([facet, values]) => values.every((value) => state.refinements[facet]?.includes(value))) &&
    rangesOf(list).every((name) => JSON.stringify(list.ranges[name]) === JSON.stringify(state.ranges[name]))
  );
}

const add = (state: SearchState, list: SearchState): SearchState => ({
  ...state,
  page: 1,
  refinements: { ...state.refinements, ...joinRefinements(list.refinements, state.refinements) },
  ranges: { ...state.ranges, ...list.ranges },
});

function takeAway(state: SearchState, list: SearchState): SearchState {
  const left = valuesOf(list).reduce((rest, [facet, values]) => withoutValues(rest, facet, values), state);
  return rangesOf(list).reduce(withoutRange, left);
}
