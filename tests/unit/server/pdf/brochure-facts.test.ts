import { expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PurchaseFacts, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import { brochure } from '#src/server/pdf/brochure.ts';
import { aVehicle, now, publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const ute = aVehicle({
  body: 'ute',
  variant: { towingBraked: 3500, grossVehicleMass: 3250 } as VehicleVariant,
  purchase: { kerbMass: 2330, grossCombinationMass: 6350, towballLimit: 350 } as PurchaseFacts,
});

test('FACT-02 VDP-12 the PDF has the four checks, numbered, and what they leave for people', () => {
  const { factSets } = brochure(publishedVehicle(ute), settings, [], now);
  expect(factSets.map(({ title }) => title)).toEqual(['Towing with this ute']);
  expect(factSets[0]!.sentences.map((sentence) => sentence.slice(0, 2))).toEqual(['Al', '1.', '2.', '3.', '4.']);
  expect(factSets[0]!.rows.at(-1)).toEqual({
    label: 'With a van of 3,500 kg',
    value: '520 kg left for people and luggage',
  });
});

test('FACT-01 FACT-03 VDP-12 the PDF of a vehicle that tells none of it has none', () => {
  expect(brochure(publishedVehicle(aVehicle()), settings, [], now).factSets).toEqual([]);
});
