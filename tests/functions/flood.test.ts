import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deliveries,
  deliveryAttempts,
  leads,
  localMessages,
  consents,
  rateLimits,
} from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { MailError } from '#src/server/platform/mail/mailer.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { enquiry } from '../fixtures/leads.ts';
import { builtAt, functionSite, type FunctionSite } from '../support/function-site.ts';
import handler from '../../functions/leads.ts';

const dealer = 'harbour-motors';
const hour = 3_600_000;
const start = Math.ceil(builtAt / (24 * hour)) * 24 * hour;
let site: FunctionSite;
let background: Promise<unknown>[] = [];

beforeAll(async () => {
  site = await functionSite({
    change: ({ settings }) => {
      settings.private.leads = {
        ...settings.private.leads,
        flood: { addressPerDay: 3, dealerPerHour: 5, digestMinutes: 30 },
      };
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, deliveryAttempts, deliveries, consents, leads, localMessages])
    await site.db.delete(table);
});

const context = (ip: string, at: number): FunctionContext => ({
  params: {},
  ip,
  tenant: dealer,
  dealersDir: `${site.outDir}/.forecourt/server`,
  now: () => at,
  waitUntil: (work) => {
    background.push(work);
  },
});
async function send(ip: string, at: number, message = 'Hello there'): Promise<void> {
  const body = JSON.stringify({ ...enquiry, message, idempotency_key: randomUUID() });
  expect(
    (
      await handler(
        new Request(`http://${dealer}.localhost/api/leads`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        context(ip, at),
      )
    ).status,
  ).toBe(200);
  await Promise.all(background);
  background = [];
}
const channels = async () =>
  (
    await site.db
      .select({ channel: deliveries.channel })
      .from(deliveries)
      .orderBy(deliveries.createdAt, deliveries.channel)
  ).map(({ channel }) => channel);
const mails = () => site.db.select().from(localMessages).where(eq(localMessages.kind, 'email'));
const worker = async (at: number) => ({
  db: site.db,
  dealer: (await findDealer(context('', at)))!,
  environment: {},
  now: () => at,
});

describe('a flood of leads (LEAD-01)', () => {
  test('from one IP address is stored in full: some leads are sent separately, the rest in one digest', async () => {
    for (let at = 0; at < 8; at++) await send('198.51.100.7', start + at * hour * 2, `Lead ${at} of many`);
    expect(await site.db.$count(leads)).toBe(8);
    expect((await channels()).toSorted()).toEqual([
      ...Array<string>(5).fill('digest'),
      ...Array<string>(3).fill('email'),
    ]);
    expect(await mails()).toHaveLength(3);
    expect(await deliverDue(await worker(start + 24 * hour))).toEqual({ delivered: 5, failed: 0, dead: 0 });
    const [digest, ...others] = (await mails()).slice(3);
    expect([digest!.subject, others]).toEqual(['5 more enquiries from your website', []]);
    for (const at of [3, 4, 5, 6, 7]) expect(digest!.body).toContain(`Lead ${at} of many`);
    expect(digest!.body).toMatch(/1\. General Enquiry, .*\nAlex Sample, \+61491570006, alex@example\.com\n/);
    expect(await deliverDue(await worker(start + 25 * hour))).toEqual({ delivered: 0, failed: 0, dead: 0 });
  });

  test('from many IP addresses becomes a digest too, counted per hour and sent when due', async () => {
    for (let at = 0; at < 7; at++) await send(`198.51.100.${at}`, start + 60_000 * at);
    expect((await channels()).filter((channel) => channel === 'digest')).toHaveLength(2);
    expect((await deliverDue(await worker(start + hour / 2 - 1))).delivered).toBe(0);
    expect((await deliverDue(await worker(start + hour / 2))).delivered).toBe(2);
    await send('198.51.100.9', start + hour);
    expect((await channels()).filter((channel) => channel === 'digest')).toHaveLength(2);
  });

  test('is counted per day, and per network for IPv6', async () => {
    for (let at = 0; at < 4; at++) await send(`2001:db8:1:2::${at + 1}`, start + at * hour);
    await send('2001:db8:1:2::1', start + 24 * hour);
    expect((await channels()).filter((channel) => channel === 'digest')).toHaveLength(1);
  });

  test('loses nothing when its digest fails, and retries the digest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let at = 0; at < 5; at++) await send('198.51.100.7', start);
    const down = {
      from: 'a@example.com',
      mailer: {
        send: async () => {
          throw new MailError('Mail server: 451 later');
        },
      },
    };
    expect(await deliverDue({ ...(await worker(start + hour)), post: down, random: () => 0.5 })).toEqual({
      delivered: 0,
      failed: 2,
      dead: 0,
    });
    expect(await deliverDue(await worker(start + hour + 30_000))).toEqual({ delivered: 2, failed: 0, dead: 0 });
    expect((await site.db.select().from(deliveryAttempts)).filter(({ outcome }) => outcome === 'failed')).toHaveLength(
      2,
    );
  });
});
