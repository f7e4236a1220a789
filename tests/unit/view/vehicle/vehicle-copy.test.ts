import { describe, expect, test } from 'vitest';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleDescription, vehicleTitle } from '#src/view/copy/vehicle/vehicle-copy.ts';
import { aLocation, aVehicle, now, publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();
const titleOf = (vehicle: Partial<Vehicle>, dealer = 'Sample Motors') =>
  vehicleTitle(aVehicle(vehicle), aLocation(), publicSettings({ branding: { name: dealer } }));
const descriptionOf = (overrides: Partial<Vehicle>) => {
  const vehicle = aVehicle(overrides);
  return vehicleDescription(vehicle, priceDisplay(vehicle, settings), aLocation(), settings);
};
const ranger = { year: 2026, make: 'Ford', model: 'Ranger', name: '2026 Ford Ranger' };

describe('a vehicle page’s title', () => {
  test.each([
    ['in stock', {}, '2021 Toyota Corolla Ascent Sport for sale in Penrith'],
    ['sold', { status: 'sold', soldAt: now }, 'Sold: 2021 Toyota Corolla Ascent Sport'],
    ['coming soon', { status: 'coming_soon', badge: 'ZR' }, '2021 Toyota Corolla ZR coming soon to Penrith'],
    ['without a badge', { badge: null }, '2021 Toyota Corolla for sale in Penrith'],
  ] as const)('states that a vehicle is %s (OPS-07)', (_, vehicle, title) => {
    expect(titleOf(vehicle)).toBe(title);
  });

  test.each([
    [
      'the tail of its badge',
      'Wildtrak 3.0 V6 Double Cab 4x4',
      'Sample Motors',
      '2026 Ford Ranger Wildtrak 3.0 V6 for sale in Penrith',
    ],
    [
      'a number that would come last',
      'Wildtrak 3.0 V6-Turbodiesel',
      'Sample Motors',
      '2026 Ford Ranger Wildtrak for sale in Penrith',
    ],
    ['an open bracket', 'XL (Hi-Rider Double Cab)', 'Sample Motors', '2026 Ford Ranger XL for sale in Penrith'],
    ['a preposition and a comma', 'Pair, up to 5 tonnes', 'Sample Motors', '2026 Ford Ranger Pair for sale in Penrith'],
    ['the location', 'Wildtrak Premium', 'Riverside Motors of Sydney', '2026 Ford Ranger Wildtrak for sale'],
    [
      'the location and the badge',
      'Superlongspecialedition',
      'Riverside Motors of Greater Sydney',
      '2026 Ford Ranger for sale',
    ],
  ])('shortens a long title by dropping %s (OPS-07)', (_, badge, dealer, title) => {
    expect(titleOf({ ...ranger, badge }, dealer)).toBe(title);
    expect(`${title} · ${dealer}`.length).toBeLessThanOrEqual(70);
  });

  test('never cuts a name, even if it is too long by itself (OPS-07)', () => {
    const name = '2026 Ford Ranger Superlongspecialedition';
    expect(titleOf({ ...ranger, name }, 'Riverside Motors and Caravans of the Greater West')).toBe(`${name} for sale`);
  });
});

describe('a vehicle page’s description', () => {
  test('leaves out a sold vehicle’s price, and suggests similar ones (OPS-07, VDP-06)', () => {
    const text = descriptionOf({ status: 'sold', soldAt: now });
    expect(text).toBe(
      'Sold: 2021 Toyota Corolla Ascent Sport, 48,210 km, automatic, petrol, glacier white. See similar cars at Sample Motors, Penrith.',
    );
  });

  test('names the location of a vehicle coming soon, and its price if it has one (OPS-07)', () => {
    expect(descriptionOf({ status: 'coming_soon' })).toBe(
      'Coming soon to Sample Motors, Penrith: used 2021 Toyota Corolla Ascent Sport, 48,210 km, automatic, petrol, glacier white. $25,990 excl. government charges.',
    );
    expect(descriptionOf({ status: 'coming_soon', price: null })).toMatch(/glacier white\.$/);
  });

  test('says "For sale" for a vehicle without a price (OPS-07)', () => {
    expect(descriptionOf({ price: null })).toContain('. For sale at Sample Motors, Penrith.');
  });
});
