import { describe, expect, test } from 'vitest';
import { fromQueryString } from '#src/domain/search/search-query.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { siteContext } from '#src/routes/route-table.ts';
import { landingFilters } from '#src/view/search/landing-filters.ts';
import { offeredFilters } from '#src/view/search/offered-filters.ts';
import { siteOf } from '#src/site/site.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const stock = [
  aVehicle({ id: 'a', slug: 'a', state: 'NSW', city: 'Penrith', locationName: 'Penrith', price: 12_000 }),
  aVehicle({ id: 'b', slug: 'b', state: 'NSW', model: 'Yaris', price: null }),
  aVehicle({
    id: 'c',
    slug: 'c',
    state: 'VIC',
    make: 'Kia',
    model: 'Rio',
    body: 'sedan',
    badge: 'Sport',
    carType: 'demo',
  }),
];

function filtersOf(path: string, search: object = {}, vehicles: Vehicle[] = stock) {
  const tenant = aTenant({ settings: { search } });
  const listed = someStock(vehicles);
  const site = siteOf(tenant, listed, siteContext(tenant, listed));
  const groups = landingFilters(site.landings.get(path)!, site);
  return { groups, groupOf: (key: string) => groups.find((group) => group.key === key)!, settings: site.settings };
}
const asked = (url: string) => fromQueryString(url.slice(url.indexOf('?') + 1));

describe('the filters of a list before the live search loads', () => {
  test.each(['/cars/', '/search/toyota', '/search/used-cars', '/search/hatch'])(
    '%s has the same groups in the same order as the search, with quick searches last (SRCH-02)',
    (path) => {
      const { groups, settings } = filtersOf(path, { sidebar: { shown: true }, presets: ['under-40000'] });
      const keys = groups.map(({ key }) => key);
      expect(keys.at(-1)).toBe('preset');
      // The search has no group either for a filter without values.
      expect(keys.slice(0, -1)).toEqual(offeredFilters(settings).filter((name) => keys.includes(name)));
      expect(keys).toEqual(
        expect.arrayContaining(['car_type', 'make', 'model', 'body', 'price', 'km', 'year', 'city', 'location_name']),
      );
    },
  );

  test('lists price ranges and seats in numeric order, and other values by count (SRCH-03)', () => {
    const filters = ['price_range', 'seats', 'model'];
    const vehicles = [
      aVehicle({ id: 'a', slug: 'a', price: 105_000, seats: 8, model: 'Sahara' }),
      aVehicle({ id: 'b', slug: 'b', price: 14_000, seats: 5 }),
      aVehicle({ id: 'c', slug: 'c', price: 15_000, seats: 5 }),
      aVehicle({ id: 'd', slug: 'd', price: 4000, seats: 12, model: 'Coaster' }),
    ];
    const { groupOf } = filtersOf('/cars/', { filters, openFilters: filters }, vehicles);
    const labels = (key: string) => groupOf(key).options.map(({ label }) => label);
    expect(labels('price_range')).toEqual(['$0 - $9,999', '$10,000 - $19,999', '$100,000+']);
    expect(labels('seats')).toEqual(['5 seats', '8 seats', '12 seats']);
    expect(groupOf('model').options[0]!.count).toBe(2);
  });

  test('has no group for a filter without values (SRCH-02)', () => {
    const { groups } = filtersOf('/cars/', { filters: ['make', 'cab', 'price'] });
    expect(groups.map(({ key }) => key)).not.toContain('cab');
  });

  test('lists links with counts in open groups, and leaves closed groups empty (SRCH-02)', () => {
    const { groupOf } = filtersOf('/cars/', { openFilters: ['state'] });
    expect(groupOf('state')).toMatchObject({ isOpen: true, options: [{ count: 2 }, { count: 1 }] });
    expect(asked(groupOf('state').options[1]!.url)).toMatchObject({ refinements: { state: ['VIC'] } });
    expect(groupOf('colour')).toMatchObject({ isOpen: false, options: [], form: null });
  });

  test('counts what the link finds, including used stock below the dealer’s minimum price (SRCH-21)', () => {
    const { groupOf } = filtersOf('/search/toyota', { minimumPriceLevel: 2 });
    const [used] = groupOf('car_type').options;
    expect(used).toMatchObject({ label: 'Used', count: 1 });
    expect(asked(used!.url)).toMatchObject({ refinements: { make: ['Toyota'], car_type: ['used'] } });
  });

  test('submits price ranges with the list’s own search, and with the price widget’s sort order if shown (SRCH-12)', () => {
    expect(filtersOf('/search/toyota').groupOf('price').form).toEqual({
      name: 'price',
      hidden: [['refinementList[make][0]', 'Toyota']],
      min: null,
      max: null,
      words: null,
    });
    const { form } = filtersOf('/search/under-40000', {
      presets: ['under-40000'],
      priceWidget: { shown: true },
    }).groupOf('price');
    expect(form).toMatchObject({
      hidden: [['sortBy', 'Car_production:price:desc']],
      max: 40_000,
      words: '$5,000 or less - $40,000',
    });
  });

  test.each([[['sedan']], [['sedan', 'hatch']]])(
    'lists bodies with the tiles %j first, in their order (SRCH-07)',
    (custom) => {
      const { groupOf } = filtersOf('/cars/', { bodyTiles: { custom } });
      expect(groupOf('body')).toMatchObject({
        first: custom.length,
        options: [{ label: 'Sedan' }, { label: 'Hatch' }],
      });
    },
  );

  test('has no links or forms for search-only filters with another search engine (SRCH-19)', () => {
    const { groupOf } = filtersOf('/search/toyota', { engine: 'algolia', openFilters: ['state'] });
    for (const key of ['car_type', 'body', 'state', 'price'])
      expect(groupOf(key), key).toMatchObject({ options: [], form: null });
  });
});

describe('range limits from a plain form or a URL', () => {
  test.each([
    ['range[price][min]=10k&range[price][max]=', { min: 10_000, max: null }],
    ['range[price][min]=&range[price][max]=%2433%2C000', { min: null, max: 33_000 }],
    ['range[price][min]=50000&range[price][max]=10000', { min: 10_000, max: 50_000 }],
    // The live search sends both limits together; a shared URL may have them swapped.
    ['range[price]=50000:10000', { min: 10_000, max: 50_000 }],
    ['range[price][min]=abc&range[price][max]=', undefined],
    ['range[price][min]=999999999999&range[price][max]=', undefined],
    ['range[constructor][min]=1', undefined],
  ])('reads %s (SRCH-12)', (query, range) => {
    expect(fromQueryString(query).ranges.price).toEqual(range);
  });
});
