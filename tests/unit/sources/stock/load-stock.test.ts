import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isCertified } from '#src/domain/card/vehicle-tag.ts';
import { FeedError, FeedFormatError, FeedMappingError, StockRefusedError } from '#src/sources/stock/errors.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { isAboutDefaultLocation } from '#src/sources/stock/rules/unresolved-issues.ts';
import { aLocation, aTenant, now, publicSettings } from '../../../fixtures/vehicles.ts';
import { load, tempDir, vehicleOf } from './helpers.ts';

const car = (id: number, more: Record<string, unknown> = {}) => ({
  id: String(id),
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  price: 20_000,
  ...more,
});

test('recommends vehicles with photos first, even if those without are newer (SRCH-01)', async () => {
  const photo = ['https://photos.example/1.jpg'];
  const { vehicles } = await load([
    car(1, { year: 2026, km: 10, car_type: 'new' }),
    ...[2, 3, 4, 5].map((id) => car(id, { year: 2018, km: 90_000, images: photo })),
  ]);
  const recommended = vehicles.toSorted((a, b) => b.rank - a.rank).map(({ id }) => id);
  expect(recommended.at(-1)).toBe('1');
});

describe('specification fields', () => {
  test('turns a row with every field into a vehicle with every field (OPS-02)', async () => {
    const { vehicles } = await load([
      {
        id: 'C1',
        slug: 'my-car',
        name: '2022 Ford Ranger XLT',
        year: 2022,
        make: 'Ford',
        model: 'Ranger',
        badge: 'XLT',
        series: 'PY',
        car_type: 'used',
        status: 'in_stock',
        price: 58_990,
        before_price: 61_990,
        subscription_price: 310,
        price_type: 'Drive away',
        preorder: false,
        km: 31_200,
        simple_body: 'ute',
        simple_transmission: 'automatic',
        simple_fuel: 'diesel',
        trans: '10 speed sports automatic',
        fuel: 'Diesel',
        drive: '4x4',
        colour: 'Meteor Grey',
        interior_colour: 'Black leather',
        seats: 5,
        doors: 4,
        stocknum: 'U100',
        vin: 'MNAUMFF50NW123456',
        regplate: 'ABC12D',
        rego_expiry: '2027-02-01',
        compliance_date: '06/2022',
        build_date: '05/2022',
        engine_size: '2.0 L',
        tag: 'Runout sale',
        reserved: true,
        certified: 1,
        sold: false,
        has_nvic: true,
        created_at: '2026-11-01T00:00:00Z',
        dealercomments: '<p>One owner</p><script>x</script>',
        dealership_slug: 'west',
        dealership_id: 9,
        location_name: 'Penrith',
        city: 'Penrith',
        state: 'NSW',
        private_suburb: 'Emu Plains',
        private_postcode: '2750',
        item_type: 'car',
        photos_count: 12,
        images: ['https://img.example/1.jpg'],
        primary_image_url: 'https://img.example/0.jpg',
        standardEquipment: ['Tow bar', 'Tub liner'],
        views: 42,
        file: 'https://reports.example/1.pdf',
        carsales_title: '2022 Ford Ranger XLT Auto 4x4',
        payment_processors: ['stripe'],
        sold_date_timestamp: 0,
        show_on_dealer_website: true,
        finance_lenders: {
          plate: {
            interestRate: 8.5,
            comparisonRate: 9.1,
            paymentWeek: 260,
            paymentMonth: 1128,
            termYears: 5,
            termMonths: 60,
            deposit: 5899,
            balloon: 0,
            disclaimer: 'Approved applicants only.',
          },
        },
        state_average_market_price: 60_990,
        average_market_price: 60_100,
        variant: {
          cylinders: 4,
          enginesize: 1996,
          enginesize_litres: 2,
          induction: 'Turbo',
          geartype: 'Sports automatic',
          gears: 10,
          fuelconsumptioncombined: 7.2,
          fuelcapacity: 80,
          grossvehiclemass: 3280,
          vehiclelength: 5370,
          vehicleheight: 1884,
          vehiclewidth: 1918,
          torque: 500,
          power: 154,
          ancaprating: 5,
          towingbraked: 3500,
          kerbmass: 2330,
          grosscombinationmass: 6350,
          towballlimit: 350,
          ancapyear: 2022,
          ancapversion: 'all but the Raptor',
        },
        specifications: {
          body_width: 8,
          body_length: '18\'6"',
          tare_weight: 2100,
          axle_type: 'Tandem',
          sleeps: 4,
          aggregate_trailer_mass: 2600,
        },
        custom_rank: 77,
      },
    ]);
    expect(vehicles).toEqual([
      {
        id: 'C1',
        slug: 'my-car',
        name: '2022 Ford Ranger',
        year: 2022,
        make: 'Ford',
        model: 'Ranger',
        badge: 'XLT',
        series: 'PY',
        carType: 'used',
        status: 'in_stock',
        itemType: 'car',
        price: 58_990,
        beforePrice: 61_990,
        subscriptionPrice: 310,
        priceType: 'drive_away',
        preorder: false,
        odometer: 31_200,
        body: 'ute',
        transmission: 'automatic',
        transmissionDetail: '10 speed sports automatic',
        fuel: 'diesel',
        fuelDetail: 'Diesel',
        drive: 'four',
        colour: 'Meteor Grey',
        interiorColour: 'Black leather',
        seats: 5,
        doors: 4,
        stockNumber: 'U100',
        vin: 'MNAUMFF50NW123456',
        plate: 'ABC12D',
        regoExpiry: '2027-02-01',
        complianceDate: '2022-06',
        buildDate: '2022-05',
        engineSize: '2.0 L',
        tag: 'Runout sale',
        reserved: true,
        certified: true,
        testDriveOnly: false,
        hasNvic: true,
        learnerApproved: null,
        createdAt: Date.UTC(2026, 10, 1),
        soldAt: null,
        showOnDealerWebsite: true,
        dealerComments: '<p>One owner</p>',
        dealershipSlug: 'west',
        dealershipId: '9',
        locationSlug: 'penrith',
        locationName: 'Penrith',
        city: 'Penrith',
        state: 'NSW',
        privateSuburb: 'Emu Plains',
        privatePostcode: '2750',
        images: ['https://img.example/0.jpg', 'https://img.example/1.jpg'],
        imagesAreIllustrations: false,
        photosCount: 12,
        standardEquipment: ['Tow bar', 'Tub liner'],
        views: 42,
        historyReportUrl: 'https://reports.example/1.pdf',
        listingTitle: '2022 Ford Ranger XLT Auto 4x4',
        paymentProcessors: ['stripe'],
        financeLenders: {
          plate: {
            interestRate: 8.5,
            comparisonRate: 9.1,
            paymentWeek: 260,
            paymentMonth: 1128,
            termYears: 5,
            termMonths: 60,
            deposit: 5899,
            balloon: 0,
            disclaimer: 'Approved applicants only.',
          },
        },
        market: { stateAverage: 60_990, average: 60_100 },
        variant: {
          cylinders: 4,
          engineSizeCc: 1996,
          engineSizeLitres: 2,
          induction: 'Turbo',
          gearType: 'Sports automatic',
          gears: 10,
          fuelConsumptionCombined: 7.2,
          cityMilesPerGallon: null,
          highwayMilesPerGallon: null,
          fuelCapacity: 80,
          grossVehicleMass: 3280,
          length: 5370,
          height: 1884,
          width: 1918,
          torque: 500,
          power: 154,
          ancapRating: 5,
          towingBraked: 3500,
          electricRange: null,
        },
        specifications: {
          bodyWidth: 8,
          bodyLength: 18.5,
          tareWeight: 2100,
          axleType: 'Tandem',
          sleeps: 4,
          aggregateTrailerMass: 2600,
        },
        purchase: {
          usableBattery: null,
          energyUse: null,
          homeChargeHours: null,
          homeChargePower: null,
          fastChargeMinutes: null,
          fastChargePower: null,
          fastChargeWindow: null,
          batteryHealth: null,
          batteryTestedOn: null,
          batteryCertificateUrl: null,
          kerbMass: 2330,
          grossCombinationMass: 6350,
          towballLimit: 350,
          towballMass: null,
          safetyRatingYear: 2022,
          safetyRatingVersion: 'all but the Raptor',
        },
        rank: 77,
      },
    ]);
  });

  test('turns a minimal row into a vehicle without made-up facts (OPS-02)', async () => {
    expect(await vehicleOf({})).toMatchObject({
      name: '2021 Toyota Corolla',
      carType: 'used',
      status: 'in_stock',
      price: null,
      odometer: null,
      createdAt: null,
      soldAt: null,
      showOnDealerWebsite: true,
      images: [],
      photosCount: 0,
      market: null,
      variant: null,
      specifications: null,
      financeLenders: {},
    });
  });

  test("accepts the product's camelCase names as columns (OPS-02)", async () => {
    expect(await vehicleOf({ beforePrice: 30_000, stockNumber: 'S1', dealerComments: 'Hi' })).toMatchObject({
      beforePrice: 30_000,
      stockNumber: 'S1',
      dealerComments: '<p>Hi</p>',
    });
  });
});

describe('required facts', () => {
  test.each([
    ['a year of 1900 is taken from the title', { year: 1900, title: '2018 Toyota Corolla' }, 2018],
    ['a missing year is taken from the title', { year: null, title: '2018 Toyota Corolla' }, 2018],
    ["the year after next year's models stays", { year: 2027 }, 2027],
    ['a car of 1940 stays', { year: 1940 }, 1940],
  ])('%s (OPS-02)', async (_, row, year) => {
    expect((await vehicleOf(row)).year).toBe(year);
  });

  test.each([
    ['no year anywhere', { year: '' }, 'year', 'no year in the column or the title'],
    ['a placeholder year', { year: 1900 }, 'year', 'the year 1900 is a placeholder, and the title has no year'],
    ['a year to come', { year: 2028 }, 'year', 'the year 2028 is after the next model year, 2027'],
    ['no make', { make: 'NA' }, 'make', 'no make in the column or the title'],
    ['a make of figures', { make: '12345' }, 'make', 'no make in the column or the title'],
    ['no model', { model: 'Other' }, 'model', 'no model in the column or the title'],
    ['a price of a dollar', { price: '$1' }, 'price', 'the price of $1 is below the minimum, $500 (pricing.lowest)'],
    [
      'a negative price',
      { price: -20_000 },
      'price',
      'the price of $-20000 is below the minimum, $500 (pricing.lowest)',
    ],
    [
      'a price of a phone number',
      { price: 491_570_156 },
      'price',
      'the price of $491570156 is above the maximum, $5000000 (pricing.highest)',
    ],
  ])('rejects %s with line, field and reason (OPS-02)', async (_, row, field, reason) => {
    const { vehicles, rejected } = await load([car(1), { ...car(2), ...row }]);
    expect(vehicles).toHaveLength(1);
    expect(rejected).toEqual([{ line: 9, id: '2', field, reason }]);
  });

  test.each(['POA', '', null, 'Call for price', 0])(
    'lists a car without a price when the price is %j (OPS-02)',
    async (price) => {
      expect((await vehicleOf({ price })).price).toBeNull();
    },
  );

  test('rejects rows that are not objects (OPS-02)', async () => {
    const { vehicles, rejected } = await load([car(1), 'a string', null, 7, [1]] as object[]);
    expect([vehicles.length, rejected.map(({ reason }) => reason)]).toEqual([
      1,
      ['is not a vehicle: "a string"', 'is not a vehicle: "null"', 'is not a vehicle: "7"', 'is not a vehicle: "[1]"'],
    ]);
  });
});

describe('impossible values', () => {
  test.each([
    ['one kilometre on an old car', { year: 2005, km: 1 }, { odometer: null }],
    ['one kilometre on a new car', { car_type: 'new', year: 2026, km: 1 }, { odometer: 1 }],
    ['a million and one kilometres', { km: 1_000_001 }, { odometer: null }],
    [
      'kilometres of a caravan',
      { item_type: 'caravan', simple_body: 'caravan', km: 4200, fuel: null, transmission: null },
      { body: 'caravan', odometer: null },
    ],
    [
      'kilometres of a camper trailer without a body',
      { item_type: 'caravan', body: '', km: 4200, fuel: '', transmission: '' },
      { body: 'caravan', odometer: null },
    ],
    [
      'a motorhome without a body',
      { item_type: 'campervan', body: '', km: 42_000, fuel: 'Diesel', transmission: 'Automatic' },
      { itemType: 'caravan', body: 'motorhome', odometer: 42_000 },
    ],
    ['a number of seats in the doors column', { doors: ' 5 Seats' }, { doors: null, seats: 5 }],
    ['a number of doors and no seats at all', { doors: 4 }, { doors: 4, seats: null }],
    ['a wagon that is an SUV', { model: 'Kluger', body: 'Wagon' }, { body: 'suv' }],
    ['a commercial that is a people mover', { model: 'Estima', body: 'Commercial' }, { body: 'peopleMover' }],
    [
      'no consumption of an electric car',
      { fuel: 'Electric', fuel_consumption: '0 L / 100 km' },
      { fuel: 'electric', variant: null },
    ],
    ['a listing of next month', { created_at: now + 30 * 86_400_000 }, { createdAt: null }],
    ['a status that nobody knows', { status: 'hmm' }, { status: 'on_hold' }],
    ['a sold flag', { status: 'in_stock', sold: true }, { status: 'sold' }],
    ['a date of sale without a status', { sold_date_timestamp: now - 5000 }, { status: 'sold', soldAt: now - 5000 }],
    ['no drive but in the title', { title: '2021 Toyota Corolla (4X4) Hybrid' }, { drive: 'four', fuel: 'hybrid' }],
    ['test drives only', { tag: 'Test Drive Only' }, { testDriveOnly: true }],
    ['fewer photos claimed than sent', { photos_count: 0, images: ['/a.jpg', '/b.jpg'] }, { photosCount: 2 }],
  ])('%s (OPS-02)', async (_, row, expected) => {
    expect(await vehicleOf(row)).toMatchObject(expected);
  });

  test('reports set-aside values once per field and reason, with count, lines and an example (OPS-02)', async () => {
    const { warnings } = await load([
      car(1, { doors: ' 5 Seats' }),
      car(2),
      car(3, { doors: ' 2 Seats' }),
      car(4, { vin: 'no VIN!' }),
    ]);
    expect(warnings).toEqual([
      'doors: set aside in 2 rows, a number of seats (lines 2, 17: " 5 Seats").',
      'vin: set aside in 1 row, not a VIN (line 25: "no VIN!").',
    ]);
  });

  test("maps price wording to a type; unknown wording is reported and the dealer's default applies (OPS-02, PRICE-01)", async () => {
    const { vehicles, warnings } = await load(
      ['Drive Away', 'EGC', 'no more to pay', 'great value', ''].map((price_type, id) => car(id, { price_type })),
    );
    expect(vehicles.map(({ priceType }) => priceType)).toEqual([
      'drive_away',
      'excluding_government_charges',
      'drive_away',
      'excluding_government_charges',
      'excluding_government_charges',
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^priceType: set aside in 1 row, wording that doesn’t clearly say what the price includes: .*"great value"/,
      ),
    ]);
  });

  test.each([
    [{ condition: 'Certified Pre-Owned' }, true],
    [{ condition: 'Certified' }, true],
    [{ car_type: 'Certified Used' }, true],
    [{ car_type: 'CPO' }, true],
    [{ car_type: 'Used - Honda Certified' }, true],
    [{ condition: 'Certified Pre-Owned', certified: 'No' }, false],
    [{ condition: 'Used', certified: 'Yes' }, true],
    [{ condition: 'Used (not certified)' }, false],
    [{ condition: 'Pre-Owned' }, false],
  ])('reads condition %j as used, and certified: %s (OPS-02, CARD-03)', async (row, certified) => {
    const { vehicles, warnings } = await load([
      { id: '1', year: 2021, make: 'Honda', model: 'Civic', price: 19_990, ...row },
    ]);
    expect(vehicles).toMatchObject([{ carType: 'used', certified }]);
    expect(warnings).toEqual([]);
  });

  test('treats a code as certified when the settings define it that way (OPS-02, CARD-03)', async () => {
    expect(
      await vehicleOf({ type: 'C' }, { mapping: { carType: { column: 'type', words: { C: 'Certified' } } } }),
    ).toMatchObject({ carType: 'used', certified: true });
  });

  test('shows a certified vehicle as certified only when settings list a certified make (CARD-03, VDP-05)', async () => {
    const vehicle = await vehicleOf({ condition: 'Certified Pre-Owned', status: 'in_stock' });
    expect(vehicle.certified).toBe(true);
    expect(isCertified(vehicle, publicSettings({}))).toBe(false);
    expect(isCertified(vehicle, publicSettings({ cards: { tags: { certifiedMake: 'Toyota' } } }))).toBe(true);
  });

  test('reads price limits from settings (OPS-02)', async () => {
    expect((await vehicleOf({ price: 120 }, {}, { pricing: { lowest: 100 } })).price).toBe(120);
    expect((await vehicleOf({ price: 49, item_type: 'accessory' })).price).toBe(49);
  });

  test('converts a feed in miles to kilometres (OPS-02)', async () => {
    expect((await vehicleOf({ mileage: 10_000 }, { odometerUnit: 'mi' })).odometer).toBe(16_093);
  });
});

test.each([
  'Clean',
  'Salvage',
  'Rebuilt',
  'REBUILT/RECONSTRUCTED',
  'Clean Title',
  'Lemon Law Buyback',
  'Flood - Salvage',
])('leaves the title brand %s out of the name and reports it (FEED-03)', async (title) => {
  const csv = `Stock_No,Make,Model,Year,Title\nA1,Ford,Edge,2019,${title}`;
  const { vehicles, warnings } = await load(csv, {}, {}, { regional: { locale: 'en-US', currency: 'USD' } });
  expect(vehicles).toMatchObject([{ name: '2019 Ford Edge', badge: null, listingTitle: null }]);
  expect(warnings).toContainEqual(expect.stringMatching(/^listingTitle: set aside in 1 row, a title brand.*line 2/));
});

test.each([
  ['Isuzu', 'NPR 45-155', 'lightTruck'],
  ['Hino', '500', 'lightTruck'],
  ['Ford', 'Ranger', 'ute'],
])('reads the body "Truck" of a %s %s as %s (OPS-02)', async (make, model, body) => {
  expect((await vehicleOf({ make, model, body: 'Truck' })).body).toBe(body);
});

describe("the odometer's unit", () => {
  const read = async (csv: string, stock: Record<string, unknown> = {}) => {
    const { vehicles, questions, warnings } = await load(csv, stock);
    return { km: vehicles.map(({ odometer }) => odometer), questions, warnings };
  };
  const feed = (header: string, ...rows: string[]) =>
    [`Make,Model,Year,${header}`, ...rows.map((row) => `Toyota,Camry,2016,${row}`)].join('\n');

  test.each(['Odo Type', 'Odometer Type', 'Odo Unit', 'Odometer (km/mi)', 'Units', 'Measured In'])(
    'is read from the column "%s" (FEED-05)',
    async (column) => {
      const { km, questions } = await read(feed(`Odometer,${column}`, '66000,M', '76000,K', '56000,Miles', '46000,'));
      expect([km, questions]).toEqual([[106_217, 76_000, 90_123, 46_000], []]);
    },
  );

  test.each([
    ['Metric', 'N', 'Y'],
    ['Imperial', 'Y', 'N'],
    ['Measurement', 'MPH', 'KMH'],
    ['measurement_system', 'imperial', 'metric'],
  ])('is read from the column "%s" with %j and %j (FEED-05)', async (column, miles, kilometres) => {
    const { km, questions } = await read(feed(`Odometer,${column}`, `66000,${miles}`, `76000,${kilometres}`, '46000,'));
    expect([km, questions]).toEqual([[106_217, 76_000, 46_000], []]);
  });

  test('is not read from a column of measurements (FEED-05)', async () => {
    expect((await read(feed('Odometer,Measurements', '66000,4500 mm', '76000,4300 mm'))).km).toEqual([66_000, 76_000]);
  });

  test('is asked about if "M" is the only value (FEED-03, FEED-05)', async () => {
    const { km, questions } = await read(feed('Odometer,Odo Type', '66000,M', '76000,M'));
    expect([km, questions]).toMatchObject([[null, null], [{ field: 'odometerUnit', words: [{ word: 'M' }] }]]);
  });

  test.each(['Warranty Unit', 'Range Unit', 'Service Interval Unit'])(
    'is not read from "%s" (FEED-05)',
    async (column) => {
      expect((await read(feed(`Odometer,${column}`, '66000,Miles', '76000,Miles'))).km).toEqual([66_000, 76_000]);
    },
  );

  test('is not read from a column of letters that may mean something else (FEED-05)', async () => {
    expect((await read(feed('Odometer,Gearbox', '66000,M', '76000,M'))).km).toEqual([66_000, 76_000]);
  });

  test.each(['odometer_status', 'Mileage Status', 'Odometer Brand'])(
    'does not matter for a reading that is not actual by %s, or may not be (FEED-03, FEED-05)',
    async (column) => {
      const { km, warnings, questions } = await read(
        feed(`Odometer,${column}`, '1000,Actual', '2000,TMU', '3000,Exempt', '4000,Not Actual', '5000,Zebra', '6000,'),
      );
      expect(km).toEqual([1000, null, null, null, null, 6000]);
      expect(warnings).toContainEqual(expect.stringMatching(/^odometer: set aside in 3 rows, not the actual distance/));
      expect(questions).toMatchObject([{ field: 'odometerIsActual', words: [{ word: 'Zebra' }] }]);
    },
  );

  test.each([
    ['Kms Verified', ['Yes', 'No', 'Y', 'Unsure', ''], 'read'],
    ['Odometer Reading Genuine', ['Y', 'N', 'genuine', 'Zebra', ''], 'read'],
    ['Odometer Replaced', ['N', 'Y', '0', 'At 80,000 km', ''], 'read'],
    ['Mileage Type', ['Actual', 'TMU', 'Actual', 'Zebra', ''], 'read'],
    ['Verified Kms', ['1000', '2000', '3000', '4000', '5000'], 'not read'],
    ['Odometer Type', ['km', 'km', 'km', 'km', 'km'], 'not read'],
  ])('under %s, %j, is %s as whether the reading is genuine (FEED-03, FEED-05)', async (column, cells, isRead) => {
    const rows = cells.map((cell, row) => `${row + 1}000,"${cell}"`);
    const { km, questions } = await read(feed(`Odometer,${column}`, ...rows));
    if (isRead === 'not read') expect([km, questions]).toEqual([[1000, 2000, 3000, 4000, 5000], []]);
    else {
      expect(km).toEqual([1000, null, 3000, null, 5000]);
      expect(questions).toMatchObject([{ field: 'odometerIsActual', words: [{ word: cells[3] }] }]);
    }
  });

  test('keeps the meaning of a plain yes or no under a mapped "Odometer Replaced" (FEED-05)', async () => {
    const mapping = { odometerIsActual: { column: 'Odometer Replaced', words: { Maybe: 'actual' } } };
    const { km } = await read(feed('Odometer,Odometer Replaced', '1000,N', '2000,Y', '3000,Maybe'), { mapping });
    expect(km).toEqual([1000, null, 3000]);
  });

  test('is not guessed for a reading in "M" (FEED-05)', async () => {
    const { km, warnings } = await read(feed('Odometer', '65000m', '65000 M'));
    expect(km).toEqual([null, null]);
    expect(warnings).toContainEqual(expect.stringContaining('odometer: set aside in 2 rows, "M" may mean miles'));
  });
});

describe('the column mapping', () => {
  const csv =
    'Brand,Yr,Mdl,Kind,Doors,Bits,Cost\nkia,2020,Rio,Available to order,5 Seats,"ABS, Tow bar",$20k\nKia,2021,Rio,USED,4,,\n';
  const mapping = {
    make: 'Brand',
    year: 'Yr',
    model: { column: ['Gone', 'Mdl'] },
    car_type: { column: 'Kind', words: { '*': 'new', used: 'used' } },
    preorder: { column: 'kind', words: { 'available TO order': 'yes', '*': 'no' } },
    doors: 'Doors',
    seats: { column: ['Seats', 'Doors'] },
    standardEquipment: 'Bits',
    price: { column: 'Cost' },
    state: { column: 'Nowhere', default: 'QLD', optional: true },
    'variant.gears': { column: 'Nowhere', default: 6, optional: true },
  };

  test('reads columns, terms, defaults and nested fields from settings (OPS-02)', async () => {
    const { vehicles, warnings } = await load(csv, { mapping, assignLocation: false });
    expect(vehicles).toMatchObject([
      {
        make: 'Kia',
        model: 'Rio',
        carType: 'new',
        preorder: true,
        doors: null,
        seats: 5,
        standardEquipment: ['ABS', 'Tow bar'],
        price: 20_000,
        state: 'QLD',
        variant: { gears: 6 },
      },
      { carType: 'used', preorder: false, doors: 4, seats: null, price: null },
    ]);
    expect(warnings.filter((warning) => warning.includes('no column'))).toHaveLength(4);
  });

  test('lists all impossible mappings in one error (OPS-02)', async () => {
    const error = await load(csv, {
      mapping: { ...mapping, wheels: 'Doors', badge: { column: 'Mdl', as: 'integer' } },
    }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FeedMappingError);
    expect(error).toBeInstanceOf(FeedError);
    expect(String(error)).toMatch(/stock\.mapping\.wheels: unknown field\./);
    expect(String(error)).toMatch(/stock\.mapping\.badge\.as: "integer" does not produce a value for badge/);
  });

  test('lists the columns of a feed that has none for make, model and year (OPS-02)', async () => {
    await expect(load('a,b\n1,2\n')).rejects.toThrow(
      /no column for make, model, year and no title column\. It has "a", "b"\. Map the columns in stock\.mapping/,
    );
  });

  test('points to the list in the error when a row holds a list instead of a vehicle (OPS-02)', async () => {
    const dealers = JSON.stringify([{ id: 1, vehicles: [car(1)] }]);
    await expect(load(dealers)).rejects.toThrow(
      /"vehicles" is itself a list: if it contains the vehicles, point stock\.source\.list to it\.$/,
    );
  });

  test('explains why in the error when no row can be used (OPS-02)', async () => {
    const error = await load([car(1, { year: 1 }), car(2, { price: 1 })]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FeedFormatError);
    expect(String(error)).toMatch(
      /none of its 2 rows can be used \(line 2: year, .*; line 9: price, .*\)\. Check stock\.mapping/,
    );
  });

  test('accepts a title instead of make, model, year and badge (OPS-02)', async () => {
    const { vehicles } = await load('title,km\n2019 Land Rover Range Rover Sport SDV6 HSE,50000\n');
    expect(vehicles).toMatchObject([
      { year: 2019, make: 'Land Rover', model: 'Range Rover Sport', badge: 'SDV6 HSE', odometer: 50_000 },
    ]);
  });
});

describe("a vehicle's location", () => {
  const address = (city: string, state: string) => ({ ...aLocation().address, city, state });
  const locations = [
    aLocation({
      slug: 'perth-service',
      name: 'Perth Service',
      type: 'service',
      primary: false,
      address: address('Perth', 'WA'),
    }),
    aLocation({ slug: 'perth', name: 'Everyday Perth', primary: false, address: address('Perth', 'WA') }),
    aLocation({
      slug: 'penrith',
      name: 'Everyday Penrith',
      primary: true,
      address: address('Penrith', 'NSW'),
      dealershipSlug: 'everyday',
      dealershipId: '5',
    }),
    aLocation({ slug: 'albury', name: 'Everyday Albury', primary: false, address: address('Albury', 'NSW') }),
  ];
  const stockAt = async (row: Record<string, unknown>, assignLocation: boolean) => {
    const tenant = aTenant({ locations, settings: { stock: { assignLocation } } });
    const dir = tempDir();
    writeFileSync(`${dir}/stock.json`, JSON.stringify([car(1, row)]));
    return loadStock(tenant, { tenantDir: dir, now });
  };
  const place = async (row: Record<string, unknown>, assignLocation = true) => {
    const {
      vehicles: [vehicle],
    } = await stockAt(row, assignLocation);
    return [vehicle!.locationSlug, vehicle!.locationName, vehicle!.city, vehicle!.state, vehicle!.dealershipId];
  };

  test.each([
    [
      'the name the feed gives',
      { location_name: 'everyday  PERTH', city: 'Albury' },
      ['perth', 'Everyday Perth', 'Perth', 'WA', null],
    ],
    ['a nested name', { location: { name: 'Everyday Albury' } }, ['albury', 'Everyday Albury', 'Albury', 'NSW', null]],
    ['the same city', { city: 'Albury, NSW' }, ['albury', 'Everyday Albury', 'Albury', 'NSW', null]],
    [
      'the same state, sales before service',
      { city: 'Bentley', state: 'WA' },
      ['perth', 'Everyday Perth', 'Perth', 'WA', null],
    ],
    ['the primary location', {}, ['penrith', 'Everyday Penrith', 'Penrith', 'NSW', '5']],
  ])('comes, in this order, from %s (OPS-02)', async (_, row, expected) => {
    expect(await place(row)).toEqual(expected);
  });

  test.each([{ city: 'Hobart', state: 'TAS' }, { state: 'TAS' }])(
    'raises a question for %j if the dealer has no location there, and never uses another state (GUARD-02)',
    async (row) => {
      expect(await place(row)).toEqual([null, null, row.city ?? null, 'TAS', null]);
      const asked = await stockAt(row, true);
      expect(asked.vehicles[0]!.showOnDealerWebsite).toBe(false);
      expect(asked.questions).toMatchObject([{ field: 'state', words: [{ word: 'TAS', vehicles: 1 }] }]);
    },
  );

  test.each<[string, object, boolean, object?]>([
    ['no row names one', {}, true],
    ['a row names one', { city: 'Albury' }, false],
    ['the settings name one', {}, false, { mapping: { locationSlug: { default: 'perth' } } }],
    ['the feed decides', {}, false, { assignLocation: false }],
  ])('is reported as the primary one of several if %s: %j (GUARD-02)', async (_, row, isReported, stock = {}) => {
    const tenant = aTenant({ locations, settings: { stock } });
    const dir = tempDir();
    writeFileSync(`${dir}/stock.json`, JSON.stringify([car(1), { ...car(2), ...row }]));
    const { warnings } = await loadStock(tenant, { tenantDir: dir, now });
    const reported = warnings.filter(isAboutDefaultLocation);
    expect(reported).toHaveLength(isReported ? 1 : 0);
    if (isReported) expect(reported[0]).toContain('every vehicle is shown at penrith');
  });

  test('raises a question when the only location is in another town, since that town may be in another state (GUARD-02)', async () => {
    const asked = await load([{ id: '1', year: 2021, make: 'Kia', model: 'Rio', city: 'Bendigo' }]);
    expect(asked.vehicles).toMatchObject([{ locationSlug: null, showOnDealerWebsite: false }]);
    expect(asked.questions).toMatchObject([{ field: 'city', words: [{ word: 'Bendigo', vehicles: 1 }] }]);
  });

  test('stays as it is in the feed when settings require that (OPS-02)', async () => {
    expect(await place({ city: 'Hobart', state: 'TAS' }, false)).toEqual([null, null, 'Hobart', 'TAS', null]);
  });
});

describe('the drop guard', () => {
  const cars = (count: number, more = {}) => Array.from({ length: count }, (_, id) => car(id, more));

  type Case = [string, number, number | null, { stock?: object; acceptDrop?: boolean }, boolean];
  test.each<Case>([
    ['a loss within the share', 60, 100, {}, false],
    ['a loss above the share', 59, 100, {}, true],
    ['a gain', 200, 100, {}, false],
    ['no earlier build', 5, null, {}, false],
    ['too few to judge', 1, 9, {}, false],
    ['too few to judge by its settings', 59, 100, { stock: { dropGuardMinimum: 101 } }, false],
    ['few that are judged by its settings', 59, 100, { stock: { dropGuardMinimum: 100 } }, true],
    ['a loss within the share of its settings', 59, 100, { stock: { acceptDropShare: 0.41 } }, false],
    ['a loss that the operator accepts', 1, 100, { acceptDrop: true }, false],
  ])('%s (OPS-02)', async (_, count, previousCount, { stock = {}, ...options }, refused) => {
    const loading = load(
      cars(count),
      { ...stock },
      { previous: previousCount === null ? null : { vehicles: previousCount }, ...options },
    );
    if (refused)
      await expect(loading).rejects.toMatchObject({
        before: previousCount,
        after: count,
        message: expect.stringMatching(
          /has 59 vehicles; the last build had 100\. That is a loss of 41%, more than the 40%.*--accept-drop/,
        ),
      });
    else expect((await loading).vehicles).toHaveLength(count);
  });

  test('counts cars that are switched off in the feed as lost (OPS-02)', async () => {
    await expect(
      load(
        [...cars(10), ...Array.from({ length: 90 }, (_, id) => car(id + 10, { status: 'removed' }))],
        {},
        { previous: { vehicles: 100 } },
      ),
    ).rejects.toBeInstanceOf(StockRefusedError);
  });
});

test('versions a feed by its bytes and by the mapped fields (OPS-02)', async () => {
  const [a, same, seen, other] = [
    await load([car(1)]),
    await load([car(1)]),
    await load([car(1, { views: 7, fetched_at: '2026-11-22T06:41:44Z' })]),
    await load([car(1, { price: 19_990 })]),
  ];
  expect(same.feed).toEqual(a.feed);
  expect([seen.feed.bytes === a.feed.bytes, seen.feed.fields === a.feed.fields]).toEqual([false, true]);
  expect([other.feed.bytes === a.feed.bytes, other.feed.fields === a.feed.fields]).toEqual([false, false]);
});
