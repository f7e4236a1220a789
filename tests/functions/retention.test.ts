import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settingsSchema, type Settings } from '#src/domain/tenant/settings/settings.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import * as schema from '#src/server/platform/database/schema.ts';
import { applyRetention } from '#src/server/operations/privacy/retention.ts';
import { ben, insertPerson, priya } from '../fixtures/person-rows.ts';
import { freshDatabase } from '../support/function-site.ts';

const dealer = 'harbour-motors';
const day = 86_400_000;
const now = Date.parse('2026-11-20T09:00:00+11:00');
const defaults = settingsSchema.parse({ siteUrl: 'https://www.sample.example', branding: { name: 'Sample' } }).private
  .retention;
let db: Database;

beforeEach(async () => {
  await closeDatabase();
  process.env.DATABASE_URL = await freshDatabase();
  db = await database();
});

const none = {
  appointments: 0,
  leads: 0,
  consents: 0,
  events: 0,
  phoneReveals: 0,
  valuations: 0,
  miscellaneous: 0,
  shoppers: 0,
  reservations: 0,
  payments: 0,
};
const apply = (changed: Partial<Settings['private']['retention']> = {}, at = now) =>
  applyRetention(db, dealer, { ...defaults, ...changed }, at);
const left = async (
  ...names: (
    | 'leads'
    | 'consents'
    | 'events'
    | 'valuations'
    | 'shoppers'
    | 'appointments'
    | 'deliveries'
    | 'deliveryAttempts'
    | 'watchlist'
    | 'reservations'
  )[]
) => Promise.all(names.map((name) => db.$count(schema[name])));

describe('retention periods (LAW-03)', () => {
  test.each<[keyof Settings['private']['retention'], Partial<typeof none>]>([
    ['leadDays', { leads: 1, payments: 1 }],
    ['consentDays', { consents: 1 }],
    ['eventDays', { events: 1, phoneReveals: 1 }],
    ['valuationDays', { valuations: 1, miscellaneous: 1 }],
    ['shopperDays', { shoppers: 1 }],
    ['appointmentDays', { appointments: 1 }],
    ['paymentDays', { reservations: 1 }],
  ])('%s', async (setting, expected) => {
    const days = 100;
    const keep = Object.fromEntries(Object.keys(defaults).map((name) => [name, 3650]));
    const at = now - days * day;
    // An extra hour for periods from the end of a test drive; the fixture's session ends 60 days later.
    await insertPerson(db, dealer, priya, at - 3_600_000 - 1);
    await insertPerson(db, dealer, ben, at + 1);
    for (const age of [-1, 1])
      await db.insert(schema.phoneReveals).values({ dealer, page: '/', createdAt: new Date(at + age) });
    await db.delete(schema.sessions);
    expect(await apply({ ...keep, [setting]: days })).toEqual({ ...none, ...expected });
    expect(await apply({ ...keep, [setting]: days })).toEqual(none);
  });

  test('deletes a lead with its deliveries but not its consents, which have their own period', async () => {
    await insertPerson(db, dealer, priya, now - 731 * day);
    await apply();
    expect(await left('leads', 'deliveries', 'deliveryAttempts', 'consents')).toEqual([0, 0, 0, 1]);
    expect(await db.select().from(schema.consents)).toMatchObject([{ leadId: null, name: priya.name }]);
  });

  test('keeps a lead until it is no longer waiting to be sent (LEAD-01)', async () => {
    await insertPerson(db, dealer, priya, now - 3000 * day);
    await db.update(schema.deliveries).set({ state: 'pending' });
    await apply();
    expect(await left('leads', 'deliveries')).toEqual([1, 1]);
    await db.update(schema.deliveries).set({ state: 'dead' });
    await apply();
    expect(await left('leads', 'deliveries')).toEqual([0, 0]);
  });

  test('deletes hundreds of leads in one night, and keeps those of other dealers (PRIV-01)', async () => {
    const lead = (owner: string) => ({
      dealer: owner,
      createdAt: new Date(now - 800 * day),
      idempotencyKey: randomUUID(),
      form: 'enquiry',
      category: 'x',
      fields: {},
      personId: randomUUID(),
    });
    await db.insert(schema.leads).values(Array.from({ length: 1100 }, () => lead(dealer)));
    await db.insert(schema.leads).values(lead('kauri-cars'));
    expect((await apply()).leads).toBe(1100);
    expect((await db.select().from(schema.leads)).map((row) => row.dealer)).toEqual(['kauri-cars']);
  });

  test('keeps a shopper who is still signed in, however old the sign-in code (AUTH-01)', async () => {
    const { shopperId } = await insertPerson(db, dealer, priya, now - 800 * day);
    await apply();
    expect(await left('shoppers', 'watchlist')).toEqual([1, 1]);
    await db.delete(schema.sessions).where(eq(schema.sessions.shopperId, shopperId));
    await apply();
    expect(await left('shoppers', 'watchlist')).toEqual([0, 0]);
  });

  test('removes the person from a payment along with the leads, and the amount after seven years, but keeps open payments (RES-03)', async () => {
    await insertPerson(db, dealer, priya, now - 3000 * day);
    await db.delete(schema.reservations).where(eq(schema.reservations.depositCents, 0));
    await db.update(schema.reservations).set({ state: 'refunded', payment: 'refunding', refundedAt: null });
    expect(await apply()).toMatchObject({ reservations: 0, payments: 0 });
    await db
      .update(schema.reservations)
      .set({ payment: 'refunded', refundedAt: new Date(now), createdAt: new Date(now - 800 * day) });
    expect(await apply()).toMatchObject({ reservations: 0, payments: 1 });
    expect(await db.select().from(schema.reservations)).toMatchObject([
      { name: '', email: '', phone: '', depositCents: 20_000, erasedAt: new Date(now) },
    ]);
    expect(await apply({}, now + 2000 * day)).toMatchObject({ reservations: 1, payments: 0 });
  });
});
