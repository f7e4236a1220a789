import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceRangeFromMenu } from '#src/domain/search/search-query.ts';
import { priceRange } from '#src/domain/price/price-range.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { buildIndex, buildIndexOf } from '#src/search/build-index.ts';
import { recordAt } from '#src/search/engine/hits.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import { searchRecord } from '#src/search/search-record.ts';
import { vehicleOfRecord } from '#src/search/record.ts';
import type { SearchRecord } from '#src/search/record.ts';
import { filteredFeatures } from '#src/domain/search/feature-filters.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';
import { yard } from './stock.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const settings = publicSettings({
  cards: {
    tags: { electric: true, certifiedMake: 'Ford' },
    facts: ['engine', 'sleeps', 'odometer', 'seats'],
    showStockNumber: true,
  },
  reserve: { shown: true },
  pricing: { subscription: true },
});

const byId = (records: SearchRecord[]): Map<string, SearchRecord> =>
  new Map(records.map((record) => [record.objectID, record]));
function roundTrip(records: SearchRecord[]): SearchRecord[] {
  const { core, cards } = buildIndexOf(records, settings);
  const index = openIndex(core, cards);
  return Array.from({ length: index.rows }, (_, row) => recordAt(row, index));
}

describe('the record in both engines', () => {
  test("has every facet and range, under Algolia's names (SRCH-03, SRCH-04)", () => {
    const record = searchRecord(
      aVehicle({
        id: 'a1',
        badge: 'SX',
        price: 25_989.6,
        subscriptionPrice: 189,
        odometer: 48_210.4,
        fuel: 'hybrid',
        drive: 'four',
        body: 'suv',
        seats: 7,
        city: 'Penrith',
        state: 'NSW',
        locationName: 'Sample Penrith',
        dealershipSlug: 'sample-motors',
        standardEquipment: ['Alloy wheels, 19-inch', 'Heated front seats', 'Cup holders'],
        tag: ' Runout sale ',
        stockNumber: 'U1',
      }),
      publicSettings(),
    );
    expect(record).toMatchObject({
      objectID: 'a1',
      make_model: 'Toyota Corolla',
      price: 25_990,
      price_range: '$20,000 - $29,999',
      subscription_price: 189,
      weekly_price_range: '$150 - $199',
      km: 48_210,
      categories: ['SUVs', '4WD', 'Hybrid', '7 seats or more'],
      filtered_features: ['Heated seats', 'Alloy wheels'],
      dealership_name: 'Sample Motors',
      tag: 'Runout sale',
      car_type: 'used',
    });
    expect(Object.keys(record).toSorted()).toEqual(Object.keys(roundTrip([record])[0]!).toSorted());
  });

  test('treats a placeholder price as no price in ranges and menus, as on the card (PRICE-02)', () => {
    expect(searchRecord(aVehicle({ price: 1 }), settings)).toMatchObject({ price: null, price_range: null });
  });

  test("includes the vehicle's card data (CARD-01)", () => {
    const vehicles = [
      ...yard(),
      aVehicle({
        itemType: 'motorcycle',
        engineSize: '0.5 L',
        variant: { engineSizeCc: 471 } as never,
        odometer: null,
      }),
      aVehicle({
        itemType: 'caravan',
        specifications: { sleeps: 4 } as never,
        make: 'Jayco',
        images: [],
        status: 'coming_soon',
      }),
      aVehicle({ make: 'Ford', certified: true }),
      aVehicle({
        price: 20_000,
        beforePrice: 24_000,
        market: { stateAverage: 26_000, average: null },
        paymentProcessors: ['stripe', 'none'],
      }),
      aVehicle({ price: null, preorder: true }),
      aVehicle({ itemType: 'accessory', testDriveOnly: true }),
      aVehicle({
        images: ['/photos/suv.webp', '/b.webp'],
        imagesAreIllustrations: true,
        photosCount: 9,
        paymentProcessors: ['none'],
      }),
    ];
    const rows = byId(roundTrip(vehicles.map((vehicle) => searchRecord(vehicle, settings))));
    for (const vehicle of vehicles) {
      expect(cardData(vehicleOfRecord(rows.get(vehicle.id)!), settings, now, 'list')).toEqual(
        cardData(vehicle, settings, now, 'list'),
      );
    }
  });

  test.each(yard(1).map(({ price }) => price))(
    'puts a price in the matching range of the price menu: %d (SRCH-14)',
    (price) => {
      const range = price === null ? null : priceRangeFromMenu(priceRange(price)!)!;
      expect(price === null ? priceRange(null) : price >= (range!.min ?? 0) && price <= (range!.max ?? Infinity)).toBe(
        price === null ? null : true,
      );
    },
  );

  test.each([
    ['Reverse camera with guidelines', ['Reversing camera']],
    ['8-inch screen with Apple CarPlay and Android Auto', ['Apple CarPlay', 'Android Auto']],
    ['Leather steering wheel', []],
    ['Leather-accented seats', ['Leather seats']],
  ])('derives filtered_features from %s (SRCH-03)', (equipment, found) => {
    expect(filteredFeatures({ standardEquipment: [equipment], learnerApproved: null })).toEqual(found);
  });
});

const aText = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\t', '\u0001', 'U1', 'null', 'Ünïcode 🚗'))
  .map((text) => text.toWellFormed());
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(arbitrary);
const aNumber = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }),
  fc.integer({ min: -5, max: 5 }).map((number) => number * 1_000_000),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
  fc.constantFrom(now, now + day, 2 ** 53),
);

describe('the files', () => {
  test('restore exactly what was stored (SRCH-23)', () => {
    const aRecord = fc.record({
      make: aText,
      model: aText,
      badge: maybe(aText),
      series: maybe(aText),
      colour: maybe(aText),
      tag: maybe(aText),
      stocknum: maybe(aText),
      slug: aText,
      primary_image_url: maybe(aText),
      engine_size: maybe(aText),
      year: fc.integer({ min: 1900, max: 2030 }),
      km: maybe(aNumber),
      created: maybe(aNumber),
      rank: aNumber,
      sold_at: maybe(aNumber),
      filtered_features: fc.uniqueArray(aText, { maxLength: 5 }),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      photos_count: fc.integer(),
    });
    const base = searchRecord(aVehicle(), settings);
    fc.assert(
      fc.property(
        fc.uniqueArray(aText, { maxLength: 12 }),
        fc.array(aRecord, { minLength: 12, maxLength: 12 }),
        (ids, parts) => {
          const records = ids.map((objectID, place): SearchRecord => ({
            ...base,
            ...parts[place]!,
            objectID,
            make_model: `${parts[place]!.make} ${parts[place]!.model}`,
          }));
          const back = byId(roundTrip(records));
          for (const record of records) {
            const found = back.get(record.objectID)!;
            expect({ ...found, filtered_features: found.filtered_features.toSorted() }).toEqual({
              ...record,
              filtered_features: record.filtered_features.toSorted(),
            });
          }
        },
      ),
      { numRuns: fuzzRuns(100), seed: 7 },
    );
  });

  test.each([0, 1, 31, 32, 33, 255, 256, 257, 300])('round-trip %d vehicles (SRCH-23)', (count) => {
    const records = Array.from({ length: count }, (_, place) =>
      searchRecord(aVehicle({ id: `n${place}`, model: `Model ${place}`, odometer: place * 701 }), settings),
    );
    expect(byId(roundTrip(records))).toEqual(byId(records));
  });

  test('are identical for equal stock in any order (OPS-03)', () => {
    const vehicles = yard();
    expect(buildIndex(vehicles.toReversed(), settings, now)).toEqual(buildIndex(vehicles, settings, now));
  });

  test('exclude hidden, removed and long-sold vehicles (SRCH-20)', () => {
    const shown = [aVehicle(), aVehicle({ status: 'coming_soon' }), aVehicle({ status: 'sold', soldAt: now - day })];
    const hidden = [
      aVehicle({ showOnDealerWebsite: false }),
      aVehicle({ status: 'sold', soldAt: now - 4 * day }),
      aVehicle({ status: 'on_hold' }),
    ];
    const { core, cards } = buildIndex([...shown, ...hidden], settings, now);
    const index = openIndex(core, cards);
    expect(Array.from({ length: index.rows }, (_, row) => recordAt(row, index).objectID).toSorted()).toEqual(
      shown.map(({ id }) => id).toSorted(),
    );
  });
});
