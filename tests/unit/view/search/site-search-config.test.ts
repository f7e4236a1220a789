import { describe, expect, test } from 'vitest';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { isInSearch } from '#src/site/is-in-search.ts';
import { quickSearches, type QuickKey } from '#src/site/quick-searches.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { yard } from '../../search/stock.ts';
import { aVehicle, now, publicSettings } from '../../../fixtures/vehicles.ts';
import { presets, searchSite, stock } from './search-site.ts';

describe('search configuration of a site', () => {
  test.each(presets as QuickKey[])(
    'finds the same vehicles for %s in the live search as on its page (SRCH-10)',
    async (key) => {
      const site = searchSite({}, [
        ...stock(),
        ...yard().filter((vehicle) => isVisible(vehicle, publicSettings(), now)),
        aVehicle({ fuel: null }),
        aVehicle({ price: 15_000.4, body: 'hatchback' }),
        aVehicle({ price: 10 }),
      ]);
      const { slug } = quickSearches[key];
      const landing = site.landings.get(`/search/${slug}`)!;
      const { refinements = {}, ranges = {} } = searchConfig(site).quick.find(
        ({ path }) => path === `/search/${slug}`,
      )!.state;
      const [core, cards] = siteIndex(site)!.files;
      const client = staticSearchClient({
        load: async () => ({ core: core!.bytes, cards: cards!.bytes }),
        now: () => now,
      });
      const {
        results: [answer],
      } = await client.search([
        {
          indexName: 'Car_production',
          params: {
            hitsPerPage: 1000,
            facetFilters: Object.entries(refinements).map(([facet, values]) =>
              values.map((value) => `${facet}:${value}`),
            ),
            numericFilters: ranges.price ? [`price<=${ranges.price.max!}`] : [],
          },
        },
      ]);
      expect(landing.vehicles.length).toBeGreaterThan(0);
      expect(answer?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(
        landing.vehicles.map(({ id }) => id).toSorted(),
      );
    },
  );

  test.each<[string, boolean, object, object]>([
    ['a lower bound', false, { price: 9000 }, { ranges: { price: { min: 9001, max: null } } }],
    ['both bounds', true, { price: 9000 }, { ranges: { price: { min: 9000, max: 9000 } } }],
    ['no price', false, { price: null }, { ranges: { price: { min: null, max: 9000 } } }],
    ['an unknown body', false, { body: null }, { refinements: { body: ['suv'] } }],
    ['no conditions', true, {}, {}],
  ])('matches a vehicle to a quick search: %s (%s) (SRCH-10)', (_, expected, changes, state) => {
    expect(isInSearch(aVehicle(changes), state)).toBe(expected);
  });

  test('throws for a quick search by an unsupported facet or range', () => {
    expect(() => isInSearch(aVehicle(), { refinements: { colour: ['Red'] } })).toThrow('colour');
    expect(() => isInSearch(aVehicle(), { ranges: { km: { min: null, max: 9 } } })).toThrow('km');
  });

  test('allows only makes, models and bodies with a page in paths (ROUTE-03, ROUTE-05)', () => {
    const config = searchConfig(
      searchSite({}, [
        ...stock(),
        aVehicle({ make: 'Hybrid', model: 'One' }),
        aVehicle({ make: 'Ute', model: 'Two', body: 'ute' }),
      ]),
    );
    expect(config.makes.map(({ name }) => name)).toEqual(['Kia', 'Mazda', 'Mercedes-Benz', 'MG', 'Toyota', 'Ute']);
    expect(config.makes[0]?.models).toEqual(['Carnival', 'EV6']);
    expect(config.bodies).not.toContain('ute');
    expect(config.bodies).toContain('peopleMover');
  });

  test('leaves out quick searches that the dealer does not list (SRCH-10)', () => {
    const config = searchConfig(searchSite({ search: { presets: ['electric'] } }));
    expect(config.quick).toEqual([
      {
        path: '/search/electric',
        label: 'Electric',
        heading: 'Electric cars',
        state: { refinements: { fuel: ['electric'] } },
        count: 1,
      },
    ]);
  });

  test('has no index with another search engine (SRCH-23)', () => {
    const config = searchConfig(
      searchSite({ search: { engine: 'algolia', algolia: { appId: 'APP', searchKey: 'key' } } }),
    );
    expect(config.index).toBeNull();
    expect(config.total).toBe(stock().length);
  });

  test('links "Find Me Something Similar" to the contact page (SRCH-09)', () => {
    expect(searchConfig(searchSite()).similarUrl).toBe('/contact');
  });

  test('lists stocked values for plain-language search (SRCH-01, NLQ-01)', () => {
    const { words } = searchConfig(searchSite({ search: { bodyTiles: { truck: 'lightTruck' } } }));
    expect(words).toMatchObject({
      fuels: ['diesel', 'hybrid', 'petrol', 'electric', 'plugInHybrid'],
      seats: [5, 7, 8],
      truck: 'lightTruck',
      distanceUnit: 'km',
    });
  });
});
