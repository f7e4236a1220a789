import { expect, test } from 'vitest';
import { keyFacts } from '#src/view/vehicle/facts/key-facts.ts';
import { specificationRows } from '#src/view/vehicle/facts/specification-rows.ts';
import type { CaravanSpecifications, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const aVariant = (overrides: Partial<VehicleVariant> = {}): VehicleVariant => ({
  cylinders: null,
  engineSizeCc: null,
  engineSizeLitres: null,
  induction: null,
  gearType: null,
  gears: null,
  fuelConsumptionCombined: null,
  cityMilesPerGallon: null,
  highwayMilesPerGallon: null,
  fuelCapacity: null,
  grossVehicleMass: null,
  length: null,
  height: null,
  width: null,
  torque: null,
  power: null,
  ancapRating: null,
  towingBraked: null,
  electricRange: null,
  ...overrides,
});
const aVan = (overrides: Partial<CaravanSpecifications> = {}): CaravanSpecifications => ({
  bodyWidth: null,
  bodyLength: null,
  tareWeight: null,
  axleType: null,
  sleeps: null,
  aggregateTrailerMass: null,
  ...overrides,
});
const bare = { series: null, stockNumber: null, interiorColour: null };

test('has no rows when nothing is known (VDP-10)', () => {
  expect(specificationRows(aVehicle({ ...bare, variant: aVariant(), specifications: aVan() }), settings)).toEqual([]);
});

test('leaves out zero and blank values (VDP-10)', () => {
  expect(
    specificationRows(
      aVehicle({ ...bare, variant: aVariant({ cylinders: 0, induction: ' ', ancapRating: 0, power: 140 }) }),
      settings,
    ),
  ).toEqual([{ label: 'Power', value: '140 kW' }]);
});

test.each([
  [{ engineSizeLitres: 2.5, cylinders: 4 }, 'Engine', '2.5 L, 4 cylinders'],
  [{ engineSizeCc: 998 }, 'Engine', '998 cc'],
  [{ gears: 6, gearType: 'sequential' }, 'Gearbox', '6 speed sequential'],
  [{ fuelConsumptionCombined: 7.4 }, 'Fuel use, combined', '7.4 L/100 km'],
  [{ length: 4575 }, 'Length', '4,575 mm'],
  [{ ancapRating: 5 }, 'ANCAP safety rating', '5 stars, test year not stated'],
])('shows %j as %s: %s (VDP-10)', (variant, label, value) => {
  expect(specificationRows(aVehicle({ ...bare, variant: aVariant(variant) }), settings)).toEqual([{ label, value }]);
});

test('shows a caravan’s length in feet and metres (VDP-10, REG-02)', () => {
  const rows = specificationRows(
    aVehicle({
      ...bare,
      itemType: 'caravan',
      specifications: aVan({ bodyLength: 21.5, sleeps: 4, aggregateTrailerMass: 3200 }),
    }),
    settings,
  );
  expect(rows).toEqual([
    { label: 'Sleeps', value: '4' },
    { label: 'Body length', value: '21.5 ft (6.55 m)' },
    { label: 'Aggregate trailer mass', value: '3,200 kg' },
  ]);
});

test('lists a car’s key facts in order, without unknown ones (VDP-05)', () => {
  const facts = keyFacts(aVehicle({ seats: null, regoExpiry: '2027-03-05' }), settings);
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Condition: Used',
    'Odometer: 48,210\u00a0km',
    'Transmission: Automatic',
    'Fuel: Petrol',
    'Drive: Front-wheel drive',
    'Body: Hatch, 5 doors',
    'Colour: Glacier White',
    'Rego: To 5/3/2027',
  ]);
});

test('uses miles, gasoline, color and month-first dates in the United States (REG-01)', () => {
  const american = publicSettings({ regional: { locale: 'en-US', distanceUnit: 'mi', currency: 'USD' } });
  const facts = keyFacts(aVehicle({ odometer: 16_093, regoExpiry: '2027-03-05' }), american).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'Mileage: 10,000\u00a0mi',
      'Fuel: Gasoline',
      'Color: Glacier White',
      'Registration: To 3/5/2027',
    ]),
  );
});

test.each([
  [{ fuelConsumptionCombined: 7.4 }, 'Fuel economy, combined', '32 mpg'],
  [{ fuelCapacity: 60 }, 'Fuel tank', '15.9 gal'],
  [{ power: 140 }, 'Power', '188 hp'],
  [{ torque: 500 }, 'Torque', '369 lb-ft'],
  [{ length: 4575 }, 'Length', '180.1 in'],
  [{ grossVehicleMass: 3050 }, 'Gross vehicle weight', '6,724 lb'],
  [{ towingBraked: 3500 }, 'Towing capacity', '7,716 lb'],
])('in the United States, shows %j as %s: %s (REG-01)', (variant, label, value) => {
  const american = publicSettings({ regional: { locale: 'en-US', distanceUnit: 'mi', currency: 'USD' } });
  expect(specificationRows(aVehicle({ ...bare, variant: aVariant(variant) }), american)).toEqual([{ label, value }]);
});

test('keeps a number and its unit on one line (VDP-05)', () => {
  const variant = aVariant({ fuelConsumptionCombined: 6.9 });
  const values = keyFacts(aVehicle({ odometer: 85_000, fuel: 'petrol', variant }), settings).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['85,000\u00a0km', 'Petrol, 6.9\u00a0L/100\u00a0km']));
});

test('shows miles per gallon, and a caravan’s length in feet only, in American key facts (REG-01)', () => {
  const american = publicSettings({ regional: { locale: 'en-US' } });
  const facts = (vehicle: Parameters<typeof aVehicle>[0]) =>
    keyFacts(aVehicle(vehicle), american).map(({ label, value }) => `${label}: ${value}`);
  expect(facts({ body: 'ute', variant: aVariant({ fuelConsumptionCombined: 9.5 }) })).toEqual(
    expect.arrayContaining(['Fuel: Gasoline, 25\u00a0mpg', 'Body: Pickup, 5 doors']),
  );
  expect(
    facts({ itemType: 'caravan', body: 'caravan', specifications: aVan({ bodyLength: 21.5, tareWeight: 2450 }) }),
  ).toEqual(expect.arrayContaining(['Body length: 21.5 ft', 'Tare weight: 5,401 lb']));
});

test('includes berths, length and weight in a caravan’s key facts (REG-02)', () => {
  const facts = keyFacts(
    aVehicle({
      itemType: 'caravan',
      body: 'caravan',
      specifications: aVan({ sleeps: 4, bodyLength: 20, tareWeight: 2450 }),
    }),
    settings,
  );
  expect(facts.map(({ kind }) => kind)).toEqual(['condition', 'sleeps', 'length', 'tare', 'body', 'colour']);
});

const aMotorhome = {
  itemType: 'caravan',
  body: 'motorhome',
  seats: 2,
  drive: 'rear',
  fuel: 'diesel',
  specifications: aVan({ sleeps: 2, bodyLength: 19.7, tareWeight: 2980, axleType: 'Rear drive, dual rear wheels' }),
} as const;

test('combines the key facts of a car and a caravan for a motorhome (REG-02, VDP-10)', () => {
  expect(keyFacts(aVehicle(aMotorhome), settings).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Condition: Used',
    'Odometer: 48,210\u00a0km',
    'Transmission: Automatic',
    'Fuel: Diesel',
    'Drive: Rear-wheel drive',
    'Sleeps: 2',
    'Body length: 19.7 ft (6.00 m)',
    'Type: Motorhome',
    'Seats: 2',
    'Colour: Glacier White',
  ]);
});

test.each([
  ['a motorhome', aMotorhome, 'Drive', 'Rear drive, dual rear wheels'],
  [
    'a motorhome with words about axles',
    { ...aMotorhome, specifications: aVan({ axleType: 'Tandem rear' }) },
    'Axles',
    'Tandem rear',
  ],
  [
    'a caravan',
    { itemType: 'caravan', body: 'caravan', specifications: aVan({ axleType: 'Tandem, coil independent' }) },
    'Axles',
    'Tandem, coil independent',
  ],
] as const)('labels the axles of %s as axles or drive by their content (VDP-10)', (_, vehicle, label, value) => {
  expect(
    specificationRows(aVehicle({ ...bare, ...vehicle }), settings).filter(
      (row) => row.label === 'Axles' || row.label === 'Drive',
    ),
  ).toEqual([{ label, value }]);
});

test('derives the drive from the axles if the feed states no other (VDP-10)', () => {
  const driveOf = (axleType: string | null) =>
    keyFacts(aVehicle({ ...aMotorhome, drive: null, specifications: aVan({ axleType }) }), settings).find(
      ({ kind }) => kind === 'drive',
    )?.value;
  expect([driveOf('Front drive, AL-KO rear'), driveOf('Tandem rear'), driveOf(null)]).toEqual([
    'Front drive, AL-KO rear',
    undefined,
    undefined,
  ]);
});
