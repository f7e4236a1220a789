/** Structured data that search engines require, for every kind of stock. */
import { describe, expect, test } from 'vitest';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { department } from '#src/view/seo/auto-dealer.ts';
import { breadcrumbList } from '#src/view/seo/breadcrumb-list.ts';
import { vehicleData } from '#src/view/seo/vehicle.ts';
import { aLocation, aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

type Json = Record<string, unknown>;
const settings = publicSettings();
const read = (data: object) => JSON.parse(JSON.stringify(data)) as Json;
const dataOf = (vehicle: Vehicle, changed = settings) =>
  read(
    vehicleData(
      vehicle,
      priceDisplay(vehicle, changed),
      { ...department(aLocation(), changed), '@type': 'AutoDealer' },
      'Described.',
      changed,
    ),
  );

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const schema =
  (...names: string[]) =>
  (value: unknown) =>
    names.some((name) => value === `https://schema.org/${name}`);

const vehicleProperties: [string, (value: unknown) => boolean][] = [
  ['name', isText],
  ['description', isText],
  ['url', isAddress],
  ['brand.name', isText],
  ['model', isText],
  ['itemCondition', schema('NewCondition', 'UsedCondition')],
  ['offers.@type', (value) => value === 'Offer'],
  ['offers.url', isAddress],
  ['offers.availability', schema('InStock', 'SoldOut', 'Reserved', 'PreOrder')],
  ['offers.itemCondition', schema('NewCondition', 'UsedCondition')],
  ['offers.seller.@type', (value) => value === 'AutoDealer'],
  ['offers.seller.name', isText],
  ['offers.seller.telephone', isText],
  ['offers.seller.address.addressCountry', isText],
];
const at = (data: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], data);
const missingProperties = (data: Json) =>
  vehicleProperties
    .filter(([path, test]) => (data.offers !== undefined || !path.startsWith('offers.')) && !test(at(data, path)))
    .map(([path]) => path);

const stock: [string, string, Partial<Vehicle>][] = [
  ['a used car', 'Car', {}],
  ['a new car', 'Car', { carType: 'new', odometer: null, plate: null }],
  ['a demo', 'Car', { carType: 'demo' }],
  ['a sold car', 'Car', { status: 'sold' }],
  ['a car that is coming', 'Car', { status: 'coming_soon' }],
  ['a car without a price', 'Car', { price: null }],
  [
    'a bare row',
    'Car',
    {
      badge: null,
      series: null,
      body: null,
      colour: null,
      fuel: null,
      transmission: null,
      drive: null,
      odometer: null,
      seats: null,
      doors: null,
      vin: null,
      stockNumber: null,
    },
  ],
  ['a motorcycle', 'Motorcycle', { itemType: 'motorcycle', body: 'sportBike', doors: null }],
  ['a caravan', 'Vehicle', { itemType: 'caravan', body: 'caravan', odometer: null }],
  ['an accessory', 'Product', { itemType: 'accessory' }],
];

describe('structured data of every kind of stock', () => {
  test.each(stock)('%s is a %s with every required property (OPS-07)', (_, type, overrides) => {
    const data = dataOf(aVehicle(overrides));
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@type']).toBe(type);
    expect(missingProperties(data)).toEqual([]);
  });

  test.each(stock)(
    '%s (%s): offers it at the price on the page, or not at all (OPS-07, PRICE-02)',
    (_, __, overrides) => {
      const vehicle = aVehicle(overrides);
      const offers = dataOf(vehicle).offers as Json | undefined;
      const shown = priceDisplay(vehicle, settings);
      expect(offers && [offers.price, offers.priceCurrency]).toEqual(
        shown.kind === 'price' ? [shown.amount, 'AUD'] : undefined,
      );
    },
  );

  test.each([
    [{ status: 'in_stock' }, 'InStock'],
    [{ status: 'sold' }, 'SoldOut'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ preorder: true }, 'PreOrder'],
    [{ reserved: true }, 'Reserved'],
    [{ reserved: true, status: 'sold' }, 'SoldOut'],
  ] as [Partial<Vehicle>, string][])('the availability of %j is %s (OPS-07)', (overrides, availability) => {
    expect(at(dataOf(aVehicle(overrides)), 'offers.availability')).toBe(`https://schema.org/${availability}`);
  });

  test.each([
    ['en-AU', 'km', 10_000, 'KMT', 10_000],
    ['en-US', 'mi', 16_093, 'SMI', 10_000],
  ] as const)(
    'in %s with distances in %s, states %i kilometres as %s %i (REG-02)',
    (locale, distanceUnit, odometer, unitCode, value) => {
      expect(
        dataOf(aVehicle({ odometer }), publicSettings({ regional: { locale, distanceUnit } })).mileageFromOdometer,
      ).toMatchObject({ '@type': 'QuantitativeValue', unitCode, value });
    },
  );

  test('has no odometer, gearbox or VIN for an accessory (OPS-07)', () => {
    const data = dataOf(aVehicle({ itemType: 'accessory', vin: 'JTMRW3FV00D021846' }));
    for (const property of [
      'mileageFromOdometer',
      'vehicleTransmission',
      'vehicleIdentificationNumber',
      'vehicleModelDate',
    ])
      expect(data).not.toHaveProperty(property);
  });

  test('states a caravan’s width in millimetres and masses in kilograms (OPS-07, VDP-10)', () => {
    const specifications = {
      bodyWidth: 8,
      bodyLength: 20,
      tareWeight: 2410,
      axleType: null,
      sleeps: 5,
      aggregateTrailerMass: 2800,
    };
    expect(dataOf(aVehicle({ itemType: 'caravan', specifications }))).toMatchObject({
      width: { value: 2438, unitCode: 'MMT' },
      weight: { value: 2410, unitCode: 'KGM' },
      weightTotal: { value: 2800, unitCode: 'KGM' },
    });
  });

  test('lists up to eight photos with absolute URLs (OPS-07)', () => {
    const { image } = dataOf(aVehicle({ images: Array.from({ length: 30 }, (_, index) => `/photos/${index}.webp`) }));
    expect(image).toHaveLength(8);
    expect((image as string[]).every((address) => address.startsWith('https://www.sample.example/photos/'))).toBe(true);
  });
});

test('numbers breadcrumbs from one, each with a name and URL (OPS-07)', () => {
  const trail = read(
    breadcrumbList(
      [
        { label: 'Home', url: '/' },
        { label: 'Used cars', url: '/search/used-cars' },
        { label: '2021 Toyota Corolla', url: null },
      ],
      '/cars/one',
      'https://a.example',
    ),
  );
  const items = trail.itemListElement as Json[];
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(items.every(({ name, item }) => isText(name) && isAddress(item))).toBe(true);
  expect(items.at(-1)!.item).toBe('https://a.example/cars/one');
});
