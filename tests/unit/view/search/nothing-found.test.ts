/** What is said where nothing matches, and the ways on. */
import { expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import { emptyReason, emptyTitle, otherWays } from '#src/view/search/empty-reason.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const quick = [3, 40, 0, 9, 5, 7].map((count, at) => ({ path: `/search/quick-${at}`, label: `Quick ${at}`, heading: `Quick ${at}`, state: {}, count }));

test('SRCH-09 one word that nothing has is named, with other searches that find something', () => {
  const state = searchState({ query: 'v8' });
  expect(emptyTitle(state, settings)).toBe('No car here matches “v8”');
  expect(emptyReason(state)).toBe('Try fewer or other words, such as a make, a model or a body type.');
  expect(otherWays(state, { quick }).map(({ count }) => count)).toEqual([40, 9, 7, 5]);
});

test('SRCH-09 where filters are in the way, they are what to give up', () => {
  for (const state of [searchState({ query: 'v8', refinements: { make: ['Kia'] } }), searchState({ ranges: { price: { min: null, max: 5000 } } })]) {
    expect(emptyTitle(state, settings)).toBe('No cars match all of that');
    expect(otherWays(state, { quick })).toEqual([]);
  }
  expect(emptyReason(searchState({ query: 'v8', refinements: { make: ['Kia'] } }))).toBe('Nothing has “v8” together with these filters.');
});
