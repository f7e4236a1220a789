import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failureText, withoutContacts } from '#src/server/platform/database/failure-text.ts';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { builtAt, functionSite, type FunctionSite } from '../support/function-site.ts';
import { leaksIn, personsOf, recordedPersons, takeLeaks } from '../support/log-watch.ts';
import deliverLeads from '../../functions/deliver-leads.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
const logged: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push(line);
  });
  site = await functionSite();
});
afterAll(() => site.stop());

const person = {
  name: 'Priya Secretname',
  email: 'priya.secret@example.com',
  phone: '0491 570 156',
  message: 'Call me after six please',
};
const round = () =>
  deliverLeads(new Request(`http://${dealer}.localhost/`, { method: 'POST' }), {
    params: {},
    ip: '',
    tenant: dealer,
    dealersDir: `${site.outDir}/.forecourt/server`,
    now: () => builtAt + 3_600_000,
    waitUntil: () => {},
  });

describe('database errors in the log (LAW-03)', () => {
  test('do not reveal a person from a query in a scheduled run, an API call or background work (PRIV-02)', async () => {
    const paid = {
      dealer,
      carId: 'c',
      state: 'paid',
      depositCents: 200,
      currency: 'AUD',
      price: 1,
      vehicleName: 'Car',
      page: '/cars/c',
      idempotencyKey: randomUUID(),
      expiresAt: new Date(builtAt + 9e8),
      paidAt: new Date(builtAt),
      chargeId: 'pi_1',
    };
    const { reservations } = await import('#src/server/platform/database/schema.ts');
    await site.db
      .insert(reservations)
      .values({ ...paid, name: person.name, email: person.email, phone: '+61491570156' });
    await site.db.execute(sql`alter table consents rename to consents_gone`);
    try {
      expect(
        (await site.ask('/api/leads', { json: { ...person, terms: true, idempotency_key: randomUUID() } })).status,
      ).toBe(500);
      expect((await round()).status).toBe(200);
      await site.db.execute(sql`alter table deliveries rename to deliveries_gone`);
      expect((await round()).status).toBe(500);
    } finally {
      await site.db.execute(sql`alter table if exists deliveries_gone rename to deliveries`);
      await site.db.execute(sql`alter table consents_gone rename to consents`);
    }
    expect(logged.join('\n')).toContain('relation \\"consents\\" does not exist');
    expect(logged.filter((line) => line.includes('deliver-leads')).length).toBeGreaterThan(1);
    expect([...recordedPersons()]).toEqual(
      expect.arrayContaining([person.name, person.email, '+61491570156', person.message]),
    );
    expect(leaksIn(logged, recordedPersons())).toEqual([]);
  });
});

describe('leak detector', () => {
  test('reads personal values from a statement by the columns that hold them (LAW-03)', () => {
    const statement =
      'insert into "leads" ("id", "name", "phone", "car_id", "message") values (default, $1, $2, $3, $4), (default, $5, $6, $7, $8) on conflict do nothing returning "id"';
    expect(personsOf(statement, ['Ada Black', '+61491570006', 'Golf GTI', 'Hello there', null, 'x', 'c', 'y'])).toEqual(
      ['Ada Black', '+61491570006', 'Hello there'],
    );
    expect(personsOf('insert into "vehicle_states" ("dealer") values ($1)', ['Ada Black'])).toEqual([]);
  });

  test.each<[string, () => void]>([
    [
      'a line of the log, though its printing is mocked',
      () => logFailure({ at: 'test', who: 'Priya Secretname' }, 'x'),
    ],
    ['words of a message', () => logFailure({ at: 'test' }, `Lead of priya secretname failed`)],
  ])('detects personal data in %s (LAW-03)', (_, leak) => {
    takeLeaks();
    leak();
    expect(takeLeaks()).toHaveLength(1);
    expect(takeLeaks()).toEqual([]);
  });

  test('detects personal data in an error’s parameters (PRIV-02, LAW-03)', () => {
    vi.mocked(console.error).mockRestore();
    console.error('failed', Object.assign(new Error('Failed query'), { params: [person.name] }));
    expect(takeLeaks()).toHaveLength(1);
  });
});

describe('logged error text (LAW-03)', () => {
  const pg = (code: string, message: string) => Object.assign(new Error(message), { code });
  test.each<[string, unknown, string]>([
    [
      'a failed query',
      new Error('Failed query: insert into "leads" values ($1)\nparams: Priya', {
        cause: pg('42P01', 'relation "leads" does not exist'),
      }),
      'Failed query: insert into "leads" values ($1) (relation "leads" does not exist)',
    ],
    [
      'a value that cannot be read',
      pg('22P02', 'invalid input syntax for type uuid: "Priya Secretname"'),
      'invalid input syntax for type uuid',
    ],
    [
      'a mail server',
      new Error('Mail server: 550 5.1.1 <priya.secret@example.com>: no such user'),
      'Mail server: 550 5.1.1 <[email]>: no such user',
    ],
    ['a text service', 'The number +61 491 570 156 is not reachable', 'The number [phone] is not reachable'],
    [
      'an answer that is no JSON',
      (() => {
        try {
          return JSON.parse('Priya Secretname');
        } catch (cause) {
          return cause;
        }
      })(),
      "Unexpected token 'P': it is not valid JSON",
    ],
    [
      'a variable that is not set, with an example of an address',
      new EnvironmentError('SMTP_URL is not set: name a mail server, such as smtps://user:password@host.'),
      'SMTP_URL is not set: name a mail server, such as smtps://user:password@host.',
    ],
    ['nothing', new Error(''), 'Error'],
  ])('for %s', (_, cause, expected) => expect(failureText(cause)).toBe(expected));

  test.each([
    ['0491 570 156', '[phone]'],
    ['(02) 9555 0123', '[phone]'],
    ['+64 21 555 0123', '[phone]'],
    ['0491570156', '[phone]'],
    ['22222222-0491-5701-8444-555555555555', '22222222-0491-5701-8444-555555555555'],
    ['2026-11-19T10:00:07+11:00', '2026-11-19T10:00:07+11:00'],
    ['127.0.0.1:59998', '127.0.0.1:59998'],
    ['Next attempt in 30 s.', 'Next attempt in 30 s.'],
  ])('logs %s as %s', (text, expected) => expect(withoutContacts(text)).toBe(expected));
});
