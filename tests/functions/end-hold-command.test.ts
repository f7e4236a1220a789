/** `npm run leads -- --end-hold` as an operator runs it. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorActions, reservations } from '#src/server/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';

let site: FunctionSite;
let id: string;

beforeAll(async () => {
  site = await functionSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(operatorActions);
  await site.db.delete(reservations);
  id = randomUUID();
  await site.db.insert(reservations).values({
    id,
    dealer: 'harbour-motors',
    carId: '2064-1',
    state: 'paid',
    payment: 'none',
    name: 'Ada Example',
    email: 'ada@shopper.example',
    phone: '+61491570156',
    depositCents: 0,
    currency: 'AUD',
    price: 30_000,
    vehicleName: '2022 Kia EV6',
    page: '/cars/x',
    idempotencyKey: id,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
});

const endHold = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(projectDir, 'scripts/leads.ts'), '--end-hold', ...args],
      { env: { ...process.env, DATABASE_URL: site.databaseUrl, FORECOURT_OPERATOR: 'grace' } },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
      },
    );
  });
const noted = async () =>
  (await site.db.select().from(operatorActions)).map(({ actor, action, dealer, subject, personHashes }) => ({
    actor,
    action,
    dealer,
    subject,
    personHashes,
  }));

test.each([
  ['its own id', () => [id]],
  ['its vehicle’s', () => ['2064-1', '--dealer', 'harbour-motors']],
])('a hold ended by %s is written down: who, what, of which dealer, and no person (RES-01)', async (_, named) => {
  const before = Date.now();
  expect(await endHold(...named())).toEqual({
    code: 0,
    said: expect.stringContaining('Ended the free hold on 2022 Kia EV6'),
  });
  expect(await noted()).toEqual([
    { actor: 'grace', action: 'hold.end', dealer: 'harbour-motors', subject: id, personHashes: [] },
  ]);
  const [row] = await site.db.select().from(operatorActions);
  expect(row!.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(row)).not.toMatch(/Ada|shopper|0491|61491/);
});

test('what ended nothing is an error, and nothing is written down (RES-01)', async () => {
  expect((await endHold(randomUUID())).code).toBe(1);
  expect((await endHold(id, '--dealer', 'everyday-cars')).code).toBe(1);
  expect(await noted()).toEqual([]);
});
