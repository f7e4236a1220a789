import { expect, test } from 'vitest';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const bare = { itemType: 'caravan', fuel: null, transmission: null } as const;

test.each([
  ['a caravan', { ...bare, body: 'caravan' }, true],
  ['a caravan whose feed names a gas heater’s fuel', { ...bare, body: 'caravan', fuel: 'lpg' }, true],
  ['a camper trailer', { ...bare, body: 'camperTrailer' }, true],
  ['a motorhome of which nothing else is known', { ...bare, body: 'motorhome' }, false],
  ['a campervan that the feed calls a van', { ...bare, body: 'van', fuel: 'diesel' }, false],
  ['a van without an engine', { ...bare, body: 'van' }, true],
  ['one with a gearbox and no body', { ...bare, body: null, transmission: 'manual' }, false],
  ['a car', { itemType: 'car', body: null, fuel: null, transmission: null }, false],
] as const)('%s is towed: %j (REG-02, VDP-10)', (_, vehicle, towed) => {
  expect(isTowed(aVehicle(vehicle))).toBe(towed);
});
