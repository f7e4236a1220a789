import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { rateLimits, vehicleStates } from '#src/server/platform/database/schema.ts';
import { offerValidUntil } from '#src/domain/finance/offer-validity.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';

let site: FunctionSite;
let settings: Settings;
beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'kauri-cars'],
    change: (record) => {
      if (record.slug === 'harbour-motors') settings = record.settings;
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(vehicleStates);
  await site.db.delete(rateLimits);
});

const hour = 3_600_000;
const find = (holds: (vehicle: Vehicle) => boolean): Vehicle => site.vehicles.find(holds)!;
const reservable = () => find((vehicle) => isReservable(vehicle, settings));
const set = (carId: string, state: 'held' | 'sold', until: Date | null, dealer = 'harbour-motors') =>
  site.db.insert(vehicleStates).values({ dealer, carId, state, until, at: new Date() });

describe('car detail (API-07)', () => {
  test('returns name, price, status and the terms of the configured lender (API-07)', async () => {
    const vehicle = find(
      ({ financeLenders, status, price }) =>
        Object.keys(financeLenders).includes('quayside') && status === 'in_stock' && price !== null,
    );
    const answer = await site.ask(`/api/cars/${vehicle.id}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      id: vehicle.id,
      slug: vehicle.slug,
      name: vehicle.name,
      status: 'in_stock',
      price: vehicle.price,
      reserved: vehicle.reserved,
    });
    expect(answer.json.finance).toMatchObject({
      lender: 'Quayside Finance',
      interest_rate: vehicle.financeLenders.quayside!.interestRate,
      comparison_rate: vehicle.financeLenders.quayside!.comparisonRate,
    });
    expect(answer.json.finance.disclaimer).toContain('indicative only');
    expect(answer.json.finance.valid_until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(answer.headers['cache-control']).toBe('private, max-age=30');
  });

  test('reflects a sale or a hold since the build, but not an expired hold (API-07)', async () => {
    const { id } = reservable();
    await set(id, 'sold', null);
    expect((await site.ask(`/api/cars/${id}`)).json).toMatchObject({ status: 'sold', finance: null });
    await site.db.delete(vehicleStates);
    await set(id, 'held', new Date(Date.now() + hour));
    expect((await site.ask(`/api/cars/${id}`)).json).toMatchObject({ status: 'in_stock', reserved: true });
    await site.db.delete(vehicleStates);
    await set(id, 'held', new Date(Date.now() - hour));
    expect((await site.ask(`/api/cars/${id}`)).json).toMatchObject({ status: 'in_stock', reserved: false });
  });

  test.each(['nothing', '__proto__', 'constructor', `${'x'.repeat(3000)}`, '%F0%9F%9A%97'])(
    'finds no vehicle for %s (API-07)',
    async (id) => {
      const answer = await site.ask(`/api/cars/${id}`);
      expect([answer.status, answer.json.error.code]).toEqual([404, 'no_such_vehicle']);
    },
  );

  test("does not find another dealer's vehicle (API-07)", async () => {
    expect((await site.ask(`/api/cars/${site.vehicles[0]!.id}`, { dealer: 'kauri-cars' })).status).toBe(404);
  });

  test.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-11-19', '2026-12-19'],
    ['2026-12-31', '2027-01-31'],
  ])('an offer made on %s ends on %s (FIN-04)', (day, until) => {
    expect(offerValidUntil(day)).toBe(until);
  });
});

describe('availability', () => {
  const ask = async (id: string) => (await site.ask(`/api/cars/${id}/availability`)).json;

  test('is available and reservable when no one holds the vehicle (RES-02)', async () => {
    expect(await ask(reservable().id)).toEqual({ available: true, reservable: true, status: 'in_stock', reason: null });
  });

  test('is not reservable while the vehicle is held, until the hold ends (RES-02)', async () => {
    const { id } = reservable();
    const until = new Date(Date.now() + hour);
    await set(id, 'held', until);
    expect(await ask(id)).toEqual({
      available: true,
      reservable: false,
      status: 'in_stock',
      until: until.toISOString(),
      reason: 'held',
    });
    await site.db.update(vehicleStates).set({ until: new Date(Date.now() - 1) });
    expect(await ask(id)).toMatchObject({ reservable: true, reason: null });
  });

  test('ignores a hold at another dealer (RES-02)', async () => {
    const { id } = reservable();
    await set(id, 'held', new Date(Date.now() + hour), 'kauri-cars');
    expect(await ask(id)).toMatchObject({ reservable: true });
  });

  test('is unavailable when the vehicle sold since the build (RES-02)', async () => {
    const { id } = reservable();
    await set(id, 'sold', null);
    expect(await ask(id)).toEqual({ available: false, reservable: false, status: 'sold', reason: 'sold' });
  });

  test('is not reservable when the feed lists the vehicle as reserved, or the dealer does not offer it (RES-02)', async () => {
    expect(await ask(find(({ reserved, status }) => reserved && status === 'in_stock').id)).toMatchObject({
      available: true,
      reservable: false,
      reason: 'reserved',
    });
    expect(
      await ask(
        find((vehicle) => vehicle.status === 'in_stock' && !vehicle.reserved && !isReservable(vehicle, settings)).id,
      ),
    ).toMatchObject({ reason: 'not_offered' });
  });
});

test('never returns a 5xx for any path or query, and explains every error (API-07)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
      fc.constantFrom('', '/availability'),
      async (id, query, rest) => {
        await site.db.delete(rateLimits);
        const answer = await site.ask(`/api/cars/${encodeURIComponent(id)}${rest}?${new URLSearchParams(query)}`);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400 && answer.json) expect(answer.json.error.message).toMatch(/\w/);
      },
    ),
    { numRuns: fuzzRuns(75) },
  );
});
