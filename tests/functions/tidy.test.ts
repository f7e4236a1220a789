import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  canaryRuns,
  earlyRefunds,
  buyingPlans,
  financeApplications,
  leads,
  localMessages,
  lookups,
  operatorActions,
  rateLimits,
  sessions,
  shoppers,
  signInCodes,
  watchlist,
} from '#src/server/platform/database/schema.ts';
import { openSession } from '#src/server/platform/identity/session.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import tidy, { config } from '../../functions/tidy.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T09:00:00+11:00');
const at = (offset: number): Date => new Date(now + offset);
let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite();
});
afterAll(() => site.stop());

test('deletes expired limits, codes, sessions and local messages; keeps leads, shoppers and lists (AUTH-01)', async () => {
  const { db } = site;
  const dealer = 'harbour-motors';
  const code = (expires: number) => ({
    dealer,
    phone: '+61491570006',
    codeHash: 'x',
    createdAt: at(expires - 600_000),
    expiresAt: at(expires),
  });
  const message = (age: number) => ({
    dealer,
    kind: 'email',
    recipient: 'a@example.com',
    body: String(age),
    createdAt: at(-age),
  });
  await db.insert(rateLimits).values([
    { key: 'old', windowStart: at(-day - 1), count: 1 },
    { key: 'day', windowStart: at(-day + 1), count: 9 },
    { key: 'new', windowStart: at(0), count: 1 },
  ]);
  await db.insert(signInCodes).values([code(-1), code(1)]);
  await db
    .insert(lookups)
    .values([-90 * day - 1, -90 * day + 1].map((age) => ({ kind: 'geocode', key: String(age), fetchedAt: at(age) })));
  await db
    .insert(earlyRefunds)
    .values([-90 * day - 1, -90 * day + 1].map((age) => ({ dealer, chargeId: String(age), at: at(age) })));
  await db
    .insert(financeApplications)
    .values([-1, 1].map((age) => ({ dealer, keyHash: String(age), changedAt: at(-day), expiresAt: at(age) })));
  await db
    .insert(buyingPlans)
    .values(
      [-1, 1].map((age) => ({ dealer, keyHash: String(age), sealed: 's', changedAt: at(-day), expiresAt: at(age) })),
    );
  await db
    .insert(canaryRuns)
    .values([-90 * day - 1, -90 * day + 1].map((age) => ({ dealer, day: String(age), startedAt: at(age) })));
  await db
    .insert(operatorActions)
    .values([-2557 * day - 1, -2557 * day + 1].map((age) => ({ actor: 'k', action: 'lead.resend', at: at(age) })));
  await db.insert(localMessages).values([message(30 * day + 1), message(30 * day - 1)]);
  const [shopper] = await db.insert(shoppers).values({ dealer, phone: '+61491570006' }).returning();
  for (const opened of [-61 * day, -59 * day, 0]) await openSession(db, dealer, shopper!.id, now + opened);
  const revoked = (offset: number) => ({
    dealer,
    shopperId: shopper!.id,
    tokenHash: randomUUID(),
    createdAt: at(-2 * day),
    rotatedAt: at(-2 * day),
    expiresAt: at(30 * day),
    revokedAt: at(offset),
  });
  await db.insert(sessions).values([revoked(-day - 1), revoked(-1)]);
  await db.insert(watchlist).values({ dealer, shopperId: shopper!.id, carId: 'c', savedAt: at(-900 * day) });
  await db.insert(leads).values({
    dealer,
    createdAt: at(-729 * day),
    idempotencyKey: 'k',
    form: 'enquiry',
    category: 'General Enquiry',
    fields: {},
    personId: randomUUID(),
  });

  const answer = await tidy(new Request('http://harbour-motors.localhost/', { method: 'POST' }), {
    params: {},
    ip: '',
    tenant: dealer,
    dealersDir: `${site.outDir}/.forecourt/server`,
    now: () => now,
    waitUntil: () => {},
  });
  const { retired, ...rest } = (await answer.json()) as { retired: Record<string, Record<string, number>> };
  expect(rest).toEqual({
    removed: {
      rateLimits: 1,
      codes: 1,
      sessions: 2,
      localMessages: 1,
      lookups: 1,
      earlyRefunds: 1,
      operatorActions: 1,
      financeApplications: 1,
      buyingPlans: 1,
      canaryRuns: 1,
    },
    forwarded: 0,
  });
  expect(new Set(Object.values(retired[dealer]!))).toEqual(new Set([0]));
  const left = await Promise.all(
    [rateLimits, signInCodes, localMessages, sessions, shoppers, watchlist, leads].map((table) => db.$count(table)),
  );
  expect(left).toEqual([2, 1, 1, 3, 1, 1, 1]);
});

test('runs only on schedule', () => {
  expect(config).toEqual({ schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) });
});
