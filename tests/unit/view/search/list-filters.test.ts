import { expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import { listFilters } from '#src/view/search/landing-filters.ts';
import { filtersOfSearch } from '#src/view/search/list-filters.ts';
import { searchConfig } from '#src/view/search/site-search-config.ts';
import { searchSite } from './search-site.ts';

const site = searchSite();
const config = searchConfig(site);
const list = listFilters(site);
const filters = (state: Parameters<typeof searchState>[0]) =>
  new Map(filtersOfSearch(list, searchState(state), config).map((group) => [group.key, group]));
const link = (groups: ReturnType<typeof filters>, key: string, label: string) =>
  groups.get(key)!.options.find((option) => option.label === label)!;

test('adds a filter to the chosen ones, or removes an active one, without counts (SRCH-02)', () => {
  const groups = filters({ query: 'red', page: 3, refinements: { make: ['Kia'] } });
  expect(link(groups, 'make', 'Toyota')).toEqual({
    label: 'Toyota',
    url: '/results?query=red&refinementList[make][0]=Toyota&refinementList[make][1]=Kia',
    count: null,
    active: false,
  });
  expect(link(groups, 'make', 'Kia')).toEqual({ label: 'Kia', url: '/results?query=red', count: null, active: true });
});

test('fills the price form with the current range, and keeps the rest of the search (SRCH-04)', () => {
  const { form } = filters({ refinements: { make: ['Kia'] }, ranges: { price: { min: null, max: 40_000 } } }).get(
    'price',
  )!;
  expect([form!.min, form!.max]).toEqual([null, 40_000]);
  expect(form!.hidden).toContainEqual(['refinementList[make][0]', 'Kia']);
  expect(form!.hidden.some(([name]) => name.startsWith('range'))).toBe(false);
});

test('keeps the link to all makes', () => {
  const more = { label: 'All 40 makes', url: '/cars/#narrower' };
  const long = { ...list, filters: list.filters.map((group) => (group.key === 'make' ? { ...group, more } : group)) };
  expect(filtersOfSearch(long, searchState({ query: 'red' }), config).find(({ key }) => key === 'make')!.more).toEqual(
    more,
  );
});
