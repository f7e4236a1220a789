import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isCertified, newWindowEnd, vehicleTag } from '#src/domain/card/vehicle-tag.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';
import { sold } from './examples.ts';

/** Every tag applies; each step of the ladder removes the strongest. */
const everything: Partial<Vehicle> = {
  make: 'Ford',
  status: 'coming_soon',
  fuel: 'electric',
  reserved: true,
  certified: true,
  tag: 'Runout Sale',
  createdAt: now - day,
};
const all = publicSettings({ cards: { tags: { electric: true, certifiedMake: 'Ford' } } });
const plain = publicSettings();

describe('vehicleTag', () => {
  test.each<[string, Partial<Vehicle>, string | null]>([
    ['sold comes first', sold, 'sold'],
    ['then electric', {}, 'electric'],
    ['then hybrid', { fuel: 'hybrid' }, 'hybrid'],
    ['then reserved', { fuel: 'petrol' }, 'reserved'],
    ['then certified', { fuel: 'petrol', reserved: false }, 'certified'],
    ["then the dealer's own tag", { fuel: 'petrol', reserved: false, certified: false }, 'highlight'],
    ['then coming soon', { fuel: 'petrol', reserved: false, certified: false, tag: null }, 'coming-soon'],
    ['then new', { fuel: 'petrol', reserved: false, certified: false, tag: null, status: 'in_stock' }, 'new'],
    [
      'then none',
      { fuel: 'petrol', reserved: false, certified: false, tag: null, status: 'in_stock', createdAt: now - 30 * day },
      null,
    ],
  ])('%s (CARD-03)', (_, parts, kind) => {
    expect(vehicleTag(aVehicle({ ...everything, ...parts }), all, now)?.kind ?? null).toBe(kind);
  });

  test.each<[string, Partial<Vehicle>, object | null]>([
    ['JUST SOLD', sold, { kind: 'sold', label: 'JUST SOLD' }],
    [
      'a vehicle on hold as sold, since it is not available',
      { status: 'on_hold' },
      { kind: 'sold', label: 'JUST SOLD' },
    ],
    ['Electric', { fuel: 'electric' }, { kind: 'electric', label: 'Electric' }],
    ['Hybrid', { fuel: 'hybrid' }, { kind: 'hybrid', label: 'Hybrid' }],
    ['Plug-in Hybrid', { fuel: 'plugInHybrid' }, { kind: 'hybrid', label: 'Plug-in Hybrid' }],
    ['Reserved', { reserved: true }, { kind: 'reserved', label: 'Reserved' }],
    ['Certified', { make: 'FORD', certified: true }, { kind: 'certified', label: 'Certified' }],
    [
      "a custom tag in the dealer's words",
      { tag: " Manager's Special " },
      { kind: 'custom', label: "Manager's Special" },
    ],
    ['runout sale as a highlight, in any case', { tag: 'RUNOUT sale' }, { kind: 'highlight', label: 'RUNOUT sale' }],
    ['no tag for an empty text', { tag: '  ' }, null],
    ['COMING SOON', { status: 'coming_soon' }, { kind: 'coming-soon', label: 'COMING SOON' }],
    ['New', { createdAt: now }, { kind: 'new', label: 'New' }],
  ])('%s (CARD-03)', (_, parts, tag) => {
    expect(vehicleTag(aVehicle(parts), all, now)).toEqual(tag);
  });

  test('takes the sold label from settings (CARD-02)', () => {
    expect(vehicleTag(aVehicle(sold), publicSettings({ stockRules: { soldLabel: 'Just Sold' } }), now)?.label).toBe(
      'Just Sold',
    );
  });

  test.each(['electric', 'hybrid', 'plugInHybrid'] as const)('%s has no tag unless configured (CARD-03)', (fuel) => {
    expect(vehicleTag(aVehicle({ fuel }), plain, now)).toBeNull();
  });

  test.each<[string, Partial<Vehicle>, string | null]>([
    ['another make', { make: 'Kia', certified: true }, 'Ford'],
    ['no make configured', { make: 'Ford', certified: true }, null],
    ['not certified', { make: 'Ford', certified: false }, 'Ford'],
  ])('shows no certified tag for %s (CARD-03)', (_, parts, certifiedMake) => {
    expect(vehicleTag(aVehicle(parts), publicSettings({ cards: { tags: { certifiedMake } } }), now)).toBeNull();
  });

  test('hides the certified badge on sold vehicles (VDP-06)', () => {
    expect([
      isCertified(aVehicle({ make: 'Ford', certified: true }), all),
      isCertified(aVehicle({ ...sold, make: 'Ford', certified: true }), all),
    ]).toEqual([true, false]);
  });
});

describe('the new-car tag', () => {
  test.each<[string, number | null, number, boolean]>([
    ['created now', now, 8, true],
    ['one millisecond before eight days are over', now - 8 * day + 1, 8, true],
    ['exactly eight days old', now - 8 * day, 8, false],
    ['within a window of 14 days', now - 10 * day, 14, true],
    ['with a window of 0 days', now, 0, false],
    ['of unknown age', null, 8, false],
    ['half a day ahead, a feed in local time', now + day / 2, 8, true],
    ['a month ahead, by mistake', now + 30 * day, 8, false],
  ])('%s (CARD-03)', (_, createdAt, newWithinDays, isNew) => {
    const settings = publicSettings({ cards: { tags: { newWithinDays } } });
    expect(vehicleTag(aVehicle({ createdAt }), settings, now)?.kind === 'new').toBe(isNew);
  });

  test('removes the tag exactly at the end of its window (CARD-03)', () => {
    const vehicle = aVehicle({ createdAt: now });
    const end = newWindowEnd(vehicle, plain) as number;
    expect([vehicleTag(vehicle, plain, end - 1)?.kind, vehicleTag(vehicle, plain, end)]).toEqual(['new', null]);
  });

  test('takes the label from settings (CARD-03)', () => {
    expect(
      vehicleTag(aVehicle({ createdAt: now }), publicSettings({ labels: { newTag: 'Just In' } }), now)?.label,
    ).toBe('Just In');
  });
});
