import { expect, test } from 'vitest';
import { keyFacts } from '#src/view/vehicle/facts/key-facts.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const row = (parts: Parameters<typeof aVehicle>[0]) => {
  const fact = keyFacts(aVehicle(parts), publicSettings({})).find(({ kind }) => kind === 'body');
  return fact && `${fact.label}: ${fact.value}`;
};

test.each([
  [{ body: 'suv', doors: 5 }, 'Body: SUV, 5 doors'],
  [{ body: 'suv', doors: null }, 'Body: SUV'],
  [{ body: null, doors: 4 }, 'Doors: 4'],
  [{ body: null, doors: null }, undefined],
] as const)('shows the body with its doors, or doors alone: %o (VDP-05)', (parts, expected) => {
  expect(row(parts)).toBe(expected);
});
