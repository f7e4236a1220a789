import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { leads, localMessages, vehicleStates } from '#src/server/platform/database/schema.ts';
import { pretendedSecret } from '#src/journeys/reserve/server/payments/payments.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { ada, emptyReservations, reserveCalls, reserveNow as now } from '../support/reserving.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
let calls: ReturnType<typeof reserveCalls>;
let car: Vehicle;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    change: ({ settings }) => {
      settings.private.providers.payments = null;
    },
  });
  calls = reserveCalls(site);
  car = (await calls.reservable())[0]!;
});
afterAll(() => site.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Word = 'paid' | 'paid-later' | 'refunded';

async function hear(word: Word, id: string): Promise<number> {
  const intent = `pi_${id}`;
  const session = {
    id: `pretended_${id}`,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: intent,
    amount_total: 20_000,
    currency: 'aud',
    metadata: { dealer, reservation: id },
  };
  const event =
    word === 'refunded'
      ? { type: 'charge.refunded', data: { object: { object: 'charge', refunded: true, payment_intent: intent } } }
      : {
          type: word === 'paid' ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded',
          data: { object: session },
        };
  return calls.hear(event, { secret: pretendedSecret });
}

const isRefund = (word: Word): boolean => word === 'refunded';
/** After all events and a later scheduled run. */
async function outcome(id: string) {
  await calls.round(now + 900_000);
  const row = await calls.row(id);
  const receipts = (await site.db.select().from(localMessages)).filter(
    ({ recipient }) => recipient === ada.email,
  ).length;
  return {
    state: row.state,
    isRefunded: row.refundedAt !== null,
    isHeld: (await site.db.$count(vehicleStates)) > 0,
    leads: await site.db.$count(leads),
    receipts,
  };
}

async function play(words: Word[], atOnce: boolean) {
  await emptyReservations(site);
  const id = await calls.begin(car.id);
  const statuses = atOnce ? await Promise.all(words.map((word) => hear(word, id))) : [];
  if (!atOnce) for (const word of words) statuses.push(await hear(word, id));
  expect(new Set(statuses)).toEqual(new Set([200]));
  return outcome(id);
}

test('holds nothing and sends nothing when a refund arrives before its payment (RES-03)', async () => {
  expect(await play(['refunded', 'paid'], false)).toEqual({
    state: 'refunded',
    isRefunded: true,
    isHeld: false,
    leads: 0,
    receipts: 0,
  });
});

test('reaches the same state from payments and refunds in any order, however often each is repeated (RES-03)', async () => {
  const words = fc
    .array(fc.constantFrom<Word>('paid', 'paid-later', 'refunded'), { minLength: 1, maxLength: 6 })
    .filter((all) => all.some((word) => !isRefund(word)));
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (all, atOnce) => {
      const { state, isRefunded, isHeld, leads: told, receipts } = await play(all, atOnce);
      const back = all.some(isRefund);
      expect([state, isRefunded, isHeld]).toEqual([back ? 'refunded' : 'paid', back, !back]);
      // One lead and one receipt if the payment came first, none if the refund did.
      const paidFirst = !isRefund(all[0]!);
      if (!atOnce) expect([told, receipts]).toEqual(paidFirst ? [1, 1] : [0, 0]);
      expect(Math.max(told, receipts)).toBeLessThanOrEqual(1);
    }),
    { numRuns: fuzzRuns(10) },
  );
});
