import { describe, expect, test } from 'vitest';
import { cabOf, doorsIssue } from '#src/domain/vehicle/cab.ts';
import { load, vehicleOf } from './helpers.ts';

describe('the doors of a ute', () => {
  test.each([
    ['Single Cab', 4, true],
    ['Regular Cab', 3, true],
    ['Single Cab', 2, false],
    ['Extra Cab', 2, false],
    ['Super Cab', 4, false],
    ['Double Cab', 2, true],
    ['Crew Cab', 4, false],
    ['XLT', 4, false],
  ])('%s contradicts %i doors: %j', (badge, doors, expected) => {
    expect(doorsIssue(doors, { body: 'ute', badge, series: null }) !== null).toBe(expected);
  });

  test('ignores the cab on other bodies', () => {
    expect(doorsIssue(4, { body: 'van', badge: 'Single Cab', series: null })).toBeNull();
  });

  test('sets aside doors that contradict the cab, and reports it', async () => {
    const rows = [
      {
        id: '1',
        year: 2024,
        make: 'Ford',
        model: 'Ranger',
        badge: 'XL 2.0 Single Cab 4x2',
        simple_body: 'ute',
        doors: 4,
        seats: 2,
      },
      {
        id: '2',
        year: 2024,
        make: 'Ford',
        model: 'Ranger',
        badge: 'XLT Double Cab 4x4',
        simple_body: 'ute',
        doors: 4,
        seats: 5,
      },
    ];
    const { vehicles, warnings } = await load(rows);
    expect(vehicles.map(({ doors, badge }) => [badge, doors]).sort()).toEqual([
      ['XL 2.0 Single Cab 4x2', null],
      ['XLT Double Cab 4x4', 4],
    ]);
    expect(
      warnings.filter((text) => text.startsWith('doors: set aside in 1 row, not a valid door count for a single cab')),
    ).toHaveLength(1);
  });

  test('keeps the cab given in the badge', async () => {
    const vehicle = await vehicleOf({
      make: 'Ford',
      model: 'Ranger',
      badge: 'XL Single Cab',
      simple_body: 'ute',
      doors: 4,
      seats: 2,
    });
    expect([cabOf(vehicle), vehicle.doors]).toEqual(['single', null]);
  });
});
