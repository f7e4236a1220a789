import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';
import { sold } from './examples.ts';

const card = (parts: Partial<Vehicle> = {}, changes: Record<string, unknown> = {}) =>
  cardData(aVehicle(parts), publicSettings(changes), now, 'list');
const facts = (parts: Partial<Vehicle>, changes: Record<string, unknown> = {}) =>
  card(parts, changes).facts.map(({ label, value }) => `${label}: ${value}`);

describe('cardData', () => {
  test('has title, subtitle, location, price with its type, tag and URL (CARD-01)', () => {
    expect(
      card({
        id: 'a',
        slug: 's',
        year: 2021,
        make: 'Mazda',
        model: 'CX-5',
        badge: 'Akera',
        series: 'KF',
        city: 'Penrith',
        state: 'NSW',
        price: 28_990,
        createdAt: now,
        images: ['/p.webp'],
        photosCount: 12,
        colour: 'Soul Red',
      }),
    ).toMatchObject({
      id: 'a',
      slug: 's',
      url: '/cars/s',
      title: '2021 Mazda CX-5',
      subtitle: 'Akera KF',
      condition: 'Used',
      place: 'Penrith NSW',
      image: '/p.webp',
      imageAlt: '2021 Mazda CX-5 Akera in soul red',
      placeholder: null,
      photosCount: 12,
      ground: '#c4161c',
      price: { text: '$28,990', label: 'Excl. government charges' },
      tag: { kind: 'new' },
      sold: false,
      stockNumber: null,
    });
  });

  test.each<[Partial<Vehicle>, string]>([
    [{ badge: 'SR5', series: null }, 'SR5'],
    [{ badge: null, series: 'KF' }, 'KF'],
    [{ badge: null, series: null }, ''],
  ])('the subtitle of %j is %j (CARD-01)', (parts, subtitle) => {
    expect(card(parts).subtitle).toBe(subtitle);
  });

  const known: Partial<Vehicle> = {
    carType: 'used',
    transmission: 'automatic',
    odometer: 48_210,
    fuel: 'petrol',
    body: 'suv',
    drive: 'all',
    seats: 7,
    colour: 'Blue',
    year: 2021,
    engineSize: '2.0 L',
    specifications: {
      bodyWidth: null,
      bodyLength: null,
      tareWeight: null,
      axleType: null,
      sleeps: 4,
      aggregateTrailerMass: null,
    },
  };
  test.each<[string, Record<string, unknown>, string[]]>([
    ['by default', {}, ['Odometer: 48,210 km', 'Transmission: Automatic', 'Fuel Type: Petrol', 'Body: SUV']],
    [
      'the four-item row',
      { cards: { facts: ['condition', 'transmission', 'odometer', 'fuel'] } },
      ['Condition: Used', 'Transmission: Automatic', 'Odometer: 48,210 km', 'Fuel Type: Petrol'],
    ],
    ['Pre-Owned', { cards: { facts: ['condition'], usedLabel: 'Pre-Owned' } }, ['Condition: Pre-Owned']],
    [
      'others, four at most',
      { cards: { facts: ['drive', 'seats', 'colour', 'year', 'engine'] } },
      ['Drive: AWD', 'Seats: 7 seats', 'Colour: Blue', 'Year: 2021'],
    ],
    ['of a caravan', { cards: { facts: ['sleeps', 'engine'] } }, ['Sleeps: Sleeps 4', 'Engine: 2.0 L']],
    [
      'in the United States',
      { regional: { locale: 'en-US', distanceUnit: 'mi' }, cards: { facts: ['odometer', 'colour', 'fuel'] } },
      ['Mileage: 29,956 mi', 'Color: Blue', 'Fuel Type: Gasoline'],
    ],
  ])('shows facts %s (CARD-01, CARD-02)', (_, changes, expected) => {
    expect(facts(known, changes)).toEqual(expected);
  });

  test('skips unknown facts in favour of the next ones, and shows 0 km (CARD-01)', () => {
    expect(
      facts(
        { ...known, transmission: null, odometer: 0 },
        { cards: { facts: ['odometer', 'transmission', 'fuel', 'body', 'seats'] } },
      ),
    ).toEqual(['Odometer: 0 km', 'Fuel Type: Petrol', 'Body: SUV', 'Seats: 7 seats']);
    expect(facts({ odometer: null, transmission: null, fuel: null, body: null, specifications: null })).toEqual([]);
  });

  test.each<[string, Partial<Vehicle>, string | null]>([
    ['coming soon without a photo', { status: 'coming_soon', images: [] }, 'New Arrival'],
    ['in stock without a photo', { status: 'in_stock', images: [] }, 'Photos to come'],
    ['coming soon with a photo', { status: 'coming_soon', images: ['/a.webp'] }, null],
  ])('sets the placeholder for a vehicle %s (CARD-06)', (_, parts, placeholder) => {
    expect(card(parts).placeholder).toBe(placeholder);
    expect(card(parts).image === null).toBe(placeholder !== null);
  });

  test("takes the placeholder's text from settings (CARD-06)", () => {
    expect(card({ status: 'coming_soon', images: [] }, { labels: { newArrival: 'On its way' } }).placeholder).toBe(
      'On its way',
    );
  });

  test('describes an illustration as one (CARD-01)', () => {
    expect(
      card({
        images: ['/d.webp'],
        imagesAreIllustrations: true,
        year: 2021,
        make: 'Kia',
        model: 'Rio',
        badge: null,
        colour: null,
      }).imageAlt,
    ).toBe('Illustration of a 2021 Kia Rio');
  });

  test('shows location, condition and stock number as configured (CARD-01)', () => {
    const parts = { city: 'Penrith', state: 'NSW', stockNumber: 'S1' };
    expect(card(parts, { cards: { showLocation: false, showCondition: false, showStockNumber: true } })).toMatchObject({
      place: null,
      condition: null,
      stockNumber: 'S1',
    });
    expect([
      card({ city: null, state: null, locationName: 'Yard 2' }).place,
      card({ city: null, state: null, locationName: null }).place,
      card({ city: null, state: 'WA' }).place,
    ]).toEqual(['Yard 2', null, 'WA']);
  });

  test.each<[string, Partial<Vehicle>, Record<string, unknown>, string | null]>([
    ['cheaper by more than 499', {}, {}, '$1,240 below state average'],
    ['switched off', {}, { vehiclePage: { marketBadge: false } }, null],
    ['sold', sold, {}, null],
    ['cheaper by 499', { price: 20_741 }, {}, null],
  ])('sets the market badge when %s (VDP-05)', (_, parts, changes, market) => {
    expect(card({ price: 20_000, market: { stateAverage: 21_240, average: null }, ...parts }, changes).market).toBe(
      market,
    );
  });

  test('knows when its tag and the card itself expire (CARD-03, SRCH-20)', () => {
    expect(card({ createdAt: now - day })).toMatchObject({ newUntil: now + 7 * day, soldUntil: null });
    expect(card({ createdAt: now - day, tag: 'Special' }).newUntil).toBeNull();
    expect(card({ ...sold, createdAt: now })).toMatchObject({
      sold: true,
      newUntil: null,
      soldUntil: now + 2 * day,
      tag: { kind: 'sold' },
    });
  });

  test('does not change over time while it keeps its tag', () => {
    const vehicle = aVehicle({ createdAt: now - day });
    const at = (instant: number) => JSON.stringify(cardData(vehicle, publicSettings(), instant, 'list'));
    expect(at(now)).toBe(at(now + 7 * day - 1));
    expect(at(now)).not.toBe(at(now + 7 * day));
  });

  test.each<[string, Partial<Vehicle>, Record<string, boolean>, boolean]>([
    ['a vehicle', {}, {}, true],
    ['an accessory', { itemType: 'accessory' }, {}, false],
    ['a caravan', { itemType: 'caravan' }, {}, true],
    ['a new one', { carType: 'new' }, {}, true],
    ['a new one when only used ones can be saved', { carType: 'new' }, { hideForNonUsed: true }, false],
    ['a demo when only used ones can be saved', { carType: 'demo' }, { hideForNonUsed: true }, false],
    ['a used one when only used ones can be saved', { carType: 'used' }, { hideForNonUsed: true }, true],
    ['price 0', { price: 0 }, { hideWithoutPrice: true }, false],
    ['no price when that does not matter', { price: null }, {}, true],
    ['no images', { images: [] }, { hideWithoutImages: true }, false],
    ['only illustrations', { images: ['/d.webp'], imagesAreIllustrations: true }, { hideWithoutImages: true }, false],
    ['a photo', { images: ['/p.webp'] }, { hideWithoutImages: true }, true],
  ])('can be saved: %s (CARD-07)', (_, parts, lists, expected) => {
    expect(card(parts, { cards: { lists } }).canBeSaved).toBe(expected);
  });
});

test('counts only images that it has, and marks illustrations (CARD-01)', () => {
  expect(card({ images: [], photosCount: 12 })).toMatchObject({ photosCount: 0, drawn: false });
  expect(card({ images: ['/a.webp', '/b.webp'], imagesAreIllustrations: true, photosCount: 2 })).toMatchObject({
    photosCount: 2,
    drawn: true,
  });
});
