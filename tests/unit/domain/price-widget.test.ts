import { expect, test } from 'vitest';
import { typedSearch, typePriceThumb } from '#src/domain/price-widget.ts';
import { searchState } from '#src/domain/search-state.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const { priceWidget } = publicSettings().search;

test.each<[string, 'min' | 'max', number, { min: number; max: number }]>([
  ['From above To: they change places', 'min', 30_000, { min: 20_000, max: 30_000 }],
  ['To below From: they change places', 'max', 7000, { min: 7000, max: 10_000 }],
  ['in order: at the nearest stop', 'max', 34_740, { min: 10_000, max: 34_500 }],
  ['equal: 1 apart', 'min', 20_000, { min: 19_999, max: 20_000 }],
  ['beyond the end: the end', 'max', 9_999_999, { min: 10_000, max: 250_000 }],
  ['no number: nothing changes', 'min', NaN, { min: 10_000, max: 20_000 }],
])('SRCH-12 typed prices, %s', (_, thumb, value, expected) => {
  expect(typePriceThumb({ min: 10_000, max: 20_000 }, thumb, value, priceWidget)).toEqual(expected);
});

test('SRCH-12 typed prices search from the first page, dearest first unless the shopper chose an order', () => {
  const thumbs = { min: 10_000, max: 20_000 };
  expect(typedSearch(thumbs, searchState({ page: 3 }))).toEqual(searchState({ sort: 'price:desc', ranges: { price: thumbs } }));
  expect(typedSearch(thumbs, searchState({ sort: 'km:asc' })).sort).toBe('km:asc');
});
