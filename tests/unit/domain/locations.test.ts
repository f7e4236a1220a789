import { describe, expect, test } from 'vitest';
import type { Location, LocationType } from '#src/domain/locations/location.ts';
import {
  directionsUrl,
  locationTypeLabels,
  nearestLocation,
  oneLineAddress,
  primaryLocation,
  visibleLocations,
} from '#src/domain/locations/locations.ts';
import { nearestFirst } from '#src/domain/locations/nearest-first.ts';
import { aVehicle, publicSettings } from '../../fixtures/vehicles.ts';
import { callNumber, maskPhone, phoneDigits, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { locationWith } from './examples.ts';

const idsOf = (locations: Location[], hiddenIds: string[] = []) =>
  visibleLocations(locations, publicSettings({ locations: { hiddenIds } })).map(({ id }) => id);

describe('visibleLocations', () => {
  test('sorts sales, service, then parts, with the primary location first, then in file order (LOC-01, MENU-04)', () => {
    const given = (['parts', 'service', 'sales', 'sales', 'service'] as const).map((type, index) =>
      locationWith({ id: `${type}${index}`, type, primary: index === 3, address: { street: `${index} Road` } }),
    );
    expect(idsOf(given)).toEqual(['sales3', 'sales2', 'service1', 'service4', 'parts0']);
  });

  test.each<[string, Partial<Location>, Partial<Location['address']>, boolean]>([
    ['the same phone and street', { phone: '02 5550 1234' }, {}, true],
    [
      'the same digits and street in another spelling',
      { phone: '(02) 5550-1234' },
      { street: '12 HIGH  STREET.' },
      true,
    ],
    ['the same phone in another street', { phone: '02 5550 1234' }, { street: '14 High Street' }, false],
    ['another phone in the same street', { phone: '02 5550 9999' }, {}, false],
    [
      'the same place id, nothing else alike',
      { phone: '02 5550 9999' },
      { street: '1 Elsewhere', placeId: 'P1' },
      true,
    ],
    ['another place id', { phone: '02 5550 9999' }, { placeId: 'P2' }, false],
    ['no phone', { phone: null }, {}, false],
    ['the phone as landline', { phone: null, landline: '02 5550 1234' }, {}, true],
  ])('detects duplicates: %s (LOC-01)', (_, parts, address, isDuplicate) => {
    const first = locationWith({ id: 'a', phone: '02 5550 1234', address: { placeId: 'P1' } });
    expect(idsOf([first, locationWith({ id: 'b', ...parts, address })])).toEqual(isDuplicate ? ['a'] : ['a', 'b']);
  });

  test('treats two locations without phone and street as separate (LOC-01)', () => {
    expect(idsOf(['a', 'b'].map((id) => locationWith({ id, address: { street: '', placeId: null } })))).toEqual([
      'a',
      'b',
    ]);
  });

  test.each([
    ['phone and no street', { phone: '02 5550 1234' }, { street: '', placeId: null }],
    ['street and no phone', { phone: null, landline: null }, { placeId: null }],
  ])('treats two locations with the same %s as separate (LOC-01)', (_, parts, address) => {
    expect(idsOf(['a', 'b'].map((id) => locationWith({ id, ...parts, address })))).toEqual(['a', 'b']);
  });

  test('hides hidden and invisible locations, without dropping their duplicates (LOC-01, CONF-03)', () => {
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      locationWith({
        id,
        visible: id !== 'e',
        phone: '02 5550 1234',
        address: { street: id === 'b' ? '12 High Street' : `${id} Street` },
      }),
    ) as [Location, Location, Location, Location, Location];
    expect(idsOf([{ ...a, address: b.address }, b, c, d, e], ['a', 'c'])).toEqual(['b', 'd']);
  });
});

describe('locationTypeLabels', () => {
  const labels = (...given: [type: Location['type'], city: string, street?: string][]) => {
    const places = given.map(([type, city, street = ''], index) =>
      locationWith({ id: String(index), name: `Place ${index}`, type, address: { city, street } }),
    );
    return [...locationTypeLabels(places).values()];
  };
  test.each<[string, [Location['type'], string, string?][], string[]]>([
    [
      'cities alone',
      [
        ['sales', 'Penrith'],
        ['sales', 'Ryde'],
      ],
      ['Penrith', 'Ryde'],
    ],
    ['one location', [['sales', 'Penrith']], ['Penrith']],
    [
      'no types where a city has one of each, but their streets',
      [
        ['sales', 'Penrith', '1 High Street'],
        ['service', 'Penrith', '9 Low Road'],
        ['sales', 'Ryde'],
      ],
      ['Penrith, 1 High Street', 'Penrith, 9 Low Road', 'Ryde'],
    ],
    [
      'types at one address',
      [
        ['sales', 'Penrith', '1 High Street'],
        ['service', 'Penrith', '1 High Street'],
        ['sales', 'Ryde'],
      ],
      ['Penrith, 1 High Street, Sales', 'Penrith, 1 High Street, Service', 'Ryde'],
    ],
    [
      'the type of those that a city has two of',
      [
        ['sales', 'Penrith', '1 High Street'],
        ['sales', 'Penrith', '9 Low Road'],
        ['service', 'Penrith'],
        ['sales', 'Ryde'],
      ],
      ['Penrith Sales, 1 High Street', 'Penrith Sales, 9 Low Road', 'Penrith', 'Ryde'],
    ],
    [
      'types and streets where a city has two of one type',
      [
        ['sales', 'Penrith', '1 High Street'],
        ['sales', 'Penrith', '9 Low Road'],
        ['sales', 'Ryde'],
      ],
      ['Penrith Sales, 1 High Street', 'Penrith Sales, 9 Low Road', 'Ryde'],
    ],
    [
      'types alone where all are in one city',
      [
        ['sales', 'Penrith'],
        ['service', 'penrith'],
        ['parts', 'Penrith'],
      ],
      ['Sales', 'Service', 'Parts'],
    ],
    [
      'names without a street',
      [
        ['sales', 'Penrith'],
        ['sales', 'Penrith'],
      ],
      ['Sales, Place 0', 'Sales, Place 1'],
    ],
    [
      'a location without a city',
      [
        ['service', ''],
        ['sales', 'Ryde'],
      ],
      ['Service', 'Ryde'],
    ],
  ])('%s (MENU-04)', (_, given, expected) => {
    expect(labels(...given)).toEqual(expected);
  });
});

describe('addresses', () => {
  test.each<[Partial<Location['address']>, string]>([
    [{}, '12 High Street, Penrith NSW 2750'],
    [{ street: '' }, 'Penrith NSW 2750'],
    [{ city: '', state: '', postcode: '' }, '12 High Street'],
    [{ state: '' }, '12 High Street, Penrith 2750'],
  ])('writes %j on one line (LOC-01)', (address, line) => {
    expect(oneLineAddress(locationWith({ address }).address)).toBe(line);
  });

  test.each([
    ['en-AU', '12 High Street, Penrith NSW 2750'],
    ['en-NZ', '12 High Street, Penrith 2750'],
    ['en-US', '12 High Street, Penrith, NSW 2750'],
  ] as const)('formats an address for %s (REG-01)', (locale, line) => {
    expect(oneLineAddress(locationWith({ address: {} }).address, locale)).toBe(line);
  });

  test.each<[string, Partial<Location['address']>, string | null]>([
    ["the dealer's own place address", { placeUrl: 'https://maps.example/p' }, 'https://maps.example/p'],
    [
      'an address',
      {},
      'https://www.google.com/maps/dir/?api=1&destination=12%20High%20Street%2C%20Penrith%20NSW%202750',
    ],
    [
      'an address with place id',
      { placeId: 'A b' },
      'https://www.google.com/maps/dir/?api=1&destination=12%20High%20Street%2C%20Penrith%20NSW%202750&destination_place_id=A%20b',
    ],
    [
      'coordinates alone',
      { street: '', latitude: -33.75, longitude: 150.7 },
      'https://www.google.com/maps/dir/?api=1&destination=-33.75%2C150.7',
    ],
    ['nothing', { street: '' }, null],
  ])('builds the Get Directions link from %s (LOC-01)', (_, address, url) => {
    expect(directionsUrl(locationWith({ address }))).toBe(url);
  });

  test('finds the nearest location, and ignores locations without coordinates (LOC-04)', () => {
    const places = [
      locationWith({ id: 'none' }),
      locationWith({ id: 'far', address: { latitude: -37.8, longitude: 145 } }),
      locationWith({ id: 'near', address: { latitude: -33.8, longitude: 151 } }),
    ];
    const found = nearestLocation({ latitude: -33.87, longitude: 151.2 }, places);
    expect([found?.location.id, Math.round(found?.km ?? 0)]).toEqual(['near', 20]);
    expect(nearestLocation({ latitude: 0, longitude: 0 }, places.slice(0, 1))).toBeNull();
  });
});

describe('locations by distance (LOC-04)', () => {
  const ordered = (...places: [name: string, type: LocationType, km: number][]) =>
    nearestFirst(places.map(([name, type, km]) => ({ name, type, km }))).map(({ name }) => name);

  test.each<[string, Parameters<typeof ordered>, string[]]>([
    [
      'the nearest comes first',
      [
        ['far', 'sales', 9],
        ['near', 'sales', 2],
      ],
      ['near', 'far'],
    ],
    [
      'a yard comes before the workshop beside it',
      [
        ['shop', 'service', 2],
        ['yard', 'sales', 2.2],
      ],
      ['yard', 'shop'],
    ],
    [
      'a yard comes before a parts counter a kilometre nearer',
      [
        ['parts', 'parts', 2],
        ['yard', 'sales', 3],
      ],
      ['yard', 'parts'],
    ],
    [
      'a yard more than a kilometre further does not',
      [
        ['shop', 'service', 2],
        ['yard', 'sales', 3.01],
      ],
      ['shop', 'yard'],
    ],
    [
      'the nearer of two yards beside a workshop comes first',
      [
        ['b', 'sales', 2.4],
        ['shop', 'service', 2],
        ['a', 'sales', 2.3],
      ],
      ['a', 'b', 'shop'],
    ],
    [
      'a yard never overtakes a nearer yard',
      [
        ['a', 'sales', 2],
        ['b', 'sales', 2.5],
      ],
      ['a', 'b'],
    ],
    [
      'the same rule applies further down',
      [
        ['a', 'sales', 1],
        ['shop', 'service', 20],
        ['yard', 'sales', 20.5],
      ],
      ['a', 'yard', 'shop'],
    ],
    [
      'locations at the same distance keep their order',
      [
        ['shop', 'service', 5],
        ['parts', 'parts', 5],
      ],
      ['shop', 'parts'],
    ],
    ['no locations give an empty list', [], []],
  ])('%s', (_, places, names) => {
    expect(ordered(...places)).toEqual(names);
  });

  test('applies the same rule when finding the location nearest to a point', () => {
    const at = (id: string, type: LocationType, latitude: number) =>
      locationWith({ id, type, address: { latitude, longitude: 151 } });
    const shopAndYard = [at('shop', 'service', -33.8), at('yard', 'sales', -33.803)];
    const point = { latitude: -33.7, longitude: 151 };
    const found = nearestLocation(point, shopAndYard);
    expect([found?.location.id, found?.km.toFixed(1)]).toEqual(['yard', '11.5']);
    expect(nearestLocation(point, [shopAndYard[0]!, at('other', 'sales', -33.82)])?.location.id).toBe('shop');
  });
});

test('picks the first in the dealer’s order when two locations are equally far (LOC-04)', () => {
  const both = ['a', 'b'].map((id) => locationWith({ id, address: { latitude: -33.8, longitude: 151 } }));
  const half = locationWith({ id: 'half', address: { latitude: 0 } });
  expect(nearestLocation({ latitude: -33, longitude: 151 }, [half, ...both])?.location.id).toBe('a');
});

test('the main location is the primary sales location, else the first sales location, else the first (LOC-01)', () => {
  const [service, first, second] = [
    locationWith({ id: 'service', type: 'service', primary: true }),
    locationWith({ id: 'first', primary: false }),
    locationWith({ id: 'second', primary: true }),
  ];
  const main = (...places: Location[]) => primaryLocation(places)?.id ?? null;
  expect(main(service, first, second)).toBe('second');
  expect(main(service, first)).toBe('first');
  expect(main(service)).toBe('service');
  expect(main()).toBeNull();
});

describe('phone numbers', () => {
  test.each([
    ['02 5550 1234', 'tel:0255501234'],
    ['(02) 5550-1234', 'tel:0255501234'],
    ['+61 2 5550 1234', 'tel:+61255501234'],
    ['+61 (0)2 5550 1234', 'tel:+61255501234'],
    ['1300 975 700', 'tel:1300975700'],
    ['1300 CAR YARD', 'tel:13002279273'],
    ['02 5550 1234 ext 12', 'tel:0255501234'],
    ['+1 (702) 555-0142', 'tel:+17025550142'],
  ])('dials %s as %s (MENU-04)', (number, href) => {
    expect(phoneHref(number)).toBe(href);
    expect(phoneDigits(number)).toMatch(/^\d+$/);
  });

  test.each([
    ['02 5550 1234', '02 55•• ••••'],
    ['0491 570 156', '0491 ••• •••'],
    ['1300975700', '13009•••••'],
    ['12345', '12345'],
    ['', ''],
  ])('masks %s as %s, keeping five characters (VDP-11)', (number, mask) => {
    expect(maskPhone(number)).toBe(mask);
  });

  const all = { override: 'O', new: 'N', used: 'U', demo: 'D' };
  test.each<[string, Record<string, string>, 'new' | 'used' | 'demo' | null, object | null, string | null]>([
    ['the override', all, 'used', { phone: 'L' }, 'O'],
    ["the override, of the workshop's receipts too", all, null, { type: 'service', phone: 'W' }, 'O'],
    ['by type: new', { ...all, override: '' }, 'new', { phone: 'L' }, 'N'],
    ['by type: used', { ...all, override: '' }, 'used', { phone: 'L' }, 'U'],
    ['by type: demo', { ...all, override: '' }, 'demo', { phone: 'L' }, 'D'],
    ['demo falls back to new', { new: 'N' }, 'demo', { phone: 'L' }, 'N'],
    ['used does not ring the new-car desk', { new: 'N' }, 'used', { phone: 'L' }, 'L'],
    ["the location's", {}, 'used', { phone: 'L' }, 'L'],
    ["the location's landline", {}, 'used', { phone: null, landline: 'LL' }, 'LL'],
    ["without a vehicle the location's", { new: 'N' }, null, { phone: 'L' }, 'L'],
    ['without a vehicle and location the new default', { new: 'N', used: 'U' }, null, null, 'N'],
    ['without a vehicle and location the used default', { used: 'U' }, null, null, 'U'],
    ['none', {}, 'used', null, null],
  ])('the call button dials %s (VDP-11)', (_, phones, carType, location, number) => {
    const given = Object.fromEntries(Object.entries(phones).filter(([, value]) => value !== ''));
    const place = location && { phone: null, landline: null, ...location };
    expect(callNumber(carType && aVehicle({ carType }), place, publicSettings({ phones: given }))).toBe(number);
  });
});
