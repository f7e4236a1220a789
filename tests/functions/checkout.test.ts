import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { vehicleFile, vehicleSlugsPath, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { endFreeHold } from '#src/journeys/reserve/server/end-free-hold.ts';
import { paymentEndsMs, unpaidHoldMs } from '#src/journeys/reserve/server/start-checkout.ts';
import { sendReceipt } from '#src/journeys/reserve/server/receipt.ts';
import {
  consents,
  deliveries,
  deliveryAttempts,
  leads,
  localMessages,
  reservations,
  shoppers,
  vehicleStates,
} from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import type { FunctionHandler } from '#src/server/platform/function-context.ts';
import { cookieName, openSession } from '#src/server/platform/identity/session.ts';
import { paymentProvider, pretendedSecret } from '#src/journeys/reserve/server/payments/payments.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';
import { providerProblems } from '#src/server/operations/production-check.ts';
import { readStripeAccount } from '#src/journeys/reserve/server/payments/stripe.ts';
import { answerCounts, firstAnswers } from '../support/crowd.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { emptyReservations, hour, reserveCalls, reserveNow as now } from '../support/reserving.ts';
import { signedEvent, stripeStub, type StripeStub } from '../support/stripe-stub.ts';
import checkout from '../../functions/checkout.ts';
import checkoutStatus from '../../functions/checkout-status.ts';
import paymentWebhook from '../../functions/payment-webhook.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
let stripe: StripeStub;
let cars: Vehicle[];
let car: Vehicle;
let calls: ReturnType<typeof reserveCalls>;

beforeAll(async () => {
  stripe = await stripeStub();
  process.env.TEST_PAYMENTS = stripe.account;
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer, 'everyday-cars', 'apex-motorcycles'],
    change: ({ slug, settings }) => {
      if (slug === dealer) settings.private.providers.payments = 'TEST_PAYMENTS';
    },
  });
  calls = reserveCalls(site);
  cars = await calls.reservable();
  car = cars[0]!;
});
afterAll(async () => {
  await site.stop();
  await stripe.stop();
});
beforeEach(async () => {
  stripe.isDown = false;
  await emptyReservations(site);
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

const dealersDir = () => calls.dealersDir;
const logged = () => vi.mocked(console.error).mock.calls.flat().join('\n');

interface Told {
  params?: Record<string, string>;
  at?: number;
  slug?: string;
  cookie?: string;
  ip?: string;
}

async function call(handler: FunctionHandler, request: Request, told: Told = {}) {
  const answer = await calls.call(handler, request, told);
  return { status: answer.status, json: (await answer.json()) as any }; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const body = (changed: object = {}) => ({
  car_id: car.id,
  name: 'Ada Black',
  email: 'Ada@shopper.example',
  phone: '0491 570 006',
  terms: true,
  idempotency_key: randomUUID(),
  ...changed,
});
const reserve = async (changed: Record<string, unknown> = {}, told: Told = {}) => {
  const shown = await calls.offered(String(changed['car_id'] || car.id), told);
  return call(
    checkout,
    new Request(`http://${told.slug ?? dealer}.localhost/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(told.cookie ? { cookie: told.cookie } : {}) },
      body: JSON.stringify(body({ shown, ...changed })),
    }),
    told,
  );
};
const status = (id: string, told: Told = {}) =>
  call(checkoutStatus, new Request(`http://${dealer}.localhost/api/checkout/${id}`), { ...told, params: { id } });
const post = (event: object, { secret, signedAt, ...told }: Told & { secret?: string; signedAt?: number } = {}) => {
  const { body: text, headers } = signedEvent(event, { at: signedAt ?? told.at ?? now, ...(secret ? { secret } : {}) });
  return call(
    paymentWebhook,
    new Request(`http://${dealer}.localhost/api/payments/webhook`, { method: 'POST', headers, body: text }),
    told,
  );
};
const row = (id: string) => calls.row(id);
const paidEvent = async (id: string, changed: object = {}) => ({
  type: 'checkout.session.completed',
  data: {
    object: {
      id: (await row(id)).paymentId,
      object: 'checkout.session',
      payment_status: 'paid',
      payment_intent: `pi_${id}`,
      amount_total: 20_000,
      currency: 'aud',
      metadata: { dealer, reservation: id },
      ...changed,
    },
  },
});
const heldUntil = async (carId = car.id) =>
  (await site.db.select().from(vehicleStates).where(eq(vehicleStates.carId, carId)))[0]?.until?.getTime() ?? null;
const refunds = (id: string) =>
  stripe.made('/v1/refunds').filter(({ payment_intent: intent }) => intent === `pi_${id}`).length;

const round = (record: DealerRecord, at: number) => calls.round(at, record);

async function withSettings(
  change: (settings: DealerRecord['settings']) => void,
  work: () => Promise<void>,
): Promise<void> {
  const file = join(dealersDir(), `${dealer}.json`);
  const before = await readFile(file, 'utf8');
  const record = JSON.parse(before) as DealerRecord;
  change(record.settings);
  await writeFile(file, JSON.stringify(record));
  try {
    await work();
  } finally {
    await writeFile(file, before);
  }
}

/** Simulates a later build. */
async function withPublished(changed: object, work: () => Promise<void>): Promise<void> {
  const file = join(site.outDir, dealer, vehicleFile(car.slug, site.vehicles.length));
  const before = await readFile(file, 'utf8');
  const held = JSON.parse(before) as Record<string, PublishedVehicle>;
  await writeFile(file, JSON.stringify({ ...held, [car.slug]: { ...held[car.slug], ...changed } }));
  try {
    await work();
  } finally {
    await writeFile(file, before);
  }
}

describe('starting a checkout', () => {
  test("holds the vehicle for the shopper and requests the dealer's deposit from the gateway (API-14, RES-03)", async () => {
    const { status: code, json } = await reserve();
    expect([code, json.redirect_url]).toEqual([200, expect.stringMatching(/^https:\/\/pay\.example\/cs_\d+$/)]);
    expect(await row(json.checkout_id)).toMatchObject({
      dealer,
      carId: car.id,
      state: 'pending',
      email: 'ada@shopper.example',
      phone: '+61491570006',
      depositCents: 20_000,
      currency: 'AUD',
      price: car.price,
      expiresAt: new Date(now + unpaidHoldMs),
    });
    expect(await heldUntil()).toBe(now + unpaidHoldMs);
    const asked = stripe.server.received.at(-1)!;
    expect(asked.headers['idempotency-key']).toBe(json.checkout_id);
    expect(Object.fromEntries(new URLSearchParams(asked.body))).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '20000',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][quantity]': '1',
      customer_email: 'ada@shopper.example',
      'metadata[dealer]': dealer,
      'metadata[reservation]': json.checkout_id,
      expires_at: String(Math.floor((now + paymentEndsMs) / 1000)),
      'metadata[hold]': 'authorisation',
      'payment_intent_data[capture_method]': 'manual',
      success_url: `https://${new URL((await calls.record()).settings.siteUrl).host}/reservation?ref=${(await row(json.checkout_id)).receiptKey}&from=bank`,
    });
  });
  test("keeps the payment page open for the gateway's half hour, but not past the hold (API-14)", () => {
    expect(paymentEndsMs).toBeGreaterThanOrEqual(30 * 60_000 + 30_000);
    expect(paymentEndsMs).toBeLessThan(unpaidHoldMs);
  });
  test('ignores amounts sent by the browser (LAW-04, API-14)', async () => {
    const { json } = await reserve({ deposit: 1, deposit_cents: 100, price: 1, currency: 'USD', amount: 1 });
    expect(await row(json.checkout_id)).toMatchObject({ depositCents: 20_000, currency: 'AUD', price: car.price });
    expect(new URLSearchParams(stripe.server.received.at(-1)!.body).get('line_items[0][price_data][unit_amount]')).toBe(
      '20000',
    );
  });
  test('grants only one hold when 200 shoppers want the same car at once (API-14, RES-03)', async () => {
    const shown = await calls.offered(car.id);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => site.ask('/api/checkout', { json: body({ shown }) })),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 1, '409 held': 199 });
    expect(await site.db.$count(reservations)).toBe(1);
  });
  test('refuses a second holder in the database itself (API-14)', async () => {
    const { json } = await reserve();
    const { id: _id, ...held } = await row(json.checkout_id);
    const second = site.db.insert(reservations).values({ ...held, idempotencyKey: randomUUID() });
    await expect(second).rejects.toMatchObject({ cause: { code: '23505', constraint: 'reservations_holder' } });
  });
  test('makes only one reservation and one payment when one key is sent ten times at once (API-14)', async () => {
    const key = randomUUID();
    const before = stripe.made('/v1/checkout/sessions').length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve({ idempotency_key: key })));
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 10 });
    expect(
      new Set(answers.map(({ status: code, json }) => `${code} ${json.checkout_id} ${json.redirect_url}`)).size,
    ).toBe(1);
    expect([await site.db.$count(reservations), stripe.made('/v1/checkout/sessions').length - before]).toEqual([1, 1]);
  });
  test('continues with the same payment when the server dies after creating it (API-14)', async () => {
    const key = randomUUID();
    const first = await reserve({ idempotency_key: key });
    await site.db.update(reservations).set({ paymentId: null, paymentUrl: null });
    const again = await reserve({ idempotency_key: key }, { at: now + 120_000 });
    expect([again.status, again.json]).toEqual([200, first.json]);
  });
  test.each([
    ['another car', () => ({ car_id: cars[1]!.id })],
    ['another person', () => ({ email: 'eve@shopper.example' })],
  ])('refuses a key reused for %s (API-14)', async (_, changed) => {
    const key = randomUUID();
    await reserve({ idempotency_key: key });
    const other = await reserve({ idempotency_key: key, ...changed() });
    expect([other.status, other.json.error.code]).toEqual([409, 'key_reused']);
  });
  test('ends an unpaid hold on time, to the millisecond, and frees the car (RES-03, API-14)', async () => {
    const first = await reserve();
    const before = await reserve({}, { at: now + unpaidHoldMs - 1 });
    expect([before.status, before.json.error.code]).toEqual([409, 'held']);
    const after = await reserve({}, { at: now + unpaidHoldMs });
    expect(after.status).toBe(200);
    expect([(await row(first.json.checkout_id)).state, (await row(after.json.checkout_id)).state]).toEqual([
      'expired',
      'pending',
    ]);
    expect(await heldUntil()).toBe(now + 2 * unpaidHoldMs);
  });
  test('accepts the key of an ended hold again, even for another car (API-14)', async () => {
    const key = randomUUID();
    await reserve({ idempotency_key: key });
    expect((await reserve({ idempotency_key: key, car_id: cars[1]!.id }, { at: now + unpaidHoldMs })).status).toBe(200);
  });
});

describe('refused reservations', () => {
  const refused = async (changed: Record<string, unknown> = {}, told: Told = {}) => {
    const { status: code, json } = await reserve(changed, told);
    expect(await site.db.$count(reservations)).toBe(0);
    return [code, json.error.code];
  };
  test('a car with a deposit above 10% of the price, however it was configured (LAW-04, API-14)', async () => {
    const tenth = Math.floor(car.price! / 10);
    await withSettings(
      ({ reserve: rules }) => {
        rules.deposit = tenth + 1;
      },
      async () => expect(await refused()).toEqual([409, 'not_reservable']),
    );
    await withSettings(
      ({ reserve: rules }) => {
        rules.deposit = tenth;
      },
      async () => expect((await reserve()).status).toBe(200),
    );
  });
  test.each([
    ['sold', 'not_reservable'],
    ['held', 'held'],
  ] as const)('a car that was %s since the build (API-14)', async (state, code) => {
    await site.db
      .insert(vehicleStates)
      .values({ dealer, carId: car.id, state, until: state === 'held' ? new Date(now + 1) : null, at: new Date(now) });
    expect(await refused()).toEqual([409, code]);
  });
  test('a car that the feed lists as reserved (API-14)', () =>
    withPublished({ reserved: true }, async () => expect(await refused()).toEqual([409, 'not_reservable'])));
  test("another dealer's car (API-14)", async () => {
    const slugs = JSON.parse(
      await readFile(join(site.outDir, `apex-motorcycles${vehicleSlugsPath}`), 'utf8'),
    ) as Record<string, string>;
    expect(Object.keys(slugs).length).toBeGreaterThan(0);
    expect(await refused({ car_id: Object.keys(slugs)[0] })).toEqual([404, 'no_such_vehicle']);
  });
  test('for a dealer that does not accept reservations (RES-03, API-14)', async () => {
    await withSettings(
      ({ reserve: rules }) => {
        rules.shown = false;
      },
      async () => expect(await refused()).toEqual([404, 'feature_off']),
    );
  });
  test('without a session where the dealer requires sign-in (API-14, RES-05)', async () => {
    expect(await refused({}, { slug: 'everyday-cars' })).toEqual([401, 'sign_in']);
    await withSettings(
      ({ account }) => {
        account.requireSignInFor = ['checkout'];
      },
      async () => {
        expect(await refused()).toEqual([401, 'sign_in']);
        const [shopper] = await site.db.insert(shoppers).values({ dealer, phone: '+61491570006' }).returning();
        expect(
          (await reserve({}, { cookie: `${cookieName}=${await openSession(site.db, dealer, shopper!.id, now)}` }))
            .status,
        ).toBe(200);
      },
    );
  });
  test.each([
    ['terms', false],
    ['terms', undefined],
    ['name', ''],
    ['email', 'ada'],
    ['phone', '12'],
    ['idempotency_key', 'short'],
    ['car_id', ''],
  ])('%s as %j (API-14)', async (field, value) => {
    const { status: code, json } = await reserve({ [field]: value });
    expect([code, Object.keys(json.error.fields)]).toEqual([422, [field]]);
  });
  test('while the gateway is down: answers 503, and leaves the car free (API-14)', async () => {
    const key = randomUUID();
    stripe.isDown = true;
    const { status: code, json } = await reserve({ idempotency_key: key });
    expect([code, json.error.code]).toEqual([503, 'provider_down']);
    expect((await site.db.select().from(reservations)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await heldUntil()).toBeNull();
    expect(logged()).not.toMatch(/sk_stub|whsec|\bada\b/i);
    stripe.isDown = false;
    expect((await reserve({ idempotency_key: key })).status).toBe(200);
  });
  test('while the gateway is down: the page keeps typed details, and the log shows a reason but no name (RES-03)', async () => {
    const shopper = new PlainBrowser(site);
    const page = `/cars/${car.slug}/checkout`;
    const ada = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example' };
    await shopper.post(page, { step: 'details', ...ada });
    const shown = (await calls.offered(car.id))!;
    stripe.isDown = true;
    const { status: code, text } = await shopper.post(page, { step: 'agree', shown });
    expect([code, text]).toEqual([503, expect.stringContaining('your details are saved')]);
    const lines = logged();
    expect(lines).toContain(`"at":"checkout","dealer":"${dealer}","carId":"${car.id}"`);
    expect(lines).toMatch(/The card payment page could not be opened: \S/);
    expect(lines).not.toMatch(/sk_stub|whsec|\bada\b|0491/i);
  });
  test('production refuses a missing or invalid payment account (API-14)', () => {
    const { settings } = { settings: { private: { providers: { payments: 'HM_PAY' } } } } as DealerRecord;
    expect(() =>
      paymentProvider({ settings } as DealerRecord, readEnvironment({ FORECOURT_MODE: 'production' }), {}),
    ).toThrow('HM_PAY is not set');
    for (const value of ['sk_live_1', 'https://sk_live_1@api.stripe.com/', 'http://sk_live_1:whsec_1@api.stripe.com/'])
      expect(() => readStripeAccount('HM_PAY', value)).toThrow(/^HM_PAY is not a payment account\. (?!.*live_1)/);
    expect(readStripeAccount('HM_PAY', 'https://sk_live_1:whsec_1@api.stripe.com/')).toEqual({
      key: 'sk_live_1',
      webhookSecret: 'whsec_1',
      host: 'api.stripe.com',
      port: '443',
      protocol: 'https',
    });
  });
});

describe('a dealer whose deposit is $0', () => {
  const bikes = async (): Promise<string[]> =>
    Object.keys(
      JSON.parse(await readFile(join(site.outDir, `apex-motorcycles${vehicleSlugsPath}`), 'utf8')) as Record<
        string,
        string
      >,
    );
  const offered = async (): Promise<PublishedVehicle[]> => {
    const { settings } = await calls.record('apex-motorcycles');
    const slugs = JSON.parse(
      await readFile(join(site.outDir, `apex-motorcycles${vehicleSlugsPath}`), 'utf8'),
    ) as Record<string, string>;
    const ids = await bikes();
    const all = await Promise.all(
      ids.map(async (id) => {
        const file = join(site.outDir, 'apex-motorcycles', vehicleFile(slugs[id]!, ids.length));
        const held = JSON.parse(await readFile(file, 'utf8')) as Record<string, PublishedVehicle>;
        return held[slugs[id]!]!;
      }),
    );
    return all.filter((bike) => isReservable(bike, settings));
  };
  const apex = async (): Promise<DealerRecord> => await calls.record('apex-motorcycles');
  /** A real server's rate limits. */
  const limited = async (work: () => Promise<void>): Promise<void> => {
    process.env.FORECOURT_RATE_LIMITS = 'on';
    try {
      await work();
    } finally {
      process.env.FORECOURT_RATE_LIMITS = 'off';
    }
  };
  const hold = (bike: PublishedVehicle, changed: object = {}, told: Told = {}) =>
    reserve({ car_id: bike.id, ...changed }, { slug: 'apex-motorcycles', ...told });

  test('holds a vehicle with Reserve Now for 48 hours at no charge, and notifies dealer and shopper (RES-01, API-14)', async () => {
    const [bike] = await offered();
    const key = randomUUID();
    const first = await hold(bike!, { idempotency_key: key });
    const until = now + 48 * hour;
    const id = first.json.checkout_id as string;
    expect(first).toEqual({
      status: 200,
      json: {
        checkout_id: id,
        redirect_url: expect.stringMatching(/^\/reservation\?ref=[\w-]{32}$/),
        expires_at: new Date(until).toISOString(),
      },
    });
    expect(await hold(bike!, { idempotency_key: key })).toEqual(first);
    expect(await row(id)).toMatchObject({
      state: 'paid',
      depositCents: 0,
      chargeId: null,
      paymentId: null,
      expiresAt: new Date(until),
      receiptSentAt: new Date(now),
    });
    expect(await heldUntil(bike!.id)).toBe(until);
    expect(await site.db.select().from(leads)).toMatchObject([
      {
        dealer: 'apex-motorcycles',
        category: 'Reservation',
        carId: bike!.id,
        message: null,
        notes: ['Reserved online without a deposit.'],
        // Apex promises an answer within two hours.
        answerBy: expect.any(Date),
      },
    ]);
    const [receipt, ...others] = (await site.db.select().from(localMessages)).filter(
      ({ recipient }) => recipient === 'ada@shopper.example',
    );
    expect(others).toEqual([]);
    expect(receipt!.subject).toContain(`Reserved: ${bike!.name} until`);
    expect(receipt!.body).toMatch(/There’s nothing to pay for this hold[^]*\/reservation\?ref=/);
    expect(receipt!.body).toMatch(/will call you on [^.]*\. We’ll call you by \w/);
    expect(receipt!.body).not.toMatch(/deposit|refund|Payment/i);
    expect(
      stripe.made('/v1/checkout/sessions').filter(({ client_reference_id: reference }) => reference === id),
    ).toEqual([]);
    expect(
      (await hold(bike!, { email: 'eve@shopper.example', phone: '0491 570 157' }, { at: until - 1 })).json.error.code,
    ).toBe('held');
    expect((await hold(bike!, { email: 'eve@shopper.example', phone: '0491 570 157' }, { at: until })).status).toBe(
      200,
    );
  });
  test('grants only one free hold when fifty shoppers want the same vehicle at once (RES-01, API-14)', async () => {
    const [bike] = await offered();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, shopper) =>
        hold(bike!, { email: `s${shopper}@shopper.example`, phone: `0491 571 ${100 + shopper}` }),
      ),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 1, '409 held': 49 });
  });
  test('allows one person two holds at once, matched by email or phone (RES-01, API-14)', async () => {
    const [first, second, third] = await offered();
    expect([(await hold(first!)).status, (await hold(second!, { email: 'other@shopper.example' })).status]).toEqual([
      200, 200,
    ]);
    const more = await hold(third!, { email: 'again@shopper.example' });
    expect([more.status, more.json.error.code]).toEqual([409, 'too_many_holds']);
    expect(await heldUntil(third!.id)).toBeNull();
    expect((await hold(third!, {}, { at: now + 48 * hour })).status).toBe(200);
  });
  test('needs no payment account, even in production (RES-01, API-14)', async () => {
    const record = await calls.record('apex-motorcycles');
    const problems = (deposit: number) =>
      providerProblems(
        { ...record, settings: { ...record.settings, reserve: { ...record.settings.reserve, deposit } } },
        readEnvironment(),
        {},
      ).filter((problem) => problem.includes('payment'));
    expect([problems(0), problems(200).length]).toEqual([[], 1]);
  });
  test('grants only two free holds to one person who asks for ten vehicles at once (RES-01, API-14)', async () => {
    const bikes = (await offered()).slice(0, 10);
    expect(bikes).toHaveLength(10);
    // Half share one email address; all share one phone number.
    const answers = await Promise.all(
      bikes.map((bike, at) => hold(bike, at % 2 ? { email: `s${at}@shopper.example` } : {})),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 2, '409 too_many_holds': 8 });
    expect([
      await site.db.$count(reservations),
      await site.db.$count(vehicleStates),
      await site.db.$count(leads),
    ]).toEqual([2, 2, 2]);
  });
  test('repeats the response when a key is sent again, even when no further hold is allowed (RES-01, API-14)', async () => {
    const [first, second] = await offered();
    const key = randomUUID();
    const before = await hold(first!, { idempotency_key: key });
    await hold(second!);
    expect(await hold(first!, { idempotency_key: key })).toEqual(before);
  });
  test('allows four holds at once per IP address, whatever names are used, until they end (RES-01, API-14)', () =>
    limited(async () => {
      const bikes = await offered();
      const madeUp = (at: number) => ({ email: `m${at}@shopper.example`, phone: `0491 571 ${200 + at}` });
      const answers = await Promise.all(bikes.slice(0, 8).map((bike, at) => hold(bike, madeUp(at))));
      expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 4, '409 too_many_holds': 4 });
      const free = bikes[answers.findIndex(({ status: code }) => code === 409)]!;
      expect(await heldUntil(free.id)).toBeNull();
      expect((await hold(free, madeUp(20), { at: now + 48 * hour - 1 })).json.error.code).toBe('too_many_holds');
      expect((await hold(free, madeUp(21), { at: now + 47 * hour, ip: '198.51.100.8' })).status).toBe(200);
      expect((await hold(bikes[8]!, madeUp(22), { at: now + 48 * hour })).status).toBe(200);
    }));
  test('does not count a refused hold towards its IP address’s limit (RES-01, API-14)', () =>
    limited(async () => {
      const bikes = await offered();
      await hold(bikes[0]!, {}, { ip: '198.51.100.8' });
      for (const at of [0, 1, 2])
        expect((await hold(bikes[0]!, { email: `r${at}@shopper.example`, phone: `0491 571 ${300 + at}` })).status).toBe(
          409,
        );
      for (const at of [1, 2, 3, 4])
        expect(
          (await hold(bikes[at]!, { email: `f${at}@shopper.example`, phone: `0491 571 ${310 + at}` })).status,
        ).toBe(200);
    }));
  test('creates only one free hold, one lead and one receipt when one key is sent five times at once (RES-01, API-14)', async () => {
    const [bike] = await offered();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => hold(bike!, { idempotency_key: key })));
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 5 });
    expect(
      new Set(answers.map(({ status: code, json }) => `${code} ${json.checkout_id} ${json.redirect_url}`)).size,
    ).toBe(1);
    const receipts = (await site.db.select().from(localMessages)).filter(
      ({ recipient }) => recipient === 'ada@shopper.example',
    );
    expect([await site.db.$count(reservations), await site.db.$count(leads), receipts.length]).toEqual([1, 1, 1]);
  });
  test("shows in the receipt which number to call to end the hold, the same as on the vehicle's page (RES-01, VDP-11)", async () => {
    const bikes = await offered();
    for (const [slug, number] of [
      ['ringwood', '03 5550 3400'],
      ['frankston', '03 5550 3450'],
    ] as const) {
      await site.db.delete(localMessages);
      const bike = bikes.find(({ locationSlug }) => locationSlug === slug)!;
      expect((await hold(bike, {}, { at: now })).status).toBe(200);
      const [receipt] = (await site.db.select().from(localMessages)).filter(
        ({ recipient }) => recipient === 'ada@shopper.example',
      );
      expect(receipt!.body, slug).toContain(`Call ${number} and quote`);
    }
  });
  test("lets an operator end a free hold by its id or the vehicle's, and frees the vehicle, person and IP address (RES-01)", () =>
    limited(async () => {
      const [first, second, third] = await offered();
      const id = (await hold(first!)).json.checkout_id as string;
      await hold(second!, {}, { at: now + 1 });
      expect((await hold(third!)).json.error.code).toBe('too_many_holds');
      const byId = await endFreeHold(site.db, { id, dealer: null }, now + 2);
      expect(byId).toEqual({
        ended: true,
        dealer: 'apex-motorcycles',
        id,
        text: expect.stringContaining(
          `Ended the free hold on ${first!.name} (apex-motorcycles, vehicle ${first!.id}, hold ${id})`,
        ),
      });
      expect(byId.text).not.toMatch(/Ada|0491|shopper/);
      expect([(await row(id)).state, await heldUntil(first!.id), await heldUntil(second!.id)]).toEqual([
        'cancelled',
        null,
        now + 1 + 48 * hour,
      ]);
      expect((await endFreeHold(site.db, { id: second!.id, dealer: 'apex-motorcycles' }, now + 2)).ended).toBe(true);
      const again = await Promise.all([first!, second!].map((bike) => hold(bike, {}, { at: now + 3 })));
      expect(again.map(({ status: told }) => told)).toEqual([200, 200]);
      // Ended holds don't count for the caller's IP address.
      const others = await Promise.all(
        (await offered())
          .slice(2, 5)
          .map((bike, at) =>
            hold(bike, { email: `e${at}@shopper.example`, phone: `0491 571 ${400 + at}` }, { at: now + 4 }),
          ),
      );
      expect(others.map(({ status: told }) => told).toSorted()).toEqual([200, 200, 409]);
    }));
  test('refuses to end anything but a current free hold, and changes nothing (RES-01, RES-03)', async () => {
    const [bike] = await offered();
    const free = (await hold(bike!)).json.checkout_id as string;
    const paid = (await reserve()).json.checkout_id as string;
    for (const id of [randomUUID(), 'no-such-vehicle', "' or 1=1", ''])
      expect(await endFreeHold(site.db, { id, dealer: null }, now), id).toEqual({
        ended: false,
        text: 'There is no hold with this id, or on a vehicle with this id.',
      });
    expect((await endFreeHold(site.db, { id: free, dealer: 'everyday-cars' }, now)).ended).toBe(false);
    expect(await endFreeHold(site.db, { id: paid, dealer: null }, now)).toEqual({
      ended: false,
      text: expect.stringContaining('has a deposit, so it can’t be ended here'),
    });
    expect(await endFreeHold(site.db, { id: free, dealer: null }, now + 48 * hour)).toEqual({
      ended: false,
      text: 'This hold has already ended.',
    });
    expect([
      (await row(free)).state,
      (await row(paid)).state,
      (await heldUntil(bike!.id)) !== null,
      (await heldUntil()) !== null,
    ]).toEqual(['paid', 'pending', true, true]);
    await site.db.insert(reservations).values({ ...(await row(free)), id: randomUUID(), dealer: 'everyday-cars' });
    expect(await endFreeHold(site.db, { id: bike!.id, dealer: null }, now)).toEqual({
      ended: false,
      text: expect.stringContaining('one of: apex-motorcycles, everyday-cars.'),
    });
  });
  test("shows the main location's number for a vehicle that no longer has a page (RES-01, VDP-11)", async () => {
    const bike = (await offered()).find(({ locationSlug }) => locationSlug === 'frankston')!;
    await hold(bike);
    await site.db.delete(localMessages);
    await site.db.update(reservations).set({ receiptSentAt: null, carId: 'gone', paidAt: new Date(now - hour) });
    const [reservation] = await site.db.select().from(reservations);
    const gone = siteFiles(new Request('http://apex-motorcycles.localhost'), { readSiteFile: async () => null });
    await sendReceipt(
      { db: site.db, dealer: await apex(), environment: readEnvironment({}), site: gone, now },
      reservation!,
    );
    const [receipt] = (await site.db.select().from(localMessages)).filter(
      ({ recipient }) => recipient === 'ada@shopper.example',
    );
    expect(receipt!.body).toContain('Call 03 5550 3400 and quote');
  });
  test('sends the lead and receipt later, only once, after a crash between the hold and its lead (RES-01, RES-03)', async () => {
    const [bike] = await offered();
    const id = (await hold(bike!)).json.checkout_id as string;
    for (const table of [consents, deliveryAttempts, deliveries, leads, localMessages]) await site.db.delete(table);
    await site.db.update(reservations).set({ receiptSentAt: null });
    const record = await apex();
    await round(record, now + 60_000);
    expect([await site.db.$count(leads), (await row(id)).receiptSentAt]).toEqual([0, null]);
    for (const at of [now + hour, now + 2 * hour]) await round(record, at);
    expect(await site.db.select().from(leads)).toMatchObject([
      {
        dealer: 'apex-motorcycles',
        category: 'Reservation',
        carId: bike!.id,
        idempotencyKey: `reservation:${id}`,
        message: null,
        notes: ['Reserved online without a deposit.'],
        vehicle: { id: bike!.id },
      },
    ]);
    expect(await site.db.$count(deliveries)).toBeGreaterThan(0);
    expect([(await row(id)).receiptSentAt, await site.db.$count(localMessages)]).toEqual([new Date(now + hour), 1]);
  });
  test('sends no lead or receipt for a free hold that has ended (RES-01)', async () => {
    const [told, untold] = await offered();
    const ids = [(await hold(told!)).json.checkout_id as string, (await hold(untold!)).json.checkout_id as string];
    await site.db.update(reservations).set({ receiptSentAt: null });
    await site.db
      .update(leads)
      .set({ idempotencyKey: 'another' })
      .where(eq(leads.idempotencyKey, `reservation:${ids[1]}`));
    await site.db.delete(localMessages);
    await round(await apex(), now + 48 * hour);
    expect(
      (await site.db.select().from(reservations)).map(({ state, receiptSentAt }) => [state, receiptSentAt]),
    ).toEqual([
      ['expired', null],
      ['expired', null],
    ]);
    expect([await site.db.$count(leads), await site.db.$count(localMessages)]).toEqual([2, 0]);
  });
});

describe('payment webhook', () => {
  const pending = async (told: Told = {}) => (await reserve({}, told)).json.checkout_id as string;

  test('holds the car for 48 hours after a payment, notifies the dealer and sends a receipt (RES-03, API-14)', async () => {
    const id = await pending();
    expect(await post(await paidEvent(id), { at: now + 60_000 })).toEqual({ status: 200, json: { received: true } });
    const until = now + 60_000 + 48 * hour;
    expect(await row(id)).toMatchObject({
      state: 'paid',
      chargeId: `pi_${id}`,
      paidAt: new Date(now + 60_000),
      expiresAt: new Date(until),
      receiptSentAt: new Date(now + 60_000),
    });
    expect(await heldUntil()).toBe(until);
    expect(await site.db.select().from(leads)).toMatchObject([
      {
        dealer,
        category: 'Reservation',
        form: 'reservation',
        carId: car.id,
        email: 'ada@shopper.example',
        phone: '+61491570006',
        message: null,
        notes: ['Reserved online. $200 AUD deposit paid.'],
      },
    ]);
    const receipt = (await site.db.select().from(localMessages)).filter(
      ({ recipient }) => recipient === 'ada@shopper.example',
    );
    expect(receipt).toMatchObject([
      {
        kind: 'email',
        subject: expect.stringContaining(`Reserved: ${car.name} until`),
        body: expect.stringContaining('$200 AUD, 100% refundable'),
      },
    ]);
    expect(await status(id, { at: now + 61_000 })).toEqual({
      status: 200,
      json: {
        state: 'paid',
        payment: 'charged',
        car_id: car.id,
        deposit: 200,
        currency: 'AUD',
        held_until: new Date(until).toISOString(),
      },
    });
    expect((await reserve({}, { at: until - 1 })).json.error.code).toBe('held');
    expect((await status(id, { at: until })).json).toMatchObject({ state: 'expired', held_until: null });
    expect((await reserve({}, { at: until })).status).toBe(200);
  });
  test('holds the car for as long as the shopper agreed to, whatever the settings say by then (SHOWN-03)', async () => {
    const id = await pending();
    await withSettings(
      ({ reserve: terms }) => {
        terms.holdHours = 24;
      },
      async () => {
        await post(await paidEvent(id), { at: now + 60_000 });
      },
    );
    expect((await row(id)).expiresAt).toEqual(new Date(now + 60_000 + 48 * hour));
  });

  test('changes nothing when the same event is repeated (API-14)', async () => {
    const id = await pending();
    const event = await paidEvent(id);
    await post(event);
    const seen = async () => [
      await row(id),
      await site.db.select().from(leads),
      await site.db.select().from(localMessages),
      await site.db.select().from(vehicleStates),
    ];
    const once = await seen();
    for (const later of [0, 60_000, 49 * hour]) expect((await post(event, { at: now + later })).status).toBe(200);
    expect(await seen()).toEqual(once);
    expect(refunds(id)).toBe(0);
  });
  test('recreates a lead lost in a crash when the gateway repeats the event (API-14)', async () => {
    const id = await pending();
    const event = await paidEvent(id);
    await site.db
      .update(reservations)
      .set({ state: 'paid', payment: 'charged', chargeId: `pi_${id}`, paidAt: new Date(now) });
    await post(event);
    // The scheduled run sends the receipt: another process may be sending it now.
    expect([await site.db.$count(leads), (await row(id)).receiptSentAt]).toEqual([1, null]);
  });
  test('recreates a lead lost in a crash on schedule when the gateway does not repeat the event, even after the hold (RES-03, API-14)', async () => {
    const id = await pending();
    await site.db.update(reservations).set({
      state: 'paid',
      payment: 'charged',
      chargeId: `pi_${id}`,
      paidAt: new Date(now),
      receiptSentAt: new Date(now),
    });
    const record = await calls.record();
    for (const at of [49 * hour, 50 * hour]) await round(record, now + at);
    expect([(await row(id)).state, (await site.db.select().from(leads)).map(({ notes }) => notes)]).toEqual([
      'expired',
      [['Reserved online. $200 AUD deposit paid.']],
    ]);
  });
  test.each([
    ['another secret', { secret: 'whsec_other' }],
    ['the development secret', { secret: pretendedSecret }],
    ['a signature of more than five minutes ago', { signedAt: now - 301_000 }],
  ])('refuses %s (API-14)', async (_, told) => {
    const id = await pending();
    const { status: code, json } = await post(await paidEvent(id), told);
    expect([code, json.error.code]).toEqual([400, 'bad_signature']);
    expect((await row(id)).state).toBe('pending');
  });
  test('refuses a body that was changed after signing, or not signed (API-14)', async () => {
    const id = await pending();
    const { body: text, headers } = signedEvent(await paidEvent(id), { at: now });
    for (const [sent, named] of [
      [text.replace('20000', '20001'), headers],
      [text, {}],
      ['', headers],
      ['{', { 'stripe-signature': 't=1,v1=x' }],
    ] as const) {
      const answer = await call(
        paymentWebhook,
        new Request('http://x.localhost/api/payments/webhook', { method: 'POST', headers: named, body: sent }),
      );
      expect([answer.status, answer.json.error.code]).toEqual([400, 'bad_signature']);
    }
    expect((await row(id)).state).toBe('pending');
  });
  test('does not read a body of more than 256 KB (API-14)', async () => {
    const answer = await call(
      paymentWebhook,
      new Request('http://x.localhost/api/payments/webhook', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) }),
    );
    expect([answer.status, answer.json.error.code]).toEqual([413, 'too_large']);
  });
  test.each([
    ['a cent too little', { amount_total: 19_999 }],
    ['too much', { amount_total: 20_001 }],
    ['another currency', { currency: 'nzd' }],
    ['a payment that was not asked for', { id: 'cs_other' }],
  ])('does not count %s as paid, and logs an error (API-14)', async (_, changed) => {
    const id = await pending();
    expect((await post(await paidEvent(id, changed))).status).toBe(200);
    expect((await row(id)).state).toBe('pending');
    expect(logged()).toMatch(/PAYMENT WITHOUT A RESERVATION/);
    expect(await site.db.$count(leads)).toBe(0);
  });
  test.each([
    ["another dealer's reservation", { metadata: { dealer: 'everyday-cars' } }],
    ["another system's payment", { metadata: {} }],
    ['a payment that is not there yet', { payment_status: 'unpaid' }],
  ])('ignores %s (API-14)', async (_, changed) => {
    const id = await pending();
    const event = await paidEvent(id, changed);
    if ('metadata' in changed && 'dealer' in changed.metadata)
      Object.assign(event.data.object.metadata, { reservation: id });
    expect((await post(event)).status).toBe(200);
    expect((await row(id)).state).toBe('pending');
  });
  test.each([
    ['a reservation that there is none of', randomUUID()],
    ['an id that is none', 'x'],
  ])('logs a payment for %s, and answers 200 (API-14)', async (_, reservation) => {
    const id = await pending();
    expect((await post(await paidEvent(id, { metadata: { dealer, reservation } }))).status).toBe(200);
    expect(logged()).toMatch(/PAYMENT WITHOUT A RESERVATION/);
  });
  test('acknowledges other events (API-14)', async () => {
    expect(await post({ type: 'customer.created', data: { object: { id: 'cus_1' } } })).toEqual({
      status: 200,
      json: { received: true },
    });
  });
  test("does not accept one dealer's signature or id at another (API-14)", async () => {
    const id = await pending();
    expect((await post(await paidEvent(id), { slug: 'everyday-cars' })).status).toBe(400);
    expect((await status(id, { slug: 'everyday-cars' })).status).toBe(404);
    expect((await status('nobody')).status).toBe(404);
  });
});

describe('late payments and refunds', () => {
  const late = now + unpaidHoldMs + 1000;
  const pending = async (told: Told = {}) => (await reserve({}, told)).json.checkout_id as string;

  test('holds the car after all if it is still free when the payment arrives after the hold has ended (RES-03, API-14)', async () => {
    const id = await pending();
    await post(await paidEvent(id), { at: late });
    expect([(await row(id)).state, await heldUntil(), refunds(id)]).toEqual(['paid', late + 48 * hour, 0]);
  });
  test('refunds once if another shopper holds the car by then, and keeps their hold (RES-03, API-14)', async () => {
    const id = await pending();
    const event = await paidEvent(id);
    const other = await pending({ at: late });
    for (const again of [0, 1000]) expect((await post(event, { at: late + again })).status).toBe(200);
    expect(await row(id)).toMatchObject({ state: 'refunded', refundedAt: new Date(late) });
    expect([refunds(id), (await row(other)).state, await heldUntil(), await site.db.$count(leads)]).toEqual([
      1,
      'pending',
      late + unpaidHoldMs,
      0,
    ]);
    expect(await site.db.select().from(localMessages)).toMatchObject([
      {
        recipient: 'ada@shopper.example',
        subject: expect.stringContaining(`Your deposit is being refunded: ${car.name}`),
      },
    ]);
    expect(logged()).toMatch(/was refunded/);
    await post(await paidEvent(other), { at: late + 2000 });
    expect((await row(other)).state).toBe('paid');
  });
  test('counts a late payment when its key was reused for another car, or a later hold has also ended (RES-03, API-14)', async () => {
    const key = randomUUID();
    const first = (await reserve({ idempotency_key: key })).json.checkout_id as string;
    const event = await paidEvent(first);
    await pending({ at: late });
    const elsewhere = (await reserve({ idempotency_key: key, car_id: cars[1]!.id }, { at: late })).json
      .checkout_id as string;
    expect((await post(event, { at: late + unpaidHoldMs - 1 })).status).toBe(200);
    expect([(await row(first)).state, (await row(elsewhere)).state]).toEqual(['refunded', 'pending']);
    const [next, other] = [
      (await reserve({ idempotency_key: key, car_id: cars[2]!.id }, { at: late + unpaidHoldMs })).json
        .checkout_id as string,
      await pending({ at: late + unpaidHoldMs }),
    ];
    const lateEvent = await paidEvent(elsewhere);
    expect((await post(lateEvent, { at: late + unpaidHoldMs + 1000 })).status).toBe(200);
    expect([(await row(elsewhere)).state, (await row(next)).state, (await row(other)).state]).toEqual([
      'paid',
      'pending',
      'pending',
    ]);
    const third = await paidEvent(other);
    await pending({ at: late + 2 * unpaidHoldMs });
    expect((await post(third, { at: late + 3 * unpaidHoldMs })).status).toBe(200);
    expect((await row(other)).state).toBe('paid');
  });
  test('retries a failed refund when the gateway repeats the event, or in a scheduled run (RES-03, API-14)', async () => {
    const id = await pending();
    const event = await paidEvent(id);
    await pending({ at: late });
    stripe.isDown = true;
    const failed = await post(event, { at: late });
    expect([failed.status, failed.json.error.code]).toEqual([503, 'provider_down']);
    expect(await row(id)).toMatchObject({ state: 'refunded', refundedAt: null });
    stripe.isDown = false;
    const record = await calls.record();
    await round(record, late + hour);
    expect([refunds(id), (await row(id)).refundedAt]).toEqual([1, new Date(late + hour)]);
    expect((await post(event, { at: late + 2 * hour })).status).toBe(200);
    expect(refunds(id)).toBe(1);
  });
  test('refunds when the car sold while the shopper was paying (RES-03, API-14)', async () => {
    const id = await pending();
    await site.db.update(vehicleStates).set({ state: 'sold', until: null });
    await post(await paidEvent(id));
    expect([(await row(id)).state, refunds(id)]).toEqual(['refunded', 1]);
    expect((await site.db.select().from(vehicleStates))[0]).toMatchObject({ state: 'sold', until: null });
  });
  test.each([
    ['sold', { status: 'sold' }],
    ['reserved', { reserved: true }],
  ])('refunds a late payment when the feed lists the car as %s (RES-03, API-14)', async (_, changed) => {
    const id = await pending();
    const event = await paidEvent(id);
    await withPublished(changed, async () => {
      await post(event, { at: late });
    });
    expect([(await row(id)).state, refunds(id)]).toEqual(['refunded', 1]);
  });
  test('gives the car to either a late payment or a new shopper, never both, at the same moment (RES-03, API-14)', async () => {
    const id = await pending();
    const event = await paidEvent(id);
    const [, next] = await Promise.all([post(event, { at: late }), reserve({}, { at: late })]);
    const holding = (await site.db.select().from(reservations)).filter(
      ({ state }) => state === 'pending' || state === 'paid',
    );
    expect(holding).toHaveLength(1);
    expect([(await row(id)).state, next.status, refunds(id)]).toEqual(
      holding[0]!.id === id ? ['paid', 409, 0] : ['refunded', 200, 1],
    );
  });
  test('frees the car when the dealer refunds the deposit in the gateway (RES-03)', async () => {
    const id = await pending();
    await post(await paidEvent(id));
    await post(
      { type: 'charge.refunded', data: { object: { object: 'charge', payment_intent: `pi_${id}`, refunded: false } } },
      { at: now + hour },
    );
    expect((await row(id)).state).toBe('paid');
    await post(
      { type: 'charge.refunded', data: { object: { object: 'charge', payment_intent: `pi_${id}`, refunded: true } } },
      { at: now + hour },
    );
    expect(await row(id)).toMatchObject({ state: 'refunded', refundedAt: new Date(now + hour) });
    expect(await heldUntil()).toBeNull();
    expect((await reserve({}, { at: now + hour })).status).toBe(200);
  });
  test('ends overdue holds, sends missing receipts and deletes shoppers who never paid, in scheduled runs (RES-03)', async () => {
    const id = await pending();
    await post(await paidEvent(id));
    await site.db.update(reservations).set({ receiptSentAt: null });
    await site.db.delete(localMessages);
    const unpaid = (await reserve({ car_id: cars[1]!.id })).json.checkout_id as string;
    const record = await calls.record();
    const night = (at: number) => round(record, at);
    await night(now + hour);
    expect([(await row(id)).receiptSentAt, (await row(unpaid)).state, await site.db.$count(localMessages)]).toEqual([
      new Date(now + hour),
      'expired',
      1,
    ]);
    await night(now + 31 * 24 * hour);
    expect((await site.db.select().from(reservations)).map((one) => [one.id, one.state])).toEqual([[id, 'expired']]);
  });
});
