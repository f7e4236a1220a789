/** `./forecourt leads --end-hold` closes the database, so each later use here reopens it. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database } from '#src/server/platform/database/database.ts';
import { operatorActions, reservations } from '#src/server/platform/database/schema.ts';
import { leads } from '../../scripts/commands/leads.ts';
import { freshDatabase } from '../support/function-site.ts';
import { runCommand } from '../support/run-command.ts';

let id: string;

beforeEach(async () => {
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  vi.stubEnv('FORECOURT_OPERATOR', 'grace');
  id = randomUUID();
  await (await database()).insert(reservations).values({
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

const endHold = (...args: string[]) => runCommand(leads, ['--end-hold', ...args]);
const noted = async () =>
  (await (await database()).select().from(operatorActions)).map(({ actor, action, dealer, subject, personHashes }) => ({
    actor,
    action,
    dealer,
    subject,
    personHashes,
  }));

test.each([
  ['its own id', () => [id]],
  ['its vehicle’s id', () => ['2064-1', '--dealer', 'harbour-motors']],
])('records who ended a hold by %s and at which dealer, but not the shopper (RES-01)', async (_, named) => {
  const before = Date.now();
  expect(await endHold(...named())).toEqual({
    code: 0,
    stdout: expect.stringContaining('Ended the free hold on 2022 Kia EV6'),
    stderr: '',
  });
  expect(await noted()).toEqual([
    { actor: 'grace', action: 'hold.end', dealer: 'harbour-motors', subject: id, personHashes: [] },
  ]);
  const [row] = await (await database()).select().from(operatorActions);
  expect(row!.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(row)).not.toMatch(/Ada|shopper|0491|61491/);
});

test('exits with 1 and records nothing when no hold was ended (RES-01)', async () => {
  expect((await endHold(randomUUID())).code).toBe(1);
  expect((await endHold(id, '--dealer', 'everyday-cars')).code).toBe(1);
  expect(await noted()).toEqual([]);
});
