/** Deposits (RES-06) are captured on a sale, otherwise released, in any order and despite failures. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { endReservation } from '#src/journeys/reserve/server/end-reservation.ts';
import { sellHeld } from '#src/journeys/reserve/server/sell-held.ts';
import { deliveries, leads, localMessages, reservations, vehicleStates } from '#src/server/platform/database/schema.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { paymentProvider } from '#src/journeys/reserve/server/payments/payments.ts';
import type { FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { cardSite, hour, reserveNow as now, type CardSite } from '../support/reserving.ts';
import type { StripeStub } from '../support/stripe-stub.ts';
import carStates from '../../functions/car-states.ts';
import checkoutPage from '../../functions/checkout-page.ts';
import reservationPage from '../../functions/reservation.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
let stripe: StripeStub;
let card: CardSite;
let car: Vehicle;

beforeAll(async () => {
  card = await cardSite();
  ({ site, stripe } = card);
  car = (await card.reservable())[0]!;
});
afterAll(() => card.stop());
beforeEach(async () => {
  await card.reset();
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

const provider = async () => paymentProvider(await card.record(), readEnvironment({}));
const begin = (at = now) => card.begin(car.id, { at });
const hear = (type: string, object: object, at = now) => card.hear({ type, data: { object } }, { at });
const row = (id: string) => card.row(id);
const stands = (id: string) => card.stands(id);
const session = (id: string) => card.session(id);
const authorise = (id: string, when?: Parameters<CardSite['authorise']>[1]) => card.authorise(id, when);
const round = (at: number) => card.round(at);
const heldState = () => card.vehicleState();

describe('deposit held on the card', () => {
  test("takes no money, stores when the card network's hold ends, and sends a receipt that explains it (RES-06)", async () => {
    const id = await begin();
    expect(await authorise(id)).toBe(200);
    expect(await row(id)).toMatchObject({
      state: 'paid',
      payment: 'authorised',
      expiresAt: new Date(now + 48 * hour),
      captureBefore: new Date(now + 7 * 24 * hour),
      agreed: expect.stringContaining('not a contract to buy'),
    });
    const mails = (await site.db.select().from(localMessages)).filter(({ recipient }) => recipient.startsWith('ada@'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body, 'what the gateway calls it').not.toMatch(
      new RegExp(`pi_|Payment: |${(await row(id)).chargeId}`),
    );
    expect(mails[0]!.body).toMatch(/No money has left your card[^]*\$200 AUD, not charged[^]*\/reservation\?ref=/);
    expect(stripe.intents.get(`pi_${id}`)!.status).toBe('requires_capture');
    const [lead] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, `reservation:${id}`));
    expect(lead!.notes.join(' ')).toMatch(/held on the shopper's card, not charged.*capture it/);
  });

  test("ends the reservation early when the card network's hold does (RES-06)", async () => {
    const id = await begin();
    await authorise(id, { captureBefore: now + 20 * hour });
    expect((await row(id)).expiresAt).toEqual(new Date(now + 20 * hour));
  });

  test('is released once when the reservation ends (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    await round(now + 47 * hour);
    expect(await stands(id)).toBe('paid/authorised');
    await round(now + 48 * hour);
    expect([await stands(id), stripe.intents.get(`pi_${id}`)!.status]).toEqual(['expired/released', 'canceled']);
    expect(await hear('payment_intent.canceled', { id: `pi_${id}`, object: 'payment_intent' }, now + 49 * hour)).toBe(
      200,
    );
    expect(await stands(id)).toBe('expired/released');
  });

  test('is released after a gateway outage (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    stripe.isDown = true;
    await round(now + 48 * hour);
    expect(await stands(id)).toBe('expired/releasing');
    stripe.isDown = false;
    await round(now + 48 * hour + 60_000);
    expect(await stands(id)).toBe('expired/released');
  });

  test('ends the reservation and frees the car when the card network releases it (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    await hear('payment_intent.canceled', { id: `pi_${id}`, object: 'payment_intent' }, now + hour);
    expect([await stands(id), await heldState()]).toEqual(['refunded/released', null]);
  });

  test('is captured when the dealer reports the sale, and the car shows as sold (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    await endReservation({ db: site.db, provider: await provider(), now: now + hour }, await row(id), 'sold');
    expect([await stands(id), stripe.intents.get(`pi_${id}`)!.status, await heldState()]).toEqual([
      'sold/captured',
      'succeeded',
      'sold',
    ]);
    await round(now + 60 * hour);
    expect(await stands(id)).toBe('sold/captured');
  });

  test('marks the car as sold when the dealer captures it in the gateway (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    stripe.intents.get(`pi_${id}`)!.status = 'succeeded';
    const charge = { object: 'charge', payment_intent: `pi_${id}`, captured: true };
    for (const at of [hour, 2 * hour]) expect(await hear('charge.captured', charge, now + at)).toBe(200);
    expect([await stands(id), await heldState()]).toEqual(['sold/captured', 'sold']);
  });

  test('is refunded when it was captured but should have been released (RES-06)', async () => {
    const id = await begin();
    await authorise(id);
    stripe.intents.get(`pi_${id}`)!.status = 'succeeded';
    await round(now + 48 * hour);
    expect(await stands(id)).toBe('expired/refunding');
    await round(now + 48 * hour + 60_000);
    expect([await stands(id), stripe.made('/v1/refunds').filter((one) => one.payment_intent === `pi_${id}`)]).toEqual([
      'expired/refunded',
      [expect.anything()],
    ]);
  });

  test('ignores a repeated payment event, and one that arrives after the cancellation (RES-06, RES-07)', async () => {
    const id = await begin();
    await authorise(id);
    await authorise(id);
    expect(await site.db.$count(leads, eq(leads.idempotencyKey, `reservation:${id}`))).toBe(1);
    await endReservation({ db: site.db, provider: await provider(), now: now + hour }, await row(id), 'cancel');
    expect([await stands(id), await heldState(), stripe.intents.get(`pi_${id}`)!.status]).toEqual([
      'cancelled/released',
      null,
      'canceled',
    ]);
    expect(await hear('checkout.session.completed', await session(id), now + 2 * hour)).toBe(200);
    expect(await stands(id)).toBe('cancelled/released');
  });

  test('holds nothing when its release is reported before its payment (RES-06)', async () => {
    const id = await begin();
    await hear('payment_intent.canceled', { id: `pi_${id}`, object: 'payment_intent' });
    stripe.intents.set(`pi_${id}`, { status: 'canceled' });
    expect(await hear('checkout.session.completed', await session(id))).toBe(200);
    expect([await stands(id), await heldState()]).toEqual(['refunded/refunded', null]);
  });

  test('is released, and the shopper notified, when another shopper has the car by then (RES-06)', async () => {
    const id = await begin();
    const late = now + 34 * 60_000;
    await begin(late);
    expect(await authorise(id, { at: late })).toBe(200);
    expect([await stands(id), stripe.intents.get(`pi_${id}`)!.status]).toEqual(['refunded/released', 'canceled']);
    const [mail] = (await site.db.select().from(localMessages)).filter(({ recipient }) => recipient.startsWith('ada@'));
    expect(mail!.body).toMatch(/You haven’t been charged/);
  });

  test('holds nothing when the bank approves after the shopper has left (RES-06)', async () => {
    const id = await begin();
    await endReservation({ db: site.db, provider: null, now: now + 60_000 }, await row(id), 'cancel');
    await authorise(id, { at: now + 120_000 });
    expect([await stands(id), await heldState()]).toEqual(['refunded/released', null]);
  });
});

const agreement = async () => ({ step: 'agree', shown: (await card.offered(car.id))! });

describe('redirect to the gateway', () => {
  const page = (path: string, form: Record<string, string> | null, cookie = '') =>
    card.call(
      checkoutPage,
      new Request(`http://x.localhost${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), cookie },
        ...(form && { body: new URLSearchParams(form) }),
      }),
      { params: { slug: car.slug } },
    );

  test('goes through our own page, because forms may not post to other sites; answers 503 while it is down (RES-03)', async () => {
    const path = `/cars/${car.slug}/checkout`;
    const who = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example' };
    const details = await page(path, { step: 'details', ...who });
    const cookie = details.headers.getSetCookie()[0]!.split(';')[0]!;
    const agreed = await agreement();
    stripe.isDown = true;
    const down = await page(path, agreed, cookie);
    expect([down.status, await site.db.$count(vehicleStates)]).toEqual([503, 0]);
    stripe.isDown = false;
    const opened = await page(path, agreed, cookie);
    expect([opened.status, opened.headers.get('refresh')]).toEqual([
      200,
      expect.stringMatching(/^0; url=https:\/\/pay\.example\/cs_\d+$/),
    ]);
  });

  test('queries the gateway for the payment when the server was killed before its webhook (RES-03)', async () => {
    const id = await begin();
    stripe.intents.set(`pi_${id}`, { status: 'requires_capture' });
    stripe.sessions.set((await row(id)).paymentId!, await session(id));
    const { receiptKey } = await row(id);
    await card.call(reservationPage, new Request(`http://x.localhost/reservation?ref=${receiptKey}&from=bank`));
    expect(await stands(id)).toBe('paid/authorised');
    expect(await authorise(id)).toBe(200);
    expect(await site.db.$count(leads, eq(leads.idempotencyKey, `reservation:${id}`))).toBe(1);
  });

  test('queries the gateway when the shopper goes back, and neither repeats nor drops a held deposit (RES-03)', async () => {
    const shopper = new PlainBrowser(site);
    const path = `/cars/${car.slug}/checkout`;
    const who = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example' };
    await shopper.post(path, { step: 'details', ...who });
    expect((await shopper.post(path, await agreement())).status).toBe(200);
    const [begun] = await site.db.select().from(reservations);
    const { id, receiptKey, paymentId } = begun!;
    stripe.intents.set(`pi_${id}`, { status: 'requires_capture' });
    stripe.sessions.set(paymentId!, await session(id));
    const other = await shopper.post(path, { step: 'details', ...who, name: 'Ada Blacksmith' });
    expect([other.status, other.headers.location]).toEqual([303, `/reservation?ref=${receiptKey}`]);
    expect((await shopper.get(`${path}?step=check`)).headers.location).toBe(`/reservation?ref=${receiptKey}`);
    expect([await stands(id), await site.db.$count(reservations)]).toEqual(['paid/authorised', 1]);
  });
});

describe('live vehicle states', () => {
  const states = async (at: number) =>
    (
      (await (await card.call(carStates, new Request('http://x.localhost/api/cars/states'), { at })).json()) as {
        states: object;
      }
    ).states;

  test('lists held cars by slug with their end time and sold cars without one, but not free cars (RES-07)', async () => {
    expect(await states(now)).toEqual({});
    const id = await begin();
    await authorise(id);
    expect(await states(now + hour)).toEqual({
      [car.slug]: { state: 'held', until: new Date(now + 48 * hour).toISOString() },
    });
    expect(await states(now + 48 * hour)).toEqual({});
    await endReservation({ db: site.db, provider: await provider(), now: now + 2 * hour }, await row(id), 'sold');
    expect(await states(now + 3 * hour)).toEqual({ [car.slug]: { state: 'sold', until: null } });
  });
});

test('sends the dealer a reservation as a lead with deliveries (RES-07)', async () => {
  const id = await begin();
  await authorise(id);
  const [lead] = await site.db
    .select()
    .from(leads)
    .where(eq(leads.idempotencyKey, `reservation:${id}`));
  expect(await site.db.$count(deliveries, eq(deliveries.leadId, lead!.id))).toBeGreaterThan(0);
});

test('captures the deposit in the next run after an operator marks the car as sold (RES-06)', async () => {
  const id = await begin();
  await authorise(id);
  expect(await sellHeld(site.db, { id: car.id, dealer: null }, now + hour)).toMatchObject({ ended: true, dealer, id });
  expect(await stands(id)).toBe('sold/capturing');
  await round(now + hour + 60_000);
  expect([await stands(id), stripe.intents.get(`pi_${id}`)!.status]).toEqual(['sold/captured', 'succeeded']);
  expect((await sellHeld(site.db, { id, dealer: null }, now + 2 * hour)).ended).toBe(false);
});
