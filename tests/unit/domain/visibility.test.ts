import { describe, expect, test } from 'vitest';
import { vehicleStatuses } from '#src/domain/vehicle/vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable, isVisible, soldWindowEnd } from '#src/domain/vehicle/visibility.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';

const soldAgo = (ms: number): Partial<Vehicle> => ({ status: 'sold', soldAt: now - ms });

describe('isVisible', () => {
  test.each<[string, Partial<Vehicle>, Record<string, unknown>, boolean]>([
    ['shows vehicles in stock', { status: 'in_stock' }, {}, true],
    ['shows vehicles coming soon', { status: 'coming_soon' }, {}, true],
    [
      'hides vehicles coming soon if the dealer turns them off',
      { status: 'coming_soon' },
      { showComingSoon: false },
      false,
    ],
    ['shows vehicles in stock with coming soon turned off', { status: 'in_stock' }, { showComingSoon: false }, true],
    ['shows a vehicle sold a moment ago', soldAgo(0), {}, true],
    ['shows a vehicle sold within three days', soldAgo(3 * day - 1), {}, true],
    ['hides a vehicle sold exactly three days ago', soldAgo(3 * day), {}, false],
    ['shows a vehicle sold within a custom window of seven days', soldAgo(7 * day - 1), { soldWindowDays: 7 }, true],
    ['hides a vehicle sold before the custom window', soldAgo(7 * day), { soldWindowDays: 7 }, false],
    ['hides sold vehicles at once with a window of 0 days', soldAgo(0), { soldWindowDays: 0 }, false],
    ['hides a sold vehicle without a date', { status: 'sold', soldAt: null }, {}, false],
    ['shows a vehicle sold in the future, by a fast clock', soldAgo(-3_600_000), {}, true],
    ['never shows vehicles in transit', { status: 'in_transit' }, {}, false],
    ['never shows vehicles on hold', { status: 'on_hold' }, {}, false],
    ['never shows wholesale vehicles', { status: 'wholesale' }, {}, false],
    ['never shows removed vehicles', { status: 'removed', soldAt: now }, {}, false],
    ['hides vehicles not for the website', { status: 'in_stock', showOnDealerWebsite: false }, {}, false],
    ['hides sold vehicles not for the website', { ...soldAgo(0), showOnDealerWebsite: false }, {}, false],
    ['hides a hidden make, in any case', { make: 'MAZDA' }, { hiddenMakes: ['Mazda'] }, false],
    ['shows another make', { make: 'Kia' }, { hiddenMakes: ['Mazda'] }, true],
  ])('%s (SRCH-20)', (_, parts, stockRules, visible) => {
    expect(isVisible(aVehicle(parts), publicSettings({ stockRules }), now)).toBe(visible);
  });

  test('hides a sold vehicle exactly when its window ends (SRCH-20)', () => {
    const vehicle = aVehicle(soldAgo(day));
    const end = soldWindowEnd(vehicle, publicSettings()) as number;
    expect(end).toBe(now + 2 * day);
    expect([isVisible(vehicle, publicSettings(), end - 1), isVisible(vehicle, publicSettings(), end)]).toEqual([
      true,
      false,
    ]);
  });

  test('has no sold window for a vehicle in stock (SRCH-20)', () => {
    expect(soldWindowEnd(aVehicle({ status: 'in_stock', soldAt: now }), publicSettings())).toBeNull();
  });
});

test.each(vehicleStatuses.map((status) => [status, status === 'in_stock' || status === 'coming_soon'] as const))(
  '%s is available: %j (CARD-04)',
  (status, available) => {
    expect(isAvailable(aVehicle({ status }))).toBe(available);
  },
);
