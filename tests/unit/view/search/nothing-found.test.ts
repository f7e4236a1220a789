import { expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import { emptySearch } from '#src/view/search/empty-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const quick = [3, 40, 0, 9, 5, 7].map((count, at) => ({
  path: `/search/quick-${at}`,
  label: `Quick ${at}`,
  heading: `Quick ${at}`,
  state: {},
  count,
}));

const config = { settings, quick, similarUrl: '/contact', total: 64 } as SearchConfig;

test('shows a query without results, and suggests searches with results (SRCH-09)', () => {
  const { title, reason, ways, all } = emptySearch(searchState({ query: 'v8' }), config);
  expect(title).toBe('No car here matches “v8”');
  expect(reason).toBe('Try fewer or different words, such as a make, a model or a body type.');
  expect(ways.map(({ note }) => note)).toEqual(['40 cars', '9 cars', '7 cars', '5 cars']);
  expect(all).toBe('See all 64 cars');
});

test('suggests clearing filters if they exclude everything (SRCH-09)', () => {
  for (const state of [
    searchState({ query: 'v8', refinements: { make: ['Kia'] } }),
    searchState({ ranges: { price: { min: null, max: 5000 } } }),
  ]) {
    expect(emptySearch(state, config)).toMatchObject({
      title: 'No cars match your search',
      ways: [],
      all: 'Clear everything',
    });
  }
  expect(emptySearch(searchState({ query: 'v8', refinements: { make: ['Kia'] } }), config).reason).toBe(
    'Nothing matches “v8” with these filters.',
  );
});
