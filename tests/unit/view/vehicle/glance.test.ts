import { describe, expect, test } from 'vitest';
import { advertisedPlate, needsPlate } from '#src/domain/vehicle/advertised-plate.ts';
import { glance } from '#src/view/vehicle/facts/key-facts.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings({});
const place = (state: string) => ({
  address: {
    street: '1 Sample Road',
    city: 'Town',
    state,
    postcode: '2000',
    latitude: null,
    longitude: null,
    placeUrl: null,
    placeId: null,
  },
});

describe('beside the price', () => {
  test.each([
    ['a used car', aVehicle({ odometer: 42_665 }), 'FYV02Y', ['42,665 km', 'Rego FYV02Y']],
    ['one without a plate', aVehicle({ odometer: 42_665 }), null, ['42,665 km']],
    ['one without a known odometer', aVehicle({ odometer: null }), 'FYV02Y', ['Rego FYV02Y']],
    ['a caravan, which has no odometer', aVehicle({ itemType: 'caravan', body: 'caravan', odometer: 12 }), null, []],
    ['a motorhome', aVehicle({ itemType: 'caravan', body: 'motorhome', odometer: 31_000 }), null, ['31,000 km']],
  ])('shows odometer and plate for %s (VDP-05, LAW-01)', (_, vehicle, plate, expected) =>
    expect(glance(vehicle, plate, settings)).toEqual(expected),
  );

  test('shows the odometer in the dealer’s unit (REG-01)', () => {
    expect(
      glance(
        aVehicle({ odometer: 42_000 }),
        null,
        publicSettings({ regional: { locale: 'en-US', distanceUnit: 'mi' } }),
      )[0],
    ).toMatch(/ mi$/);
  });

  test.each([
    ['used', 'NSW', true],
    ['used', 'VIC', false],
    ['demo', 'NSW', false],
    ['new', 'NSW', false],
  ] as const)('a %s vehicle for sale in %s needs its plate: %s (LAW-01)', (carType, state, needed) => {
    const vehicle = aVehicle({ carType, state: 'QLD', plate: 'FYV02Y' });
    expect(needsPlate(vehicle, place(state))).toBe(needed);
    expect(advertisedPlate(vehicle, place(state))).toBe(needed ? 'FYV02Y' : null);
    expect(needsPlate({ ...vehicle, state }, null)).toBe(needed);
  });
});
