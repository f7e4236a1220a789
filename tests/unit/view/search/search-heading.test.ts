import { describe, expect, test } from 'vitest';
import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { addressOf, readAddress } from '#src/view/search/search-route.ts';
import { landingHeading } from '#src/view/copy/search/landing-copy.ts';
import { searchConfig } from '#src/view/search/site-search-config.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle } from '../../../fixtures/vehicles.ts';
import { configOf, searchSite, stock } from './search-site.ts';

const heading = (parts: Partial<SearchState>, settings = {}) => {
  const config = configOf(settings);
  const state = searchState(parts);
  return searchHeading(state, config, addressOf(state, config, '/search'));
};

describe('the heading of a search', () => {
  test.each<[string, Record<string, unknown>, Vehicle[]]>([
    ['cars', {}, stock()],
    ['pre-owned cars', { cards: { usedLabel: 'Pre-Owned' } }, stock()],
    ['American cars', { regional: { locale: 'en-US', timeZone: 'America/Chicago' } }, stock()],
    [
      'motorcycles and accessories',
      { stockRules: { itemTypes: ['motorcycle', 'accessory'] } },
      [
        aVehicle({ itemType: 'motorcycle', body: 'sportBike' }),
        aVehicle({ itemType: 'accessory', body: null, model: 'Helmet' }),
      ],
    ],
    [
      'caravans',
      { stockRules: { itemTypes: ['caravan'] } },
      [aVehicle({ itemType: 'caravan', body: 'caravan', carType: 'new' })],
    ],
  ])(
    'for a dealer selling %s, keeps the heading of every landing page when the search takes over (ROUTE-02, ROUTE-03, ROUTE-05)',
    (_, settings, vehicles) => {
      const site = searchSite(settings, vehicles);
      const config = searchConfig(site);
      const kinds = new Set<string>();
      for (const landing of site.landings.values()) {
        const state = readAddress(landing.path, '', config);
        expect(searchHeading(state, config, addressOf(state, config, landing.path)), landing.path).toBe(
          landingHeading(landing, site),
        );
        kinds.add(landing.kind);
      }
      expect([...kinds].toSorted()).toEqual(['all', 'body', 'make', 'model', 'preset', 'quick']);
    },
  );

  test.each<[string, Partial<SearchState>]>([
    ['Used SUVs', { refinements: { car_type: ['used'], body: ['suv'] } }],
    ['Used Toyota cars', { refinements: { car_type: ['used'], make: ['Toyota'] } }],
    ['Used Toyota HiLux', { refinements: { car_type: ['used'], make: ['Toyota'], model: ['HiLux'] } }],
    [
      'New and demo Kia people movers',
      { refinements: { car_type: ['new', 'demo'], make: ['Kia'], body: ['peopleMover'] } },
    ],
    ['Used and demo cars', { refinements: { car_type: ['demo', 'used'] } }],
    ['Kia and Toyota', { refinements: { make: ['Kia', 'Toyota'] } }],
    ['New Kia, Mazda and Toyota cars', { refinements: { make: ['Kia', 'Mazda', 'Toyota'], car_type: ['new'] } }],
    ['New, used and demo cars', { refinements: { make: ['Kia', 'Mazda', 'Toyota', 'MG'] } }],
    ['Toyota HiLux and Corolla', { refinements: { make: ['Toyota'], model: ['HiLux', 'Corolla'] } }],
    ['Mazda3', { refinements: { make: ['Mazda'], model: ['Mazda3'] } }],
    ['Kia', { refinements: { make: ['Kia'], model: ['Rio', 'Picanto', 'Carnival', 'EV6'] } }],
    ['New, used and demo cars', { refinements: { car_type: ['new', 'used', 'demo'] } }],
    [
      'Used cars',
      { refinements: { car_type: ['used'] }, ranges: { price: { min: null, max: 9000 } }, page: 3, sort: 'price:asc' },
    ],
    ['New, used and demo cars', { refinements: { body: ['tank'], car_type: ['stolen'] } }],
    ['7 seaters', { refinements: { seats: ['7'] }, page: 2, sort: 'km:asc' }],
  ])('%s (SRCH-14)', (words, state) => {
    expect(heading(state)).toBe(words);
  });

  test('uses the plain heading for all stock when no URL is given', () => {
    expect(searchHeading(searchState(), configOf())).toBe('All cars');
  });
});
