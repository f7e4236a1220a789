import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { closeDatabase } from '#src/server/platform/database/database.ts';
import { watchlist } from '#src/server/platform/database/schema.ts';
import { saveCarOf, watchlistLimit } from '#src/journeys/account/server/watchlist.ts';
import { answerCounts, firstAnswers } from '../support/crowd.ts';
import { Browser } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import list from '../../functions/watchlist.ts';
import removeCar from '../../functions/watchlist-remove-car.ts';
import saveCar from '../../functions/watchlist-save-car.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
let clock: number;
let numbers = 0;

beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars', 'kauri-cars'],
    change: ({ slug, settings }) => {
      settings.account.garage = slug !== 'kauri-cars';
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  clock = Date.parse('2026-11-20T09:00:00+11:00') + numbers * 3_600_000;
});

async function signedIn(dealer = 'harbour-motors') {
  numbers += 1;
  const phone = `+6149157${String(numbers).padStart(4, '0')}`;
  const shopper = new Browser(site, { dealer, now: () => clock, ip: `198.51.100.${numbers}` });
  const { json } = await shopper.signIn(phone);
  const call =
    (handler: typeof saveCar, path: string) =>
    (car_id: unknown, phone_number: unknown = phone) =>
      shopper.call(handler, path, { json: { phone_number, car_id } });
  return {
    shopper,
    phone,
    id: json.id as string,
    save: call(saveCar, '/api/watchlist/save-car'),
    remove: call(removeCar, '/api/watchlist/remove-car'),
    cars: async () => (await shopper.call(list, '/api/watchlist')).json.cars as { car_id: string; saved_at: string }[],
  };
}

const car = (at: number): string => site.vehicles[at]!.id;

describe('saving and removing (WATCH-01, API-01)', () => {
  test('lists saved cars, newest first, without removed ones', async () => {
    const { save, remove, cars } = await signedIn();
    expect((await save(car(0))).json).toEqual({ success: true });
    clock += 1000;
    expect((await save(car(1))).json).toEqual({ success: true });
    expect(await cars()).toEqual([
      { car_id: car(1), saved_at: new Date(clock).toISOString() },
      { car_id: car(0), saved_at: new Date(clock - 1000).toISOString() },
    ]);
    expect((await remove(car(1))).json).toEqual({ success: true });
    expect((await cars()).map(({ car_id }) => car_id)).toEqual([car(0)]);
  });

  test('keeps the original time when a car is saved again, and accepts the removal of an unsaved car', async () => {
    const { save, remove, cars } = await signedIn();
    await save(car(0));
    const [first] = await cars();
    clock += 5000;
    expect((await save(car(0))).status).toBe(200);
    expect(await cars()).toEqual([first]);
    expect((await remove('gone-for-good')).json).toEqual({ success: true });
  });

  test('stores only one row for 50 simultaneous saves of one car', async () => {
    const { save, id } = await signedIn();
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(car(0))));
    expect(answerCounts(replies), firstAnswers(replies)).toEqual({ '200': 50 });
    expect(replies.map(({ json }) => json as unknown)).toEqual(Array(50).fill({ success: true }));
    expect(await site.db.select().from(watchlist).where(eq(watchlist.shopperId, id))).toHaveLength(1);
  });

  test('refuses to save a car that the site does not publish, but removes one that has sold', async () => {
    const { save, remove, cars, id } = await signedIn();
    const reply = await save('no-such-car');
    expect([reply.status, reply.json.error.code]).toEqual([404, 'no_such_vehicle']);
    await saveCarOf(site.db, { dealer: 'harbour-motors', shopperId: id }, 'sold-last-week', clock);
    expect((await remove('sold-last-week')).status).toBe(200);
    expect(await cars()).toEqual([]);
  });

  test(`limits a list to ${watchlistLimit} cars, even when the last ones are saved at once`, async () => {
    const { id, save } = await signedIn();
    const owner = { dealer: 'harbour-motors', shopperId: id };
    for (let one = 0; one < watchlistLimit - 2; one++) await saveCarOf(site.db, owner, `car-${one}`, clock);
    const statuses = (await Promise.all(site.vehicles.slice(0, 6).map((vehicle) => save(vehicle.id)))).map(
      (reply) => reply.status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await site.db.select().from(watchlist).where(eq(watchlist.shopperId, id))).toHaveLength(watchlistLimit);
  });
});

describe('access limited to the signed-in phone (WATCH-02)', () => {
  test.each([
    ['save', '/api/watchlist/save-car'],
    ['remove', '/api/watchlist/remove-car'],
    ['list', '/api/watchlist'],
  ])('%s requires a session', async (_, path) => {
    const answer = await site.ask(
      path,
      path.endsWith('watchlist') ? {} : { json: { phone_number: '+61491570006', car_id: car(0) } },
    );
    expect([answer.status, answer.json.error.code]).toEqual([401, 'sign_in']);
  });

  test('refuses to save or remove for another phone, and leaves its list unchanged', async () => {
    const owner = await signedIn();
    await owner.save(car(0));
    const stranger = await signedIn();
    for (const call of [stranger.save, stranger.remove]) {
      const reply = await call(car(0), owner.phone);
      expect([reply.status, reply.json.error.code]).toEqual([403, 'other_phone']);
    }
    expect((await stranger.remove(car(0))).status).toBe(200);
    expect([await stranger.cars(), (await owner.cars()).length]).toEqual([[], 1]);
  });

  test("accepts the session's phone in any format", async () => {
    const { save, phone } = await signedIn();
    for (const typed of [phone.replace('+61', '0'), phone.replace('+61', '+61 (0) '), phone.slice(1), ` ${phone} `])
      expect((await save(car(0), typed)).status).toBe(200);
  });

  test.each(['nobody', "' or '1'='1", '+61491570006\r\nx: y', '*'])('refuses the phone %j', async (typed) => {
    const { save } = await signedIn();
    const reply = await save(car(0), typed);
    expect([reply.status, reply.json.error.code]).toEqual([403, 'other_phone']);
  });

  test('keeps a separate list for the same phone at another dealer', async () => {
    const here = await signedIn();
    await here.save(car(0));
    const there = new Browser(site, { dealer: 'everyday-cars', now: () => clock });
    await there.signIn(here.phone);
    expect((await there.call(list, '/api/watchlist')).json).toEqual({ cars: [] });
    there.cookie = here.shopper.cookie;
    expect((await there.call(list, '/api/watchlist')).status).toBe(401);
    const saved = await there.call(saveCar, '/api/watchlist/save-car', {
      json: { phone_number: here.phone, car_id: car(0) },
    });
    expect(saved.status).toBe(401);
  });

  test('ignores another phone in the query', async () => {
    const owner = await signedIn();
    await owner.save(car(0));
    const { shopper, id } = await signedIn();
    const reply = await shopper.call(
      list,
      `/api/watchlist?phone_number=${encodeURIComponent(owner.phone)}&shopper_id=${owner.id}&id=${id}`,
    );
    expect(reply.json).toEqual({ cars: [] });
  });

  test('shows nothing once the session has ended', async () => {
    const { shopper, cars } = await signedIn();
    const kept = shopper.cookie;
    await shopper.call((await import('../../functions/session.ts')).default, '/api/session', { method: 'DELETE' });
    shopper.cookie = kept;
    expect(await cars()).toBeUndefined();
  });
});

test('answers 404 for a dealer without the watchlist (garage_enabled) (WATCH-01)', async () => {
  for (const [handler, path, json] of [
    [list, '/api/watchlist', undefined],
    [saveCar, '/api/watchlist/save-car', { phone_number: '+64215550123', car_id: 'x' }],
    [removeCar, '/api/watchlist/remove-car', { phone_number: '+64215550123', car_id: 'x' }],
  ] as const) {
    const reply = await new Browser(site, { dealer: 'kauri-cars', now: () => clock }).call(
      handler,
      path,
      json ? { json } : {},
    );
    expect([reply.status, reply.json.error.code]).toEqual([404, 'feature_off']);
  }
});

test(
  'answers any input with a 2xx, or with a 4xx and an error code (WATCH-01)',
  async () => {
    const { shopper, phone } = await signedIn();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.anything({ maxDepth: 3 }),
          fc.record({
            phone_number: fc.oneof(fc.constant(phone), fc.anything()),
            car_id: fc.oneof(
              fc.string({ unit: 'binary', maxLength: 300 }),
              fc.integer(),
              fc.constantFrom('__proto__', 'constructor', 'toString', car(0)),
              fc.anything(),
            ),
          }),
        ),
        async (json) => {
          clock += 60_000;
          for (const [handler, path] of [
            [saveCar, '/api/watchlist/save-car'],
            [removeCar, '/api/watchlist/remove-car'],
          ] as const) {
            const reply = await shopper.call(handler, path, {
              json: JSON.parse(
                JSON.stringify(json, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ??
                  'null',
              ) as unknown,
            });
            expect(reply.status < 500 ? 'fine' : JSON.stringify(json)).toBe('fine');
            if (reply.status >= 400) expect(reply.json.error.code).toMatch(/^[a-z_]+$/);
            else expect(reply.json).toEqual({ success: true });
          }
        },
      ),
      { numRuns: fuzzRuns(40) },
    );
  },
  timeLimit(60_000),
);

test('reports a failed save with a message when the database is down, not a success (ERR-01)', async () => {
  const { save } = await signedIn();
  const url = process.env.DATABASE_URL;
  await closeDatabase();
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  try {
    const reply = await save(car(0));
    expect([reply.status, reply.json.error.code, reply.json.success]).toEqual([503, 'unavailable', undefined]);
    expect(reply.json.error.message).toMatch(/try again|call us/);
  } finally {
    await closeDatabase();
    process.env.DATABASE_URL = url;
  }
  expect((await save(car(0))).json).toEqual({ success: true });
});
