import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { formatDistance, formatOdometer, toKilometres } from '#src/domain/vehicle/odometer.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { soldNotice } from '#src/domain/vehicle/sold-notice.ts';
import { bodyTypes, drives, fuels, itemTypes, transmissions } from '#src/domain/vehicle/vehicle.ts';
import {
  bodyFromSlug,
  bodyLabel,
  bodySlug,
  conditionLabel,
  driveLabel,
  fuelLabel,
  transmissionLabel,
} from '#src/domain/vocabulary/labels.ts';
import { aVehicle, publicSettings } from '../../fixtures/vehicles.ts';
import { sold } from './examples.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

test('has an American form of every regional term, and the same terms for Australia and New Zealand (REG-01)', () => {
  const { 'en-AU': australian, 'en-NZ': newZealand, 'en-US': american } = regionalTerms;
  expect(newZealand).toEqual(australian);
  expect(australian).toEqual({
    badge: 'badge',
    book: 'book',
    booked: 'booked',
    cancelled: 'cancelled',
    colour: 'colour',
    driverLicence: 'driver licence',
    enquiries: 'enquiries',
    enquiry: 'enquiry',
    favourite: 'favourite',
    kilometres: 'kilometres',
    licence: 'licence',
    mobile: 'mobile number',
    numberPlate: 'number plate',
    odometer: 'odometer',
    payslips: 'payslips',
    pickUp: 'pick-up',
    plate: 'rego',
    postcode: 'postcode',
    registration: 'rego',
    serviceHistory: 'service book',
    stock: 'stock',
    tick: 'tick',
  });
  expect(american).toEqual({
    badge: 'trim',
    book: 'schedule',
    booked: 'scheduled',
    cancelled: 'canceled',
    colour: 'color',
    driverLicence: 'driver’s license',
    enquiries: 'inquiries',
    enquiry: 'inquiry',
    favourite: 'favorite',
    kilometres: 'kilometers',
    licence: 'license',
    mobile: 'cell phone number',
    numberPlate: 'license plate',
    odometer: 'mileage',
    payslips: 'pay stubs',
    pickUp: 'pickup',
    plate: 'license plate',
    postcode: 'ZIP code',
    registration: 'registration',
    serviceHistory: 'service records',
    stock: 'inventory',
    tick: 'check',
  });
  expect(Object.keys(american)).toEqual(Object.keys(australian));
});

test.each([
  ['en-AU', 'Enquire', 'Enquire for price.', 'colour'],
  ['en-NZ', 'Enquire', 'Enquire for price.', 'colour'],
  ['en-US', 'Inquire', 'Inquire for price.', 'color'],
])(
  'in %s, localises default labels and keeps the dealer’s own as written (REG-01)',
  (locale, enquire, noPrice, colour) => {
    const { labels } = publicSettings({ regional: { locale } });
    expect(labels).toMatchObject({
      enquire,
      noPrice,
      illustration: expect.stringContaining(`body type and ${colour},`),
    });
    const own = publicSettings({ regional: { locale }, labels: { enquire: 'Enquire about this colour' } });
    expect(own.labels).toMatchObject({ enquire: 'Enquire about this colour', noPrice });
  },
);

describe('odometer', () => {
  test.each([
    [0, 'km', '0 km'],
    [10, 'km', '10 km'],
    [999.5, 'km', '1,000 km'],
    [48_210, 'km', '48,210 km'],
    [1_234_567, 'km', '1,234,567 km'],
    [48_210, 'mi', '29,956 mi'],
    [0, 'mi', '0 mi'],
    [160_934.4, 'mi', '100,000 mi'],
  ] as const)('%d kilometres in %s: %s (REG-01)', (km, unit, text) => {
    expect(formatOdometer(km, unit)).toBe(text);
  });

  test("shows the feed's miles, even though stock is stored in whole kilometres (REG-01)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (miles) => {
        expect(formatOdometer(Math.round(toKilometres(miles, 'mi')), 'mi')).toBe(`${miles.toLocaleString('en-AU')} mi`);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });

  test.each([
    [0, 'km', '0.0 km'],
    [3.44, 'km', '3.4 km'],
    [9.94, 'km', '9.9 km'],
    [9.95, 'km', '10 km'],
    [1234.4, 'km', '1,234 km'],
    [16.09344, 'mi', '10 mi'],
    [8, 'mi', '5.0 mi'],
  ] as const)('%d kilometres away in %s: %s (LOC-04)', (km, unit, text) => {
    expect(formatDistance(km, unit)).toBe(text);
  });
});

describe('vehicle nouns', () => {
  test.each([
    ['car', 'car', 'cars'],
    ['motorcycle', 'motorcycle', 'motorcycles'],
    ['caravan', 'caravan', 'caravans'],
    ['accessory', 'accessory', 'accessories'],
  ] as const)('has a singular and a plural for %s (REG-02)', (type, one, many) => {
    expect([vehicleWord(type), vehicleWord(type, { plural: true })]).toEqual([one, many]);
  });

  test.each([
    ['caravan', 'caravan', 'caravans'],
    ['motorhome', 'motorhome', 'motorhomes'],
    ['camperTrailer', 'camper trailer', 'camper trailers'],
    [null, 'caravan', 'caravans'],
  ] as const)('at a caravan yard, the body %s is called a %s (REG-02)', (body, one, many) => {
    const vehicle = aVehicle({ itemType: 'caravan', body });
    expect([vehicleWord(vehicle), vehicleWord(vehicle, { plural: true })]).toEqual([one, many]);
  });

  test('calls a car "car" whatever its body, except a motorhome (REG-02)', () => {
    expect([
      vehicleWord(aVehicle({ body: 'ute' })),
      vehicleWord(aVehicle({ body: 'motorhome' })),
      vehicleWord(aVehicle({ itemType: 'accessory', body: 'motorhome' })),
    ]).toEqual(['car', 'motorhome', 'accessory']);
  });

  test.each(itemTypes)('shows the notice on a sold %s (VDP-06, REG-02)', (itemType) => {
    expect(soldNotice(aVehicle({ ...sold, itemType }))).toBe(
      `Unfortunately this ${itemType} recently sold. But don't worry, we can help you find a similar ${itemType}!`,
    );
  });

  test.each(['in_stock', 'coming_soon'] as const)(
    'shows no sold notice for a vehicle that is %s (VDP-06)',
    (status) => {
      expect(soldNotice(aVehicle({ status }))).toBeNull();
    },
  );
});

describe('labels', () => {
  test('labels used stock Used, or Pre-Owned if configured (CARD-02)', () => {
    const types = ['new', 'demo', 'used'] as const;
    expect(types.map((type) => conditionLabel(type, publicSettings()))).toEqual(['New', 'Demo', 'Used']);
    expect(types.map((type) => conditionLabel(type, publicSettings({ cards: { usedLabel: 'Pre-Owned' } })))).toEqual([
      'New',
      'Demo',
      'Pre-Owned',
    ]);
  });

  test('has a unique slug per body that maps back to it (ROUTE-05)', () => {
    for (const locale of ['en-AU', 'en-NZ', 'en-US'] as const) {
      expect(new Set(bodyTypes.map((body) => bodySlug(body, locale))).size).toBe(bodyTypes.length);
      expect(bodyTypes.map((body) => bodyFromSlug(bodySlug(body, locale)))).toEqual([...bodyTypes]);
    }
    expect(bodyTypes.map((body) => bodyFromSlug(body))).toEqual([...bodyTypes]);
  });

  test.each([
    ['suv', 'suv'],
    ['people-mover', 'peopleMover'],
    ['SUV', 'suv'],
    ['4x4', '4x4'],
    ['stationwagon', 'stationWagon'],
    ['spaceship', null],
    ['', null],
    ['__proto__', null],
  ] as const)('maps the slug %j to the body %j (ROUTE-05)', (slug, body) => {
    expect(bodyFromSlug(slug)).toBe(body);
  });

  test.each([
    ['suv', 'SUV', 'SUVs'],
    ['hatch', 'Hatch', 'Hatches'],
    ['bus', 'Bus', 'Buses'],
    ['coupe', 'Coupe', 'Coupes'],
    ['cabChassis', 'Cab Chassis', 'Cab Chassis'],
    ['peopleMover', 'People Mover', 'People Movers'],
  ] as const)('labels %s as %s, plural %s (CARD-01)', (body, one, many) => {
    expect([bodyLabel(body), bodyLabel(body, { plural: true })]).toEqual([one, many]);
  });

  test.each([
    ['ute', 'Pickup', 'Pickups', 'pickup'],
    ['peopleMover', 'Minivan', 'Minivans', 'minivan'],
    ['stationWagon', 'Wagon', 'Wagons', 'station-wagon'],
    ['hatch', 'Hatchback', 'Hatchbacks', 'hatch'],
    ['cabChassis', 'Chassis Cab', 'Chassis Cabs', 'chassis-cab'],
    ['suv', 'SUV', 'SUVs', 'suv'],
  ] as const)('in the United States, calls a %s a %s, plural %s, slug %s (REG-01)', (body, one, many, slug) => {
    expect([
      bodyLabel(body, { locale: 'en-US' }),
      bodyLabel(body, { locale: 'en-US', plural: true }),
      bodySlug(body, 'en-US'),
    ]).toEqual([one, many, slug]);
    expect([bodyLabel(body, { locale: 'en-NZ' }), bodySlug(body, 'en-NZ')]).toEqual([bodyLabel(body), bodySlug(body)]);
  });

  test('has a distinct label for every fuel, gearbox and drive (CARD-01)', () => {
    const all = [
      ...fuels.map((fuel) => fuelLabel(fuel)),
      ...transmissions.map(transmissionLabel),
      ...drives.map((drive) => driveLabel(drive)),
      ...drives.map((drive) => driveLabel(drive, { short: true })),
    ];
    expect(new Set(all).size).toBe(fuels.length + transmissions.length + 2 * drives.length);
    expect([fuelLabel('petrol'), fuelLabel('petrol', 'en-US'), driveLabel('four', { short: true })]).toEqual([
      'Petrol',
      'Gasoline',
      '4WD',
    ]);
  });
});
