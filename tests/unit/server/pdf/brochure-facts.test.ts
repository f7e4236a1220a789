import { expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { brochure } from '#src/server/pdf/brochure.ts';
import { aVehicle, now, publicSettings } from '../../../fixtures/vehicles.ts';
import { vehicleOf } from '../../sources/stock/helpers.ts';

const settings = publicSettings();
const aUte = async () =>
  vehicleOf({
    simple_body: 'ute',
    towing_braked: 3500,
    grossvehiclemass: 3250,
    kerb_mass: 2330,
    gross_combination_mass: 6350,
    towball_limit: 350,
  });

test('lists the four numbered towing checks in the PDF, with the mass left for people and luggage (FACT-02, VDP-12)', async () => {
  const { factSets } = brochure(publishedVehicle(await aUte()), settings, [], now);
  expect(factSets.map(({ title }) => title)).toEqual(['Towing with this ute']);
  expect(factSets[0]!.sentences.map((sentence) => sentence.slice(0, 2))).toEqual(['Al', '1.', '2.', '3.', '4.']);
  expect(factSets[0]!.rows.at(-1)).toEqual({
    label: 'With a caravan weighing 3,500 kg',
    value: '520 kg left for passengers and luggage',
  });
});

test('leaves fact sets out of the PDF for a vehicle without such facts (FACT-01, FACT-03, VDP-12)', () => {
  expect(brochure(publishedVehicle(aVehicle()), settings, [], now).factSets).toEqual([]);
});
