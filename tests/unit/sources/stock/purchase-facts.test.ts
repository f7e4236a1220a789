import { expect, test } from 'vitest';
import { load, vehicleOf } from './helpers.ts';

const electric = { simple_fuel: 'electric' };

test('reads battery, charging and battery health from the feed in any of its units (FACT-01)', async () => {
  const { purchase } = await vehicleOf({
    ...electric,
    variant: {
      batteryusable: '77.4 kWh',
      energyconsumption: '165 Wh/km',
      chargehomehours: '7h 30min',
      chargehomekw: '11 kW',
      chargefastminutes: '0:18',
      chargefastkw: 239,
      chargefastwindow: 'from 10 % to 80 %',
    },
    battery_health: '94 %',
    battery_tested_on: '02/11/2026',
    battery_certificate: 'https://tests.example/94.pdf',
  });
  expect(purchase).toMatchObject({
    usableBattery: 77.4,
    energyUse: 16.5,
    homeChargeHours: 7.5,
    homeChargePower: 11,
    fastChargeMinutes: 18,
    fastChargePower: 239,
    fastChargeWindow: '10 to 80%',
    batteryHealth: 94,
    batteryTestedOn: '2026-11-02',
    batteryCertificateUrl: 'https://tests.example/94.pdf',
  });
});

test('reads kilowatt hours per 100 km as well as watt hours per km (FACT-01)', async () => {
  const { purchase } = await vehicleOf({ ...electric, energy_consumption: '16.5 kWh/100 km' });
  expect(purchase?.energyUse).toBe(16.5);
});

test.each([
  ['battery health without the day of its test', { ...electric, battery_health: 94 }, 'the test date is missing'],
  ['a test of tomorrow', { ...electric, battery_health: 94, battery_tested_on: '2027-01-01' }, 'a date in the future'],
  ['a battery in a petrol car', { simple_fuel: 'petrol', usable_battery: 60 }, 'it has no battery to charge'],
  [
    'a health above what was new',
    { ...electric, battery_health: 104, battery_tested_on: '2026-11-02' },
    'outside 30 to 100',
  ],
  ['half a window of charging', { ...electric, charge_fast_window: '80%' }, 'not a charge range'],
  [
    'a kerb mass above the gross mass',
    { kerb_mass: 3400, variant: { grossvehiclemass: 3200 } },
    'not below the gross vehicle mass',
  ],
  [
    'a gross combination mass below it',
    { gross_combination_mass: 3000, variant: { grossvehiclemass: 3200 } },
    'not above the gross vehicle mass',
  ],
  [
    'a towball limit as high as the braked one',
    { towball_limit: 3500, variant: { towingbraked: 3500 } },
    'not below the braked',
  ],
  ['a towball mass of what tows', { towball_mass: 180 }, 'the vehicle is not towed'],
  ['a year of a rating without stars', { ancap_year: 2022 }, 'the star rating is missing'],
  ['a rating of a year to come', { ancap_year: 2031, variant: { ancaprating: 5 } }, 'not a plausible test year'],
])('sets aside %s, with the reason (FACT-01, FACT-02, FACT-03)', async (_, row, reason) => {
  const { vehicles, warnings } = await load([{ id: '1', year: 2021, make: 'Toyota', model: 'Corolla', ...row }]);
  expect(vehicles[0]?.purchase ?? null).toBeNull();
  expect(warnings.join('\n')).toContain(reason);
});

test("reads a caravan's towball mass, and ignores tow car limits (FACT-02)", async () => {
  const { purchase } = await vehicleOf({
    item_type: 'caravan',
    simple_body: 'caravan',
    towball_mass: '160 kg',
    towball_limit: 350,
    specifications: { aggregate_trailer_mass: 2500 },
  });
  expect(purchase).toMatchObject({ towballMass: 160, towballLimit: null });
});

test('adds no facts when the feed has none (FACT-01)', async () => {
  expect((await vehicleOf({})).purchase).toBeNull();
});
