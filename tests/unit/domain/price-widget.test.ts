import { expect, test } from 'vitest';
import { openLabel, clampThumbs, startThumbs, typedSearch, widgetSearch } from '#src/domain/search/price-widget.ts';
import { movedRange } from '#src/domain/search/range-slider.ts';
import { searchState, type Range } from '#src/domain/search/search-state.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const { priceWidget } = publicSettings().search;
const none: Range = { min: null, max: null };

test('returns to page 1 and keeps the sort order for typed prices; only the button changes it (SRCH-12)', () => {
  const range = { min: 10_000, max: 20_000 };
  expect(typedSearch(range, searchState({ page: 3 }))).toEqual(searchState({ ranges: { price: range } }));
  expect(widgetSearch(range, searchState({ page: 3 }))).toEqual(
    searchState({ sort: 'price:desc', ranges: { price: range } }),
  );
  expect(typedSearch(range, searchState({ sort: 'km:asc' })).sort).toBe('km:asc');
});

test.each<[string, Range, { min: number; max: number }]>([
  ['no limit: at the ends', none, { min: 5000, max: 250_000 }],
  ['below the slider: at its end', { min: 1000, max: 4000 }, { min: 5000, max: 5000 }],
  ['within it: where they are', { min: 7500, max: 33_333 }, { min: 7500, max: 33_333 }],
])('places the thumbs of a range: %s (SRCH-12)', (_, range, thumbs) => {
  expect(clampThumbs(range, priceWidget)).toEqual(thumbs);
});

test('sets no limit for a thumb at its end, and removes the range if both thumbs are at their ends (SRCH-12)', () => {
  const shown = startThumbs(priceWidget);
  const upTo = movedRange({ ...shown, max: 10_000 }, shown, none, shown);
  expect(upTo).toEqual({ min: null, max: 10_000 });
  expect(widgetSearch(upTo).ranges).toEqual({ price: { min: null, max: 10_000 } });
  expect(widgetSearch(none, searchState({ ranges: { price: upTo, km: { min: null, max: 90_000 } } })).ranges).toEqual({
    km: { min: null, max: 90_000 },
  });
  expect(openLabel({ min: 5000, max: 10_000 }, priceWidget)).toBe('$5,000 or less - $10,000');
});
