import { describe, expect, test } from 'vitest';
import {
  searchFacetNames,
  searchRangeNames,
  type Range,
  type SearchFacet,
  type SearchRange,
} from '#src/domain/search/search-state.ts';
import { isRange, rangeLabel } from '#src/view/copy/search/chip-copy.ts';
import { filterTitle, valueLabel } from '#src/view/copy/search/facet-copy.ts';
import { resultCountText, displayCount } from '#src/view/search/result-count.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const american = publicSettings({ regional: { locale: 'en-US', timeZone: 'America/Chicago', distanceUnit: 'mi' } });

describe('the count', () => {
  test.each<[string, number, Record<string, number> | null, boolean, number]>([
    ['is the number of hits up to 1999', 1999, { Toyota: 5 }, true, 1999],
    ['is 0 without hits', 0, null, false, 0],
    ['is the whole stock above 1999 without a choice', 2000, { Toyota: 5 }, false, 16_240],
    ['is the sum of a facet above 1999 with a choice', 2000, { Toyota: 2100, Kia: 150 }, true, 2250],
    ['is the number of hits without a facet', 2500, null, true, 2500],
    ['is the number of hits with an empty facet', 2500, {}, true, 2500],
  ])('%s (SRCH-16)', (_, hits, facet, isRefined, shown) => {
    expect(displayCount(hits, 16_240, facet, isRefined)).toBe(shown);
  });

  test('writes the count with its noun (SRCH-08)', () => {
    expect([0, 1, 1284].map((count) => resultCountText(count, settings))).toEqual(['0 cars', '1 car', '1,284 cars']);
    expect(resultCountText(2, publicSettings({ stockRules: { itemTypes: ['motorcycle', 'accessory'] } }))).toBe(
      '2 results',
    );
  });
});

describe('filters and their values', () => {
  test('has a title for every filter (SRCH-03)', () => {
    const titles = [...searchFacetNames, ...searchRangeNames].map((name) => filterTitle(name, settings));
    expect(titles.every((title) => /^[A-Z][a-z]/.test(title))).toBe(true);
    expect(filterTitle('colour', settings)).toBe('Colour');
    expect(filterTitle('colour', american)).toBe('Color');
  });

  test.each<[SearchFacet, string, string, string]>([
    ['car_type', 'used', 'Used', 'Used'],
    ['body', 'peopleMover', 'People Mover', 'Minivan'],
    ['body', 'ute', 'Ute', 'Pickup'],
    ['fuel', 'petrol', 'Petrol', 'Gasoline'],
    ['fuel', 'plugInHybrid', 'Plug-in Hybrid', 'Plug-in Hybrid'],
    ['transmission', 'automatic', 'Automatic', 'Automatic'],
    ['drive', 'all', 'All-wheel drive', 'All-wheel drive'],
    ['seats', '7', '7 seats', '7 seats'],
    ['seats', '1', '1 seat', '1 seat'],
    ['cylinders', '1', '1 cylinder', '1 cylinder'],
    ['status', 'coming_soon', 'Coming soon', 'Coming soon'],
    ['item_type', 'caravan', 'Caravans', 'Caravans'],
    ['make', 'Mercedes-Benz', 'Mercedes-Benz', 'Mercedes-Benz'],
    ['colour', 'Glacier White', 'Glacier White', 'Glacier White'],
    ['body', 'tank', 'tank', 'tank'],
    ['fuel', 'constructor', 'constructor', 'constructor'],
    ['status', 'unknown', 'unknown', 'unknown'],
  ])('labels %s %s as %s, in the United States as %s (SRCH-03, REG-01)', (facet, value, words, americanWords) => {
    expect(valueLabel(facet, value, settings)).toBe(words);
    expect(valueLabel(facet, value, american)).toBe(americanWords);
  });

  test('labels used stock with the dealer’s label (CARD-02)', () => {
    expect(valueLabel('car_type', 'used', publicSettings({ cards: { usedLabel: 'Pre-Owned' } }))).toBe('Pre-Owned');
  });

  test.each(['status', 'item_type'])('leaves a %s named like an object property as text (SRCH-03)', (facet) => {
    for (const value of ['constructor', 'toString', '__proto__'])
      expect(valueLabel(facet, value, settings)).toBe(value);
  });
});

describe('chosen ranges', () => {
  const both = (min: number | null, max: number | null): Range => ({ min, max });
  test.each<[SearchRange, Range, string]>([
    ['price', both(null, 40_000), 'Up to $40,000'],
    ['price', both(10_000, null), 'From $10,000'],
    ['price', both(10_000, 20_000), '$10,000 to $20,000'],
    ['price', both(0, 20_000), '$0 to $20,000'],
    ['km', both(20_000, 60_000), '20,000 to 60,000 km'],
    ['km', both(null, 60_000), 'Up to 60,000 km'],
    ['year', both(2019, null), '2019 or newer'],
    ['year', both(null, 2015), '2015 or older'],
    ['year', both(2020, 2020), '2020'],
    ['year', both(2019, 2021), '2019 to 2021'],
    ['subscription_price', both(null, 250), 'Up to $250 a week'],
    ['subscription_price', both(200, 250), '$200 to $250 a week'],
  ])('labels %s %j as %s (SRCH-04)', (name, range, words) => {
    expect(rangeLabel(name, range, settings)).toBe(words);
  });

  test('shows distances in the dealer’s unit (REG-01)', () => {
    expect(rangeLabel('km', both(null, 60_000), american)).toBe('Up to 37,282 mi');
  });

  test('distinguishes ranges from facets by name (SRCH-04)', () => {
    expect(['price', 'km', 'make', 'constructor'].map(isRange)).toEqual([true, true, false, false]);
  });
});
