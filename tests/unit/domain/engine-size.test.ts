import { expect, test } from 'vitest';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import type { Vehicle, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import { cardFacts } from '#src/view/card/card-facts.ts';
import { keyFacts } from '#src/view/vehicle/facts/key-facts.ts';
import { specificationRows } from '#src/view/vehicle/facts/specification-rows.ts';
import { aVehicle, publicSettings } from '../../fixtures/vehicles.ts';

const engine = (engineSizeCc: number | null, engineSizeLitres: number | null = null): VehicleVariant => ({
  cylinders: null,
  engineSizeCc,
  engineSizeLitres,
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
});

const cases: [string, Partial<Vehicle>, string | null][] = [
  ['a motorcycle in cc', { itemType: 'motorcycle', engineSize: '0.5 L', variant: engine(471, 0.5) }, '471 cc'],
  ['a big motorcycle in cc', { itemType: 'motorcycle', engineSize: '1.2 L', variant: engine(1254) }, '1,254 cc'],
  [
    'a motorcycle of unknown cc in the feed’s words',
    { itemType: 'motorcycle', engineSize: '689 cc', variant: engine(null) },
    '689 cc',
  ],
  ['a motorcycle without an engine size', { itemType: 'motorcycle', engineSize: null, variant: engine(0) }, null],
  ['a car in litres', { itemType: 'car', engineSize: '2.0 L', variant: engine(1998, 2) }, '2.0 L'],
];

test.each(cases)('shows the engine size of %s (CARD-01)', (_, vehicle, expected) => {
  expect(engineSizeText(aVehicle(vehicle))).toBe(expected);
});

test.each(cases)(
  'shows the same engine size in card facts and key facts for %s (CARD-01, VDP-05)',
  (_, vehicle, expected) => {
    const settings = publicSettings({ cards: { facts: ['engine'] } });
    const values = expected === null ? [] : [expected];
    expect(cardFacts(aVehicle(vehicle), settings).map(({ value }) => value)).toEqual(values);
    expect(
      keyFacts(aVehicle(vehicle), settings)
        .filter(({ kind }) => kind === 'engine')
        .map(({ value }) => value),
    ).toEqual(values);
  },
);

test.each([
  ['motorcycle' as const, '471 cc'],
  ['car' as const, '0.5 L'],
])('lists the engine of a %s as %s in the specifications (VDP-10)', (itemType, value) => {
  expect(specificationRows(aVehicle({ itemType, variant: engine(471, 0.5) }), publicSettings())).toContainEqual({
    label: 'Engine',
    value,
  });
});
