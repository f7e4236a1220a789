/** Effect of the receiving system's callback on a hold (LEAD-02, RES-06). */
import { createHmac } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leads } from '#src/server/platform/database/schema.ts';
import { endReservation } from '#src/journeys/reserve/server/end-reservation.ts';
import { storeReservationLead } from '#src/journeys/reserve/server/reservation-lead.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { cardSite, hour, reserveNow as now, type CardSite } from '../support/reserving.ts';
import leadStatus from '../../functions/lead-status.ts';

const key = 'the key that both sides share, long';
let card: CardSite;
let cars: Vehicle[];

beforeAll(async () => {
  process.env.HOLD_KEY = key;
  card = await cardSite({
    change: ({ settings }) => {
      settings.private.leads.webhookSecret = 'HOLD_KEY';
    },
  });
  cars = await card.reservable();
});
afterAll(() => card.stop());
beforeEach(async () => {
  await card.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function held(): Promise<string> {
  const id = await card.begin(cars[0]!.id);
  expect(await card.authorise(id)).toBe(200);
  return id;
}
const leadOf = async (id: string, carId = cars[0]!.id): Promise<string> =>
  (
    await card.site.db
      .select({ id: leads.id })
      .from(leads)
      .where(and(like(leads.idempotencyKey, `reservation:${id}%`), eq(leads.carId, carId)))
  )[0]!.id;

/** `happened` and `told` are hours after the hold began. */
async function tell(leadId: string, status: string, happened: number, told = happened) {
  const at = now + told * hour;
  const body = JSON.stringify({ lead_id: leadId, status, at: new Date(now + happened * hour).toISOString() });
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  const answer = await card.call(
    leadStatus,
    new Request('http://harbour-motors.localhost/api/leads/status', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forecourt-timestamp': timestamp,
        'x-forecourt-signature': `sha256=${signature}`,
      },
      body,
    }),
    { at },
  );
  const reply = (await answer.json()) as { status: string; repeated: boolean; hold?: { state: string; text: string } };
  return { code: answer.status, ...reply };
}
const intentOf = (id: string) => card.stripe.intents.get(`pi_${id}`)!.status;

test('a reported sale ends the hold, captures the deposit and marks the vehicle as sold, only once (LEAD-02, RES-06)', async () => {
  const id = await held();
  const lead = await leadOf(id);
  const answers = [await tell(lead, 'sold', 2), await tell(lead, 'sold', 2, 3), await tell(lead, 'sold', 4)];
  expect(answers.map(({ code, repeated, hold }) => [code, repeated, hold?.state])).toEqual([
    [200, false, 'sold'],
    [200, true, 'sold'],
    [200, false, 'sold'],
  ]);
  expect(answers[0]!.hold!.text).toBe('Sold. The deposit is yours.');
  expect([await card.stands(id), intentOf(id), await card.vehicleState()]).toEqual([
    'sold/captured',
    'succeeded',
    'sold',
  ]);
  await card.round(now + 60 * hour);
  expect([await card.stands(id), card.stripe.made('/v1/refunds')]).toEqual(['sold/captured', []]);
});

test('captures the deposit once when a sale is reported twice at the same moment (LEAD-02, RES-06)', async () => {
  const id = await held();
  const lead = await leadOf(id);
  const answers = await Promise.all([tell(lead, 'sold', 2), tell(lead, 'sold', 3)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  await card.round(now + 4 * hour);
  expect(await card.stands(id)).toBe('sold/captured');
});

test('records a sale while the gateway is down, and captures the deposit in the next run (LEAD-02, RES-06)', async () => {
  const id = await held();
  card.stripe.isDown = true;
  expect((await tell(await leadOf(id), 'sold', 2)).hold).toMatchObject({ state: 'sold', payment: 'capturing' });
  card.stripe.isDown = false;
  await card.round(now + 3 * hour);
  expect([await card.stands(id), intentOf(id)]).toEqual(['sold/captured', 'succeeded']);
});

test('keeps the hold and deposit when a lead is reported lost, and confirms this in the reply (LEAD-02, RES-06)', async () => {
  const id = await held();
  const { code, hold } = await tell(await leadOf(id), 'lost', 2);
  expect([code, hold]).toEqual([
    200,
    {
      state: 'held',
      payment: 'authorised',
      held_until: new Date(now + 48 * hour).toISOString(),
      text: expect.stringMatching(/hold is still active.*this report doesn’t move any money.*return the deposit/),
    },
  ]);
  expect([await card.stands(id), intentOf(id), await card.vehicleState()]).toEqual([
    'paid/authorised',
    'requires_capture',
    'held',
  ]);
});

test('follows the latest event by time, whatever order reports arrive in (LEAD-02, RES-06)', async () => {
  const first = await held();
  const lead = await leadOf(first);
  // Lost at hour 5; an earlier sale, reported later, no longer counts.
  await tell(lead, 'lost', 5);
  expect((await tell(lead, 'sold', 2, 6)).hold!.state).toBe('held');
  expect(await card.stands(first)).toBe('paid/authorised');
  expect((await tell(lead, 'sold', 7)).hold!.state).toBe('sold');
  // A status from before the sale undoes nothing.
  expect((await tell(lead, 'lost', 6, 8)).hold!.state).toBe('sold');
  expect((await tell(lead, 'lost', 9)).hold!.state).toBe('sold');
  expect([await card.stands(first), intentOf(first)]).toEqual(['sold/captured', 'succeeded']);
});

test('captures nothing for a sale reported after the hold was cancelled or ended, and reports it (LEAD-02, RES-06)', async () => {
  const cancelled = await held();
  await endReservation({ db: card.site.db, provider: null, now: now + hour }, await card.row(cancelled), 'cancel');
  const lead = await leadOf(cancelled);
  expect((await tell(lead, 'sold', 2)).hold).toMatchObject({
    state: 'over',
    text: expect.stringMatching(/^The hold had already ended/),
  });
  await card.round(now + 3 * hour);
  expect([await card.stands(cancelled), intentOf(cancelled)]).toEqual(['cancelled/released', 'canceled']);
  const ended = await held();
  expect((await tell(await leadOf(ended), 'sold', 47, 49)).hold!.state).toBe('over');
  await card.round(now + 49 * hour);
  expect([await card.stands(ended), intentOf(ended)]).toEqual(['expired/released', 'canceled']);
});

test('accepts a sale only through the lead for the new vehicle, once a hold has moved (LEAD-02, RES-07)', async () => {
  const id = await held();
  const record = await card.record();
  const site = card.filesOf();
  const where = { db: card.site.db, dealer: record, site, now: now + hour };
  const moved = (await card.move(await card.row(id), cars[1]!.id, where.now))!;
  await storeReservationLead(where, moved, cars[0]!.name);
  expect((await tell(await leadOf(id), 'sold', 2)).hold).toMatchObject({
    state: 'over',
    text: expect.stringContaining(moved.vehicleName),
  });
  expect(await card.stands(id)).toBe('paid/authorised');
  expect((await tell(await leadOf(id, cars[1]!.id), 'sold', 3)).hold!.state).toBe('sold');
  expect([await card.stands(id), await card.vehicleState(cars[1]!.id)]).toEqual(['sold/captured', 'sold']);
});
