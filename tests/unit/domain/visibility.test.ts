import { describe, expect, test } from 'vitest';
import { vehicleStatuses } from '#src/domain/vehicle/vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable, isVisible, soldWindowEnd } from '#src/domain/vehicle/visibility.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';

const soldAgo = (ms: number): Partial<Vehicle> => ({ status: 'sold', soldAt: now - ms });

describe('isVisible', () => {
  test.each<[string, Partial<Vehicle>, Record<string, unknown>, boolean]>([
    ['in stock shows', { status: 'in_stock' }, {}, true],
    ['coming soon shows', { status: 'coming_soon' }, {}, true],
    ['coming soon stays away where the dealer says so', { status: 'coming_soon' }, { showComingSoon: false }, false],
    ['in stock is not touched by that', { status: 'in_stock' }, { showComingSoon: false }, true],
    ['sold a moment ago shows', soldAgo(0), {}, true],
    ['sold within three days shows', soldAgo(3 * day - 1), {}, true],
    ['sold exactly three days ago is gone', soldAgo(3 * day), {}, false],
    ['sold within an overridden window of seven days shows', soldAgo(7 * day - 1), { soldWindowDays: 7 }, true],
    ['sold beyond the overridden window is gone', soldAgo(7 * day), { soldWindowDays: 7 }, false],
    ['sold is gone at once with a window of none', soldAgo(0), { soldWindowDays: 0 }, false],
    ['sold nobody knows when is gone', { status: 'sold', soldAt: null }, {}, false],
    ['sold with a clock that runs ahead shows', soldAgo(-3_600_000), {}, true],
    ['in transit never shows', { status: 'in_transit' }, {}, false],
    ['on hold never shows', { status: 'on_hold' }, {}, false],
    ['wholesale never shows', { status: 'wholesale' }, {}, false],
    ['removed never shows', { status: 'removed', soldAt: now }, {}, false],
    ['kept from the website does not show', { status: 'in_stock', showOnDealerWebsite: false }, {}, false],
    ['kept from the website does not show when sold', { ...soldAgo(0), showOnDealerWebsite: false }, {}, false],
    ['a hidden make does not show, whatever its case', { make: 'MAZDA' }, { hiddenMakes: ['Mazda'] }, false],
    ['another make shows', { make: 'Kia' }, { hiddenMakes: ['Mazda'] }, true],
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
