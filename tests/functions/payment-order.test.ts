import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { finishReservations } from '#src/server/checkout/finish-reservations.ts';
import {
  consents,
  deliveries,
  deliveryAttempts,
  earlyRefunds,
  leads,
  localMessages,
  rateLimits,
  reservations,
  vehicleStates,
} from '#src/server/database/schema.ts';
import { findDealer } from '#src/server/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/environment.ts';
import type { FunctionHandler } from '#src/server/function-context.ts';
import { pretendedSecret } from '#src/server/providers/payments.ts';
import { siteFiles } from '#src/server/site-files.ts';
import { builtAt, functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { signedEvent } from '../support/stripe-stub.ts';
import checkout from '../../functions/checkout.ts';
import paymentWebhook from '../../functions/payment-webhook.ts';

const dealer = 'harbour-motors';
const now = builtAt + 3_600_000;
let site: FunctionSite;
let car: Vehicle;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer],
    change: ({ settings }) => {
      settings.private.providers.payments = null;
    },
  });
  const { settings } = (await record())!;
  car = site.vehicles.find((vehicle) => isReservable(vehicle, settings))!;
});
afterAll(() => site.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const dealersDir = () => join(site.outDir, '.forecourt/server');
const record = () => findDealer({ tenant: dealer, dealersDir: dealersDir() });
const readSiteFile = (path: string) => readFile(join(site.outDir, dealer, path)).catch(() => null);

async function call(handler: FunctionHandler, request: Request): Promise<Response> {
  const background: Promise<unknown>[] = [];
  const answer = await handler(request, {
    params: {},
    ip: '198.51.100.7',
    tenant: dealer,
    dealersDir: dealersDir(),
    now: () => now,
    waitUntil: (work) => {
      background.push(work);
    },
    readSiteFile,
  });
  await Promise.all(background);
  return answer;
}

async function reserve(): Promise<string> {
  const body = JSON.stringify({
    car_id: car.id,
    name: 'Ada Black',
    email: 'ada@shopper.example',
    phone: '0491 570 006',
    terms: true,
    idempotency_key: randomUUID(),
  });
  const answer = await call(
    checkout,
    new Request(`http://${dealer}.localhost/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );
  return ((await answer.json()) as { checkout_id: string }).checkout_id;
}

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
  const { body, headers } = signedEvent(event, { at: now, secret: pretendedSecret });
  return (
    await call(
      paymentWebhook,
      new Request(`http://${dealer}.localhost/api/payments/webhook`, { method: 'POST', headers, body }),
    )
  ).status;
}

const isRefund = (word: Word): boolean => word === 'refunded';
const empty = async (): Promise<void> => {
  for (const table of [
    rateLimits,
    earlyRefunds,
    reservations,
    vehicleStates,
    consents,
    deliveryAttempts,
    deliveries,
    leads,
    localMessages,
  ])
    await site.db.delete(table);
};

/** What stands when all was heard, and what was told of it, the round ten minutes later included. */
async function outcome(id: string) {
  const [row] = await site.db.select().from(reservations).where(eq(reservations.id, id));
  await finishReservations({
    db: site.db,
    dealer: (await record())!,
    environment: readEnvironment({}),
    now: now + 900_000,
    site: siteFiles(new Request('http://x.localhost'), { readSiteFile }),
  });
  const receipts = (await site.db.select().from(localMessages)).filter(
    ({ recipient }) => recipient === 'ada@shopper.example',
  ).length;
  return {
    state: row!.state,
    isRefunded: row!.refundedAt !== null,
    isHeld: (await site.db.$count(vehicleStates)) > 0,
    leads: await site.db.$count(leads),
    receipts,
  };
}

async function play(words: Word[], atOnce: boolean) {
  await empty();
  const id = await reserve();
  const statuses = atOnce ? await Promise.all(words.map((word) => hear(word, id))) : [];
  if (!atOnce) for (const word of words) statuses.push(await hear(word, id));
  expect(new Set(statuses)).toEqual(new Set([200]));
  return outcome(id);
}

test('RES-03 a refund that is heard of before its payment: nothing is held, and nobody is told of a deposit that went back', async () => {
  expect(await play(['refunded', 'paid'], false)).toEqual({
    state: 'refunded',
    isRefunded: true,
    isHeld: false,
    leads: 0,
    receipts: 0,
  });
});

test('RES-03 whatever the order and however often each is repeated, payments and refunds come to the same', async () => {
  const words = fc
    .array(fc.constantFrom<Word>('paid', 'paid-later', 'refunded'), { minLength: 1, maxLength: 6 })
    .filter((all) => all.some((word) => !isRefund(word)));
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (all, atOnce) => {
      const { state, isRefunded, isHeld, leads: told, receipts } = await play(all, atOnce);
      const back = all.some(isRefund);
      expect([state, isRefunded, isHeld]).toEqual([back ? 'refunded' : 'paid', back, !back]);
      // Told once where the payment came first; never where the refund did.
      const paidFirst = !isRefund(all[0]!);
      if (!atOnce) expect([told, receipts]).toEqual(paidFirst ? [1, 1] : [0, 0]);
      expect(Math.max(told, receipts)).toBeLessThanOrEqual(1);
    }),
    { numRuns: fuzzRuns(40) },
  );
});
