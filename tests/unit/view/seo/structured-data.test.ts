import { describe, expect, test } from 'vitest';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { autoDealer, placeOfBusiness } from '#src/view/seo/auto-dealer.ts';
import { breadcrumbList } from '#src/view/seo/breadcrumb-list.ts';
import { vehicleData } from '#src/view/seo/vehicle.ts';
import { webManifest } from '#src/view/seo/web-manifest.ts';
import { aContext, aLocation, aTenant, aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const seller = { '@type': 'AutoDealer' as const, name: 'Sample Motors' };
/** Drops undefined properties, as JSON does. */
const read = (data: object) =>
  JSON.parse(JSON.stringify(data)) as Record<string, unknown> & { offers: Record<string, unknown> };
const dataOf = (vehicle: Vehicle, changed = settings) =>
  read(vehicleData(vehicle, priceDisplay(vehicle, changed), seller, 'Described.', changed));

describe('a vehicle’s structured data', () => {
  test('describes a used car with its offer and seller (OPS-07)', () => {
    expect(dataOf(aVehicle({ slug: 'one', vin: 'JTMRW3FV00D021846', stockNumber: 'S1' }))).toMatchObject({
      '@type': 'Car',
      url: 'https://www.sample.example/cars/one',
      name: '2021 Toyota Corolla Ascent Sport',
      brand: { name: 'Toyota' },
      model: 'Corolla',
      vehicleModelDate: '2021',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 48_210, unitCode: 'KMT' },
      vehicleIdentificationNumber: 'JTMRW3FV00D021846',
      bodyType: 'Hatch',
      color: 'Glacier White',
      driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
      fuelType: 'Petrol',
      vehicleTransmission: 'Automatic',
      vehicleSeatingCapacity: 5,
      numberOfDoors: 5,
      sku: 'S1',
      offers: {
        '@type': 'Offer',
        price: 25_990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        url: 'https://www.sample.example/cars/one',
        seller: { name: 'Sample Motors' },
      },
    });
  });

  test('states the price that the page shows (PRICE-02)', () => {
    const vehicle = aVehicle({ price: 19_990.4, beforePrice: 24_990 });
    const shown = priceDisplay(vehicle, settings);
    expect(shown.kind === 'price' && shown.amount).toBe(dataOf(vehicle).offers.price);
  });

  test.each([
    ['none', null],
    ['a placeholder', 1],
  ])('omits the offer if the vehicle’s price is %s (OPS-07, PRICE-02)', (_, price) => {
    expect(dataOf(aVehicle({ price }))).not.toHaveProperty('offers');
  });

  test.each([
    ['sold', { status: 'sold' as const }, 'SoldOut'],
    ['reserved', { reserved: true }, 'Reserved'],
    ['coming soon', { status: 'coming_soon' as const }, 'PreOrder'],
  ])('sets the availability of a vehicle that is %s (OPS-07)', (_, overrides, availability) => {
    expect(dataOf(aVehicle(overrides)).offers.availability).toBe(`https://schema.org/${availability}`);
  });

  test('marks a new car as new and a demo as used (OPS-07)', () => {
    expect(dataOf(aVehicle({ carType: 'new' })).itemCondition).toBe('https://schema.org/NewCondition');
    expect(dataOf(aVehicle({ carType: 'demo' })).itemCondition).toBe('https://schema.org/UsedCondition');
  });

  test('uses the types and units of other stock and countries (REG-01, REG-02)', () => {
    const american = publicSettings({ regional: { locale: 'en-US', distanceUnit: 'mi', currency: 'USD' } });
    expect(dataOf(aVehicle({ odometer: 16_093 }), american)).toMatchObject({
      mileageFromOdometer: { value: 10_000, unitCode: 'SMI' },
      offers: { priceCurrency: 'USD' },
    });
    expect(dataOf(aVehicle({ itemType: 'motorcycle' }))['@type']).toBe('Motorcycle');
    expect(dataOf(aVehicle({ itemType: 'caravan' }))['@type']).toBe('Vehicle');
  });

  test('lists photos with absolute URLs, but no illustrations', () => {
    expect(dataOf(aVehicle({ images: ['/_p/a-1a2b3c4d5e-2000x1333.webp'] })).image).toEqual([
      'https://www.sample.example/_p/a-1a2b3c4d5e-1200.webp',
    ]);
    expect(dataOf(aVehicle({ images: ['/photos/a.webp'], imagesAreIllustrations: true }))).not.toHaveProperty('image');
  });
});

describe('the dealer’s structured data', () => {
  test('describes a single location as the dealer, with address, coordinates and hours (OPS-07)', () => {
    expect(read(autoDealer(aContext()))).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Sample Motors',
      url: 'https://www.sample.example/',
      telephone: '+61255501234',
      address: {
        streetAddress: '12 Sample Street',
        addressLocality: 'Penrith',
        addressRegion: 'NSW',
        postalCode: '2750',
        addressCountry: 'AU',
      },
      geo: { latitude: -33.75, longitude: 150.69 },
      openingHoursSpecification: [1, 2, 3, 4, 5].map(() => ({ opens: '08:30', closes: '17:30' })),
    });
  });

  test('states both spans of a day with a lunch break (LOC-02, OPS-07)', () => {
    const spans = [
      { weekday: 4, status: 'Open' as const, open: '09:00', close: '12:00' },
      { weekday: 4, status: 'Open' as const, open: '13:00', close: '17:00' },
    ];
    const dealer = aTenant({ locations: [aLocation({ openingHours: spans })] });
    expect(read(autoDealer(aContext(dealer)))).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Thursday', opens: '09:00', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Thursday', opens: '13:00', closes: '17:00' },
      ],
    });
  });

  test('lists a group’s locations as departments by type (OPS-07)', () => {
    const tenant = aTenant({ locations: [aLocation(), aLocation({ slug: 'workshop', type: 'service' })] });
    const data = read(autoDealer(aContext(tenant))) as unknown as { department: { '@type': string; '@id': string }[] };
    expect(data.department.map((place) => [place['@type'], place['@id']])).toEqual([
      ['AutoDealer', 'https://www.sample.example/locations/penrith'],
      ['AutoRepair', 'https://www.sample.example/locations/workshop'],
    ]);
  });

  test.each([
    ['/images/logo.svg', 'https://www.sample.example/images/logo.svg'],
    ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
  ])('resolves the logo %s to %s (OPS-07)', (logo, address) => {
    expect(read(autoDealer(aContext(aTenant({ settings: { branding: { logo } } })))).logo).toBe(address);
  });

  test('marks a public holiday as closed on its date (LOC-02)', () => {
    const place = placeOfBusiness(
      aLocation({
        specialHours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }],
      }),
      settings,
    );
    expect(place.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ]);
  });
});

test('ends breadcrumbs with the page itself (OPS-07)', () => {
  expect(
    breadcrumbList(
      [
        { label: 'Home', url: '/' },
        { label: 'Kia', url: null },
      ],
      '/search/kia',
      'https://a.example',
    ).itemListElement,
  ).toMatchObject([
    { position: 1, name: 'Home', item: 'https://a.example/' },
    { position: 2, name: 'Kia', item: 'https://a.example/search/kia' },
  ]);
});

test('includes the dealer’s name and icon in the web manifest', () => {
  const tenant = aTenant({ settings: { branding: { favicon: '/images/icon.svg' } } });
  expect(JSON.parse(webManifest(aContext(tenant)))).toMatchObject({
    name: 'Sample Motors',
    start_url: '/',
    icons: [{ src: '/images/icon.svg', type: 'image/svg+xml' }],
  });
});
