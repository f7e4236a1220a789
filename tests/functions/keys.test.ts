import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { appointments, leads } from '#src/server/platform/database/schema.ts';
import { reservationLeadKey } from '#src/journeys/reserve/server/reservation-key.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { clientKey } from '#src/server/leads/idempotency-key.ts';
import { enquiry } from '../fixtures/leads.ts';
import { answerCounts, firstAnswers } from '../support/crowd.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;
const dealer = 'apex-motorcycles';
beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer],
    now: Date.now(),
    change: ({ settings }) => {
      settings.forms.testDriveAppointments = true;
    },
  });
});
afterAll(() => site.stop());

const send = (fields: object) =>
  site.ask('/api/leads', { json: { ...enquiry, idempotency_key: randomUUID(), ...fields } });
const rows = (key: string) => site.db.select().from(leads).where(eq(leads.idempotencyKey, key));

describe('idempotency key (LEAD-01)', () => {
  test('refuses a key reused with other content, without storing it or revealing the first lead', async () => {
    const key = randomUUID();
    const first = await send({ idempotency_key: key });
    const other = await send({ idempotency_key: key, message: 'Something else.', email: 'eve@example.com' });
    expect([first.status, other.status, other.json.error.code]).toEqual([200, 409, 'key_reused']);
    expect(other.text).not.toContain(first.json.lead_id);
    expect(await rows(key)).toMatchObject([{ message: enquiry.message }]);
  });

  test.each([
    ['a field of the form alone', { preferred_date: '2036-12-01' }, 409],
    ['the time it took', { seconds_to_submit: 99, seconds_on_site: 500 }, 200],
    ['the pages seen', { lead_attributes: { visited_pages: ['/a'] }, url: 'https://x.example/' }, 200],
  ])('for a key reused with a change to %s, returns %s', async (_, changed, status) => {
    const key = randomUUID();
    await send({ idempotency_key: key });
    expect((await send({ idempotency_key: key, ...changed })).status).toBe(status);
    expect(await rows(key)).toHaveLength(1);
  });

  test('stores only one of sixty different leads sent at once with the same key, and refuses the others', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => send({ idempotency_key: key, message: `Lead ${at}` })),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 1, '409 key_reused': 59 });
  });

  test('accepts a key stored before hashes were introduced, and returns its lead', async () => {
    const key = randomUUID();
    const first = await send({ idempotency_key: key });
    await site.db.update(leads).set({ bodyHash: null }).where(eq(leads.idempotencyKey, key));
    expect((await send({ idempotency_key: key, message: 'Other' })).json.lead_id).toBe(first.json.lead_id);
  });
});

describe('server-side keys (RES-01, LEAD-01)', () => {
  test.each(['reservation:', 'Appointment:', 'late:', 'plain:', 'none:', 'long:', 'client:'])(
    'do not let a browser use the prefix %s',
    (prefix) => {
      expect(clientKey(`${prefix}x`)).toBe(`client:${prefix}x`);
      expect(clientKey(`x${prefix}`)).toBe(`x${prefix}`);
    },
  );

  test("do not let a lead with a reservation's key hide that reservation from the dealer", async () => {
    const { settings } = (await findDealer({ tenant: dealer, dealersDir: `${site.outDir}/.forecourt/server` }))!;
    const bike = site.vehicles.find((vehicle) => isReservable(vehicle, settings))!;
    // A deposit lead's key is predictable; here a caller uses it first.
    const id = randomUUID();
    expect((await send({ idempotency_key: reservationLeadKey(id) })).status).toBe(200);
    expect(await rows(reservationLeadKey(id))).toEqual([]);
    const { offer } = (await site.ask(`/api/cars/${bike.id}/availability?offer=1`)).json;
    const held = await site.ask('/api/checkout', {
      json: {
        car_id: bike.id,
        name: 'Ada Black',
        email: 'ada@shopper.example',
        phone: '0491 570 006',
        terms: true,
        shown: offer.shown,
        idempotency_key: `late:${randomUUID()}`,
      },
    });
    expect(held.status, held.text).toBe(200);
    expect(await rows(reservationLeadKey(held.json.checkout_id))).toMatchObject([{ category: 'Reservation' }]);
  });

  test('do not reveal a booking to another person who reuses its key', async () => {
    const offered = await site.ask('/api/test-drive-appointments?days=21');
    const starts = offered.json.slots[0].starts_at as string;
    const key = randomUUID();
    const booking = {
      name: 'Ada Black',
      email: 'ada@shopper.example',
      phone: '0491 570 006',
      starts_at: starts,
      shown: offered.json.shown,
      terms: true,
      idempotency_key: key,
    };
    const first = await site.ask('/api/test-drive-appointments', { json: booking });
    expect(first.status, first.text).toBe(200);
    expect((await site.ask('/api/test-drive-appointments', { json: booking })).json.appointment_id).toBe(
      first.json.appointment_id,
    );
    const eve = await site.ask('/api/test-drive-appointments', {
      json: { ...booking, name: 'Eve Black', email: 'eve@shopper.example' },
    });
    expect([eve.status, eve.json.error.code]).toEqual([409, 'key_reused']);
    expect(eve.text).not.toMatch(new RegExp(`${first.json.appointment_id}|${first.json.lead_id}`));
    expect(await site.db.$count(appointments)).toBe(1);
  });
});
