import { expect, test } from 'vitest';
import { publicSettings } from '../../../fixtures/vehicles.ts';
import { locationsMap } from '#src/view/locations/locations-map.ts';

const settings = publicSettings({});
const card = (name: string, latitude: number | null, longitude: number | null) => ({
  location: {
    name,
    address: { street: '', city: name, state: 'NSW', postcode: '', latitude, longitude, placeUrl: null, placeId: null },
  },
  oneLineAddress: `1 Road, ${name}`,
  url: `/locations/${name}`,
  directionsUrl: null,
});

test('maps all locations, with one pin for neighbours and none without coordinates (LOC-01)', () => {
  const cards = [
    card('sales', -33.7, 151.2),
    card('service', -33.703, 151.204),
    card('unknown', null, null),
    card('penrith', -33.8, 150.6),
  ];
  const map = locationsMap(cards, settings)!;
  expect(map.pins.map(({ latitude, places }) => [latitude, ...places.map(({ name }) => name)])).toEqual([
    [-33.7, 'sales', 'service'],
    [-33.8, 'penrith'],
  ]);
  expect(map.pins[1]!.places).toEqual([
    { name: 'penrith', address: '1 Road, penrith', url: '/locations/penrith', directionsUrl: null },
  ]);
  expect([map.tiles, map.attribution]).toEqual([settings.map.tiles, expect.stringContaining('OpenStreetMap')]);
});

test.each([
  ['one position only', [card('sales', 1, 2), card('service', 1, 2)], settings],
  ['no positions', [card('a', null, 2), card('b', 1, null)], settings],
  ['maps off', [card('a', 1, 2), card('b', 2, 3)], { ...settings, map: { ...settings.map, shown: false } }],
])('shows no map with %s (LOC-01)', (_, cards, given) => {
  expect(locationsMap(cards, given)).toBeNull();
});
