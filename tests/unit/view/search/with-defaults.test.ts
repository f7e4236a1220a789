import algoliasearchHelper from 'algoliasearch-helper';
import { describe, expect, test } from 'vitest';
import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import { appliedFilters } from '#src/view/search/applied-filters.ts';
import { dropOffers } from '#src/view/search/drop-offers.ts';
import { searchRequest } from '#src/view/search/search-request.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { buildIndex } from '#src/search/build-index.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { aVehicle, now } from '../../../fixtures/vehicles.ts';
import { configOf } from './search-site.ts';

const stock = [
  aVehicle({ make: 'Toyota', model: 'Corolla', carType: 'used', price: 14_990, year: 2024, body: 'hatch' }),
  aVehicle({ make: 'Toyota', model: 'HiLux', carType: 'used', price: 41_000, year: 2012, body: 'ute' }),
  aVehicle({ make: 'Kia', model: 'EV9', carType: 'used', price: null, year: 2024, body: 'suv' }),
  aVehicle({ make: 'Mazda', model: '2', carType: 'used', price: 1500, year: 2024, body: 'hatch' }),
  aVehicle({ make: 'Mazda', model: '3', carType: 'demo', price: null, year: 2026, body: 'hatch' }),
  aVehicle({ make: 'Toyota', model: 'Prado', carType: 'new', price: 71_000, year: 2026, body: 'suv' }),
];
const limited = { search: { minimumPriceLevel: 2, usedYearBound: '4', priceAscendingNeedsPrice: true } };

function shop(own: Record<string, unknown> = limited) {
  const config = configOf(own, stock);
  const client = withDefaults(
    staticSearchClient({ load: async () => buildIndex(stock, config.settings, now), now: () => now }),
    config.settings,
    () => now,
  );
  const count = async (state: Partial<SearchState>): Promise<number> =>
    (await client.search([searchRequest(searchState(state), config.settings)])).results[0]!.nbHits;
  return { config, client, count };
}

/** Counts every facet without its own refinement, like InstantSearch. */
async function typeCounts(chosen: string[], { client }: ReturnType<typeof shop>): Promise<Record<string, number>> {
  const helper = algoliasearchHelper(client as never, 'Car_production', {
    disjunctiveFacets: ['car_type', 'make', 'price'],
    maxValuesPerFacet: 100,
  });
  for (const type of chosen) helper.addDisjunctiveFacetRefinement('car_type', type);
  const { content } = await helper.searchOnce({});
  return Object.fromEntries(
    (content.getFacetValues('car_type', {}) as { name: string; count: number }[]).map(({ name, count }) => [
      name,
      count,
    ]),
  );
}

describe('a dealer’s default filters', () => {
  test('shows beside Used the number of vehicles that it would find, and leaves other counts unchanged (SRCH-21, SRCH-22)', async () => {
    const one = shop();
    expect(await one.count({ refinements: { car_type: ['used'] } })).toBe(1);
    expect(await typeCounts([], one)).toEqual({ used: 1, demo: 1, new: 1 });
    expect(await typeCounts(['used'], one)).toEqual({ used: 1, demo: 1, new: 1 });
    // With another type chosen, nothing is excluded; a click adds all used stock.
    expect(await typeCounts(['demo'], one)).toEqual({ used: 4, demo: 1, new: 1 });
    expect(await one.count({ refinements: { car_type: ['demo', 'used'] } })).toBe(5);
  });

  test('shows each default as a chip that can be removed to show the excluded vehicles (SRCH-21, SRCH-22)', async () => {
    const { config, count } = shop();
    const used = searchState({ refinements: { car_type: ['used'] } });
    const chips = appliedFilters(used, config, now);
    expect(chips.map(({ text: words }) => words)).toEqual(['Used', 'From $2,000', '2022 or newer']);
    expect(await count(chips[1]!.without)).toBe(3);
    expect(await count(chips[2]!.without)).toBe(2);
    const both = appliedFilters(chips[1]!.without, config, now).find(
      ({ text: words }) => words === '2022 or newer',
    )!.without;
    expect(await count(both)).toBe(4);
    expect(appliedFilters(both, config, now).map(({ text: words }) => words)).toEqual(['Used']);
  });

  test('shows a removable chip when sorting by lowest price excludes vehicles without a price (SRCH-13)', async () => {
    const { config, count } = shop();
    const [chip, ...more] = appliedFilters(searchState({ sort: 'price:asc' }), config, now);
    expect([chip!.text, more]).toEqual(['With a price', []]);
    expect(await count({ sort: 'price:asc' })).toBe(4);
    expect(await count(chip!.without)).toBe(6);
    // A price range excludes vehicles without a price.
    expect(
      appliedFilters(
        searchState({ sort: 'price:asc', ranges: { price: { min: 2000, max: 30_000 } } }),
        config,
        now,
      ).map(({ key }) => key),
    ).toEqual(['price']);
  });

  test('excludes nothing with a range starting at 0 (SRCH-04)', async () => {
    const { count } = shop({});
    expect(await count({ ranges: { price: { min: 0, max: null } } })).toBe(6);
    expect(await count({ ranges: { price: { min: null, max: 20_000 } } })).toBe(2);
  });
});

describe('nothing found', () => {
  test('offers to drop each blocking filter, with the count without it, highest first (SRCH-09)', async () => {
    const { config, client, count } = shop({});
    const state = searchState({
      refinements: { make: ['Toyota', 'Kia'], body: ['hatch'] },
      ranges: { price: { min: 60_000, max: null } },
    });
    const offers = await dropOffers(state, config, client, now);
    expect(await count(state)).toBe(0);
    expect(offers.map(({ text: words, count: found }) => [words, found])).toEqual([
      ['Hatch', 1],
      ['From $60,000', 1],
    ]);
    for (const { to, count: found } of offers) expect(await count(to)).toBe(found);
  });

  test('offers to drop a dealer’s default filter (SRCH-09)', async () => {
    const { config, client } = shop({ search: { minimumPriceLevel: 2 } });
    const offers = await dropOffers(
      searchState({ refinements: { car_type: ['used'], make: ['Mazda'] } }),
      config,
      client,
      now,
    );
    expect(offers.map(({ text: words }) => words)).toContain('From $2,000');
  });
});
