/** Deletion by age while the server's clock is in doubt. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clockLines, confirmClock } from '#src/server/operations/follow-up/watch-clock.ts';
import { buyingPlans, leads, localMessages } from '#src/server/platform/database/schema.ts';
import { Browser } from '../support/browser.ts';
import { emptyTables, tablesOfLeads } from '../support/empty-tables.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import deliverLeads from '../../functions/deliver-leads.ts';
import tidy from '../../functions/tidy.ts';

const dealer = 'harbour-motors';
const day = 86_400_000;
const start = Date.parse('2026-11-20T09:00:00+11:00');
let site: FunctionSite;
let clock: number;

beforeAll(async () => {
  vi.stubEnv('ALARM_MAIL', 'operator@agency.example');
  site = await functionSite();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
});
beforeEach(async () => {
  clock = start;
  await emptyTables(site.db, ...tablesOfLeads, 'server_clock', 'operator_alarms', 'buying_plans');
});

const run = (handler: typeof tidy) =>
  new Browser(site, { now: () => clock, pending: [] }).call(handler, '/', { method: 'POST' });
const minute = () => run(deliverLeads);
const night = () => run(tidy);
/** Dated by the server's clock. */
async function acceptLead(): Promise<void> {
  await site.db.insert(leads).values({
    dealer,
    createdAt: new Date(clock),
    idempotencyKey: randomUUID(),
    form: 'enquiry',
    category: 'General Enquiry',
    fields: {},
    personId: randomUUID(),
  });
}
const left = () => site.db.$count(leads);
const alarms = async () => (await site.db.select().from(localMessages)).map(({ subject, body }) => ({ subject, body }));

/** A run each night. */
async function pass(days: number): Promise<void> {
  for (let at = 0; at < days; at++) {
    clock += day;
    await night();
  }
}

test('deletes nothing when the clock jumps ahead, and continues once it has been steady for a week (LAW-03)', async () => {
  await acceptLead();
  await site.db
    .insert(buyingPlans)
    .values({ dealer, keyHash: 'k', sealed: 's', changedAt: new Date(clock), expiresAt: new Date(clock + 30 * day) });
  await minute();
  clock += 740 * day;
  expect((await night()).json).toMatchObject({ removed: null, retired: { [dealer]: null } });
  await pass(6);
  expect([await left(), await site.db.$count(buyingPlans)]).toEqual([1, 1]);
  await pass(1);
  expect([await left(), await site.db.$count(buyingPlans)]).toEqual([0, 0]);
});

test('keeps a lead accepted with a slow clock once the clock is right (LAW-03)', async () => {
  await minute();
  clock -= 800 * day;
  await acceptLead();
  await minute();
  clock += 800 * day + 60_000;
  await night();
  await pass(6);
  expect(await left()).toBe(1);
});

test('keeps it even if the clock was slow from the first start (LAW-03)', async () => {
  clock -= 800 * day;
  await acceptLead();
  await minute();
  clock += 800 * day;
  await night();
  expect(await left()).toBe(1);
});

test('deletes nothing on the first nights after a month off, then catches up (LAW-03)', async () => {
  clock -= 720 * day;
  await acceptLead();
  clock += 720 * day;
  await minute();
  clock += 31 * day;
  await night();
  expect(await left()).toBe(1);
  await pass(7);
  expect(await left()).toBe(0);
});

test('starts the week again after every jump', async () => {
  await acceptLead();
  await minute();
  clock += 740 * day;
  await minute();
  await pass(5);
  clock += 3 * day;
  await night();
  await pass(6);
  expect(await left()).toBe(1);
});

test('deletes as usual without a jump', async () => {
  await acceptLead();
  clock += 729 * day;
  await minute();
  clock += 1.9 * day;
  await night();
  expect(await left()).toBe(0);
});

test('alerts once a day with what to do, again after the correction, and when it is over', async () => {
  await minute();
  clock += 740 * day;
  await minute();
  await night();
  expect(await alarms()).toEqual([
    {
      subject: 'The server’s clock jumped, so no old data is deleted',
      body: expect.stringMatching(
        /from 2026-11-19 22:00 UTC to 2028-11-28 22:00 UTC\.[\s\S]*until 2028-12-05 22:00 UTC[\s\S]*clock --confirm/,
      ),
    },
  ]);
  clock -= 740 * day;
  await minute();
  clock += 60_000;
  await minute();
  expect(await alarms()).toHaveLength(2);
  expect((await clockLines(site.db, clock))[0]).toContain('from 2028-11-28 22:00 UTC to 2026-11-19 22:00 UTC');
  await confirmClock(site.db);
  await minute();
  expect((await alarms()).at(-1)!.subject).toBe('Old data is being deleted again');
  expect(await clockLines(site.db, clock)).toEqual(['The clock is steady. Old data is deleted as usual.']);
});

test('deletes at once when the operator confirms the time', async () => {
  await acceptLead();
  await minute();
  clock += 740 * day;
  await night();
  await confirmClock(site.db);
  await night();
  expect(await left()).toBe(0);
});
