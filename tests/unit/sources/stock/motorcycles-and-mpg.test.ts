import { describe, expect, test } from 'vitest';
import { filteredFeatures } from '#src/domain/search/feature-filters.ts';
import { kindOfBody } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { specificationRows } from '#src/view/vehicle/facts/specification-rows.ts';
import { aTenant } from '../../../fixtures/vehicles.ts';
import { load, vehicleOf } from './helpers.ts';

const bikes = { stockRules: { itemTypes: ['motorcycle'] } };
const bike = (row: Record<string, unknown>) => vehicleOf({ make: 'Yamaha', model: 'MT-07', ...row }, {}, bikes);
const american = { regional: { locale: 'en-US' } };

describe('motorcycles', () => {
  test.each<[Record<string, unknown>, boolean | null]>([
    [{ LAMS: 'Yes' }, true],
    [{ lams: true }, true],
    [{ 'LAMS Approved': 'Y' }, true],
    [{ learner_approved: 1 }, true],
    [{ is_lams: 'LAMS' }, true],
    [{ learner: 'Learner Legal' }, true],
    [{ lams: 'N' }, false],
    [{ lams: false }, false],
    [{ lams: 'Full power' }, false],
    [{ lams: 'Non-LAMS' }, false],
    [{ lams: 'maybe' }, null],
    [{ lams: '' }, null],
    [{ tag: 'LAMS approved' }, true],
    [{ features: 'ABS, LAMS approved' }, true],
    [{ features: 'Not LAMS approved' }, null],
    [{ lams: 'No', features: 'LAMS restrictor kit' }, false],
    [{}, null],
  ])('have learner approval: %j is %s (FEED-13)', async (row, approved) => {
    const vehicle = await bike(row);
    expect(vehicle.learnerApproved).toBe(approved);
    const shown = specificationRows(vehicle, aTenant({ settings: bikes }).settings);
    expect(shown.find(({ label }) => label.startsWith('Learner'))?.value).toBe(
      approved === null ? undefined : approved ? 'Yes' : 'No',
    );
    if (approved !== null) expect(filteredFeatures(vehicle).includes('Learner approved')).toBe(approved);
  });

  test('report an unknown value for learner approval, which cars never have (FEED-13)', async () => {
    const row = { id: 1, make: 'Yamaha', model: 'MT-07', year: 2024, lams: 'maybe' };
    const { warnings } = await load([row], {}, {}, bikes);
    expect(warnings).toContainEqual(expect.stringContaining('learnerApproved: set aside in 1 row'));
    expect((await vehicleOf({ lams: 'Yes' })).learnerApproved).toBeNull();
  });

  test.each([{ capacityCC: 689 }, { EngineCC: '689' }, { engine_capacity_cc: '689 cc' }, { 'Engine (cc)': '689cc' }])(
    'show their engine in cc: %j (FEED-13)',
    async (row) => {
      const mapping = 'Engine (cc)' in row ? { 'variant.engineSizeCc': 'Engine (cc)' } : {};
      const vehicle = await vehicleOf({ make: 'Yamaha', model: 'MT-07', ...row }, { mapping }, bikes);
      expect(engineSizeText(vehicle)).toBe('689 cc');
    },
  );

  test.each<[string, BodyType]>([
    ['Naked', 'nakedBike'],
    ['Naked Bike', 'nakedBike'],
    ['Streetfighter', 'nakedBike'],
    ['Off Road', 'offRoadBike'],
    ['Off-Road', 'offRoadBike'],
    ['Enduro', 'offRoadBike'],
    ['Motocross', 'offRoadBike'],
    ['MX', 'offRoadBike'],
    ['Dirt Bike', 'offRoadBike'],
    ['Trail', 'offRoadBike'],
    ['Scooter', 'scooter'],
    ['Maxi Scooter', 'scooter'],
    ['Moped', 'scooter'],
    ['Classic', 'classicBike'],
    ['Retro', 'classicBike'],
    ['Cafe Racer', 'classicBike'],
    ['Scrambler', 'classicBike'],
    ['Supersport', 'sportBike'],
    ['Cruiser', 'cruiser'],
    ['Bobber', 'cruiser'],
    ['Adventure Tourer', 'adventureBike'],
    ['Dual Purpose', 'adventureBike'],
  ])('have their own body types: %s is %s (FEED-13)', async (word, body) => {
    const vehicle = await bike({ body: word });
    expect([vehicle.body, vehicle.itemType]).toEqual([body, 'motorcycle']);
    expect(kindOfBody(body)).toBe('motorcycle');
  });
});

describe('American fuel economy', () => {
  test.each<[Record<string, unknown>, number | null, number | null]>([
    [{ city_mpg: '28', highway_mpg: '36' }, 28, 36],
    [{ CityMPG: 28, HighwayMPG: 36 }, 28, 36],
    [{ 'MPG City': '28 mpg', 'MPG Hwy': '36 mpg' }, 28, 36],
    [{ epa_city: 28 }, 28, null],
    [{ mpg: '28/36' }, 28, 36],
    [{ mpg: '28 City / 36 Hwy' }, 28, 36],
    [{ mpg: '36 highway, 28 city' }, 28, 36],
    [{ mpg: '32' }, null, null],
    [{ city_mpg: 0, highway_mpg: 900 }, null, null],
  ])('is read from %j (FEED-13)', async (row, city, highway) => {
    const { variant } = await vehicleOf(row, {}, american);
    expect([variant?.cityMilesPerGallon ?? null, variant?.highwayMilesPerGallon ?? null]).toEqual([city, highway]);
  });

  test('is shown only by American dealers (FEED-13)', async () => {
    const row = { city_mpg: 28, highway_mpg: 36 };
    const shown = async (settings: Record<string, unknown>) =>
      specificationRows(await vehicleOf(row, {}, settings), aTenant({ settings }).settings);
    const fact = { label: 'Fuel economy, city / highway', value: '28 / 36 mpg' };
    expect(await shown(american)).toContainEqual(fact);
    expect(await shown({})).not.toContainEqual(fact);
  });

  test('is converted in a combined column that states the unit (FEED-13)', async () => {
    const { variant } = await vehicleOf({ fuel_consumption: '32 mpg' });
    expect(variant?.fuelConsumptionCombined).toBe(7.4);
  });
});

describe('gearboxes and drives', () => {
  test.each([
    ['10-Speed A/T', 'automatic'],
    ['8-Speed Automatic', 'automatic'],
    ['6 Spd A/T', 'automatic'],
    ['8A', 'automatic'],
    ['10AT', 'automatic'],
    ['A8', 'automatic'],
    ['6sp A', 'automatic'],
    ['A/T', 'automatic'],
    ['7DCT', 'automatic'],
    ['E-CVT', 'automatic'],
    ['AMT', 'automatic'],
    ['5M', 'manual'],
    ['6MT', 'manual'],
    ['6-Speed M/T', 'manual'],
    ['5 sp M', 'manual'],
    ['M6', 'manual'],
    ['M/T', 'manual'],
    ['Auto with manual mode', 'automatic'],
    ['Amphibious', null],
  ])('are read from "%s" as %s (FEED-13)', async (trans, transmission) => {
    expect((await vehicleOf({ trans })).transmission).toBe(transmission);
  });

  test.each(['4X2', '4x2', '2WD', '2-Wheel Drive', 'Two Wheel Drive'])(
    'are unknown for %s, without a warning (FEED-13)',
    async (drive) => {
      const { vehicles, warnings } = await load([{ id: 1, make: 'Ford', model: 'Ranger', year: 2020, drive }]);
      expect(vehicles[0]!.drive).toBeNull();
      expect(warnings.filter((warning) => warning.startsWith('drive:'))).toEqual([]);
    },
  );
});
