import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import * as schema from '#src/server/platform/database/schema.ts';
import { removalOrder } from '#src/server/operations/privacy/erase-person.ts';
import { findPerson } from '#src/server/operations/privacy/find-person.ts';
import { operatorName } from '#src/server/platform/operator-actions.ts';
import { answerPerson, type PersonRequest } from '#src/server/operations/privacy/person-command.ts';
import { personalData } from '#src/server/operations/privacy/personal-data.ts';
import { readWho } from '#src/server/operations/privacy/who.ts';
import { leads } from '../../scripts/commands/leads.ts';
import { ben, insertPerson, personTables, priya, unfilled } from '../fixtures/person-rows.ts';
import { freshDatabase } from '../support/function-site.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';

const dealer = 'harbour-motors';
const now = Date.parse('2026-11-20T09:00:00+11:00');
const hour = 3_600_000;
let db: Database;
let url: string;

beforeEach(async () => {
  await closeDatabase();
  url = await freshDatabase();
  process.env.DATABASE_URL = url;
  db = await database();
});

const ask = (act: PersonRequest['act'], changed: Partial<PersonRequest> = {}) =>
  answerPerson(db, {
    act,
    who: readWho({ phone: '0491 570 156', email: 'Priya.Secret@example.com' }),
    set: [],
    isConfirmed: true,
    dropsPending: false,
    actor: 'tester',
    now,
    ...changed,
  });

async function everything(): Promise<Record<string, string[]>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const texts = await Promise.all(
    tables.map(async (table) =>
      (await db.execute<{ text: string }>(sql`select t::text as text from ${table} t`)).rows.map(({ text }) => text),
    ),
  );
  return Object.fromEntries(tables.map((table, at) => [getTableName(table), texts[at]!]));
}

const mentions = (text: string): boolean =>
  ['priya', 'secretname', '491570156', '491 570 156'].some((part) => text.toLowerCase().includes(part));
const counts = async () =>
  Object.fromEntries(Object.entries(await everything()).map(([name, rows]) => [name, rows.length]));

describe('register of personal data', () => {
  test('classifies every column of the database, and no other (PRIV-01, LAW-03)', async () => {
    const { rows } = await db.execute<{ table_name: string; column_name: string }>(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const judged = Object.entries(personalData).flatMap(([key, columns]) => {
      const table = schema[key as keyof typeof personalData];
      const names = getTableColumns(table) as Record<string, { name: string }>;
      return Object.keys(columns).map((column) => `${getTableName(table)}.${names[column]!.name}`);
    });
    expect(judged.toSorted()).toEqual(
      rows.map(({ table_name: table, column_name: column }) => `${table}.${column}`).toSorted(),
    );
  });

  test('covers every table that holds personal data, for search and removal, with test data in each column (PRIV-01, LAW-03)', async () => {
    await insertPerson(db, dealer, priya, now - 24 * hour);
    const found = await findPerson(db, readWho({ phone: priya.phone, email: priya.email }));
    expect(Object.keys(found).toSorted()).toEqual(personTables.toSorted());
    expect([...removalOrder].toSorted()).toEqual(personTables.toSorted());
    for (const table of personTables) expect([table, ...unfilled(table, found[table][0] as never)]).toEqual([table]);
  });
});

describe('erasure', () => {
  test("removes the person from every table, keeps everyone else's data, and keeps payment amounts (PRIV-01, LAW-03)", async () => {
    const before = now - 24 * hour;
    await insertPerson(db, dealer, ben, before);
    const bens = await everything();
    const { reservationIds } = await insertPerson(db, dealer, priya, before);
    const { isDone, words } = await ask('erase');
    expect([isDone, words.join('\n')]).toEqual([true, expect.stringContaining('1 leads')]);
    expect(words.join('\n')).toContain(
      'Leads were already sent to email sales@dealer.example. Notify these recipients.',
    );
    const after = await everything();
    expect(Object.values(after).flat().filter(mentions)).toEqual([]);
    for (const [table, rows] of Object.entries(bens)) expect(after[table]).toEqual(expect.arrayContaining(rows));
    const payment = (await db.select().from(schema.reservations)).filter(({ id }) => reservationIds.includes(id));
    expect(payment).toMatchObject([
      {
        name: '',
        email: '',
        phone: '',
        depositCents: 20_000,
        currency: 'AUD',
        chargeId: expect.stringMatching(/^pi_/),
        erasedAt: new Date(now),
      },
    ]);
    const left = await counts();
    expect(left).toEqual({
      ...Object.fromEntries(Object.entries(bens).map(([table, rows]) => [table, rows.length])),
      reservations: 3,
      operator_actions: 1,
    });
  });

  test('is recorded with operator, time and counts, and recognises the person again only by salted hashes (LAW-03)', async () => {
    await insertPerson(db, dealer, priya, now - 24 * hour);
    await ask('erase');
    const [action] = await db.select().from(schema.operatorActions);
    expect(action).toMatchObject({
      actor: 'tester',
      action: 'person.erase',
      at: new Date(now),
      dealer: null,
      counts: { leads: 1, consents: 1, payments: 1, droppedDeliveries: 0 },
    });
    expect(action!.personHashes).toEqual([
      expect.stringMatching(/^[\da-f]{24}:[\da-f]{48}$/),
      expect.stringMatching(/^[\da-f]{24}:[\da-f]{48}$/),
    ]);
    expect((await ask('history', { who: readWho({ email: priya.email }) })).words).toEqual([
      expect.stringMatching(/^2026-11-19T22:00:00\.000Z {2}person\.erase {2}by tester {2}every dealer /),
    ]);
    expect((await ask('history', { who: readWho({ email: ben.email }) })).words).toEqual([
      'No commands have been run for this person.',
    ]);
  });

  test('changes nothing without --confirm, and does not name anyone (LAW-03)', async () => {
    await insertPerson(db, dealer, priya, now - 24 * hour);
    const before = await everything();
    const { words } = await ask('erase', { isConfirmed: false });
    expect(words.at(-1)).toBe('Nothing has been erased yet: add --confirm.');
    expect(words.some(mentions)).toBe(false);
    expect(await everything()).toEqual(before);
  });

  test('is limited to one dealer when one is named (LAW-03)', async () => {
    await insertPerson(db, dealer, priya, now - 24 * hour);
    await insertPerson(db, 'kauri-cars', priya, now - 24 * hour);
    await ask('erase', { who: readWho({ dealer: 'kauri-cars', phone: priya.phone, email: priya.email }) });
    expect((await db.select().from(schema.leads)).map((lead) => lead.dealer)).toEqual([dealer]);
    expect((await db.select().from(schema.shoppers)).map((shopper) => shopper.dealer)).toEqual([dealer]);
  });

  test('counts but keeps a lead of the same person with different contact details (LAW-03)', async () => {
    const { leadId } = await insertPerson(db, dealer, priya, now - 24 * hour);
    const other = await insertPerson(db, dealer, ben, now - 24 * hour);
    await db.execute(
      sql`update leads set person_id = (select person_id from leads where id = ${leadId}) where id = ${other.leadId}`,
    );
    expect((await ask('find')).words.join('\n')).toContain('1 other lead shares this person’s record');
    await ask('erase');
    expect((await db.select().from(schema.leads)).map(({ id }) => id)).toEqual([other.leadId]);
  });

  describe('open deliveries, bookings and payments', () => {
    const refused = async (changed: Partial<PersonRequest> = {}) => {
      const before = await counts();
      const { isDone, words } = await ask('erase', changed);
      expect([isDone, await counts()]).toEqual([false, before]);
      return words.join('\n');
    };

    test('refuses to drop an unsent lead until the operator confirms it (LAW-03, LEAD-01)', async () => {
      const { deliveryId } = await insertPerson(db, dealer, priya, now - 24 * hour);
      await db.update(schema.deliveries).set({ state: 'pending' });
      expect(await refused()).toContain(`1 delivery is still to be sent: email sales@dealer.example (${deliveryId}).`);
      await db.update(schema.deliveries).set({ leasedUntil: new Date(now + 60_000) });
      expect(await refused({ dropsPending: true })).toContain('being sent right now');
      await db.update(schema.deliveries).set({ leasedUntil: new Date(now) });
      expect((await ask('erase', { dropsPending: true })).isDone).toBe(true);
      expect((await db.select().from(schema.operatorActions))[0]!.counts).toMatchObject({ droppedDeliveries: 1 });
    });

    test('waits for the operator to confirm an upcoming test drive or free hold, then frees the vehicle (LAW-03)', async () => {
      const { reservationIds } = await insertPerson(db, dealer, priya, now - 24 * hour);
      await db.update(schema.appointments).set({ startsAt: new Date(now + hour) });
      const [, free] = reservationIds;
      const until = new Date(now + hour);
      await db.execute(sql`update reservations set state = 'paid', expires_at = ${until} where id = ${free}`);
      await db.execute(
        sql`insert into vehicle_states (dealer, car_id, state, until, at) select dealer, car_id, 'held', expires_at, ${until} from reservations where id = ${free}`,
      );
      expect(await refused()).toMatch(
        /Upcoming test drives: 2026-11-19T23:00:00\.000Z at sydney\.[\s\S]*Active free holds: [\s\S]*--drop-pending/,
      );
      expect((await ask('erase', { dropsPending: true })).isDone).toBe(true);
      expect([await db.$count(schema.vehicleStates), await db.$count(schema.appointments)]).toEqual([0, 0]);
    });

    test.each<[string, object]>([
      ['a deposit that holds', { state: 'paid', expiresAt: new Date(now + hour) }],
      ['a refund that is due', { state: 'refunded', payment: 'refunding', refundedAt: null }],
    ])('refuses while there is %s, whatever the operator confirms (LAW-03, RES-03)', async (_, changed) => {
      await insertPerson(db, dealer, priya, now - 24 * hour);
      await db
        .update(schema.reservations)
        .set(changed)
        .where(sql`deposit_cents > 0`);
      expect(await refused({ dropsPending: true })).toContain('Refund them with the payment service first.');
    });
  });
});

test('export contains everything stored except secret hashes, and is recorded (PRIV-01, LAW-03)', async () => {
  await insertPerson(db, dealer, ben, now - 24 * hour);
  await insertPerson(db, dealer, priya, now - 24 * hour);
  const { document, words } = await ask('export');
  const { held, phone } = document as { held: Record<string, Record<string, unknown>[]>; phone: string };
  expect([phone, Object.keys(held).toSorted()]).toEqual([priya.phone, personTables.toSorted()]);
  expect(held.leads![0]).toMatchObject({ message: 'It is Priya Secretname', rego: 'PRIYA1' });
  expect(held.sessions![0]).not.toHaveProperty('tokenHash');
  expect(JSON.stringify(document)).not.toMatch(/hash-|Bystander|BEN001/);
  expect(words.some(mentions)).toBe(false);
  expect(await db.select().from(schema.operatorActions)).toMatchObject([
    { action: 'person.export', counts: { leads: 1 } },
  ]);
});

describe('correction', () => {
  test('fixes name, phone and email in every row, and in submitted fields (PRIV-01, LAW-03)', async () => {
    await insertPerson(db, dealer, ben, now - 24 * hour);
    await insertPerson(db, dealer, priya, now - 24 * hour);
    const { words } = await ask('correct', {
      set: ['name=Pria Right', 'email=Pria@example.com', 'phone=0491 570 110', 'postcode=2000'],
    });
    expect(words[0]).toBe('Corrected: 1 leads, 1 consents, 1 appointments, 2 reservations, 1 valuations, 1 shoppers.');
    const right = { name: 'Pria Right', email: 'pria@example.com', phone: '+61491570110' };
    const found = await findPerson(db, readWho({ phone: '+61491570110' }));
    expect(found.leads).toMatchObject([{ ...right, postcode: '2000', fields: right }]);
    for (const rows of [found.consents, found.appointments, found.reservations]) expect(rows[0]).toMatchObject(right);
    expect([found.shoppers.length, found.sessions.length, found.watchlist.length]).toEqual([1, 0, 1]);
    expect(await db.$count(schema.leads, sql`name = 'Ben Bystander'`)).toBe(1);
  });

  test('refuses a phone number that someone else signs in with, and changes nothing (LAW-03)', async () => {
    await insertPerson(db, dealer, ben, now - 24 * hour);
    await insertPerson(db, dealer, priya, now - 24 * hour);
    const before = await everything();
    await expect(ask('correct', { set: [`phone=${ben.phone}`] })).rejects.toThrow(
      'another shopper already signs in with the new phone number',
    );
    expect(await everything()).toEqual(before);
  });

  test.each([['message=x'], ['email=nobody'], ['phone=12'], ['name']])('refuses %s (LAW-03)', async (text) => {
    await expect((async () => ask('correct', { set: [text] }))()).rejects.toThrow(/--set takes|cannot be read/);
  });
});

describe('identifying a person', () => {
  test.each([
    [{}, 'Specify the person'],
    [{ phone: '12345' }, 'cannot be read'],
    [{ email: 'x' }, 'cannot be read'],
  ])('refuses %j (LAW-03)', (named, message) => {
    expect(() => readWho(named)).toThrow(message);
  });
  test('reads a phone number as sign-in does, with the country code for a foreign one (LAW-03)', () => {
    expect([readWho({ phone: '0491 570 156' }).phone, readWho({ phone: '+64 21 555 0123' }).phone]).toEqual([
      '+61491570156',
      '+64215550123',
    ]);
  });
});

describe('./forecourt person', () => {
  beforeEach(() => void vi.stubEnv('FORECOURT_OPERATOR', 'Kim'));

  test('exports to a file that only its owner can read, and prints no personal data (LAW-03)', async () => {
    await insertPerson(db, dealer, priya, now - 24 * hour);
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-person-'));
    const file = join(folder, 'priya.json');
    const args = ['--email', priya.email, 'export', '--out', file];
    const { code, stdout, stderr } = await runForecourt('person', args);
    expect([code, stderr, mentions(stdout), (await stat(file)).mode & 0o777]).toEqual([0, '', false, 0o600]);
    expect(stdout).not.toBe('');
    expect(await readFile(file, 'utf8')).toContain('Priya Secretname');
    await rm(folder, { recursive: true });
    expect(await db.select().from(schema.operatorActions)).toMatchObject([{ actor: 'Kim', action: 'person.export' }]);
  });

  test('records that an operator sent a delivery again', async () => {
    const { deliveryId } = await insertPerson(db, dealer, priya, now - 24 * hour);
    await db.update(schema.deliveries).set({ state: 'dead' });
    await runCommand(leads, ['--resend', randomUUID()]);
    expect((await runCommand(leads, ['--resend', deliveryId])).stdout).toContain('It will be sent within a minute');
    // The command closed the database.
    db = await database();
    expect(await db.select().from(schema.operatorActions)).toMatchObject([
      { actor: 'Kim', action: 'lead.resend', subject: deliveryId, personHashes: [] },
    ]);
  });

  test("reads the operator's name from the variable, or else from the machine's user account", () => {
    expect(operatorName({ FORECOURT_OPERATOR: ' Kim ' })).toBe('Kim');
    expect(operatorName({})).not.toBe('');
  });
});
