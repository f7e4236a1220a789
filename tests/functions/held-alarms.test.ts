import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HeldChange, HeldRecord } from '#src/domain/guard/held-change.ts';
import { mailHeldCars } from '#src/generator/held-mail.ts';
import { database } from '#src/server/platform/database/database.ts';
import { localMessages, operatorAlarms } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { notifyOfHeld } from '#src/server/operations/follow-up/held-alarms.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubService } from '../support/stub-service.ts';
import refreshStock from '../../functions/refresh-stock.ts';

const operator = 'operator@agency.example';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse('2026-11-23T06:05:00+11:00');

let site: FunctionSite;
let record: DealerRecord;
let service: StubService;
let hook: number;
let clock: number;

beforeAll(async () => {
  site = await functionSite();
  record = JSON.parse(
    await readFile(join(site.outDir, '.forecourt/server/harbour-motors.json'), 'utf8'),
  ) as DealerRecord;
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables(site.db, 'operator_alarms', 'local_messages', 'stock_checks');
  clock = start;
  hook = 200;
  service = await stubService(() => ({ status: hook }));
  vi.stubEnv('ALARM_MAIL', operator);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await service.stop();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const price = (vehicle: string, to = 1199): HeldChange => ({
  vehicle,
  name: '2016 Mazda3 Neo',
  from: 11_999,
  to,
  doubt: { change: to / 11_999 - 1, median: null, digit: 'missing' },
  since: start,
  until: start + 3 * day,
  shows: 'last price',
});
const yard = (...vehicles: string[]) => ({
  feed: null,
  field: 'locationName',
  column: 'Yard',
  word: 'Blacktown Overflow',
  isLocation: true,
  meanwhile: '',
  vehicles: vehicles.map((vehicle) => ({ vehicle, name: '2020 Ford Ranger', until: null, isOnSite: false })),
});
const dealer = (slug: string, things: HeldRecord = {}): DealerRecord => ({
  ...record,
  slug,
  settings: {
    ...record.settings,
    branding: { ...record.settings.branding, name: `${slug} Cars` },
    private: { ...record.settings.private, providers: { ...record.settings.private.providers, buildHook: null } },
  },
  built: { at: clock, feed: { bytes: 'a', fields: 'a' }, ...things },
});
const round = (dealers: DealerRecord[], isWhole = true) =>
  notifyOfHeld({ dealers, isWhole, now: clock, environment: readEnvironment() });
const mails = () => site.db.select().from(localMessages).where(eq(localMessages.recipient, operator));
const subjects = async () => (await mails()).map(({ subject }) => subject);
const after = (ms: number) => {
  clock += ms;
};

test('sends one email for all dealers in a run, with each car, the reason, what shoppers see and the command (GUARD-04)', async () => {
  await round([
    dealer('one', { held: [price('BS1042')] }),
    dealer('two', { words: [yard('PF2204', 'PF2231')] }),
    dealer('three'),
  ]);
  expect(await subjects()).toEqual(['3 cars held at 2 dealers: 1 price, 1 location']);
  const { body, html } = (await mails())[0]!;
  expect(body).toContain('3 cars are waiting for you');
  expect(body).toContain(
    [
      'PRICE DOWN 90%: $11,999 TO $1,199',
      '',
      'one Cars: BS1042, 2016 Mazda3 Neo',
      'Looks like a missing digit. Shoppers see $11,999 until Thu, 26 Nov, 6:05 am AEDT, then no price.',
      './forecourt held one BS1042 --keep   (or --approve, --hide)',
    ].join('\n'),
  );
  expect(body).toContain('two Cars: PF2204, PF2231\nIt isn');
  expect(html).toContain('<b class="ink"');
  expect(html).toContain('Forecourt');
});

test('lists each change once, then daily from 8 am in the operator’s time zone while it is held (GUARD-04)', async () => {
  vi.stubEnv('ALARM_TIME_ZONE', 'Australia/Perth');
  const one = dealer('one', { held: [price('A1')] });
  await round([one]);
  after(minute);
  await round([one]);
  expect(await mails()).toHaveLength(1);
  const both = [one, dealer('two', { held: [price('B2')] })];
  await round(both);
  expect(await subjects()).toEqual([expect.stringContaining('1 car held'), '1 car held at two Cars: 1 price']);
  expect((await mails())[1]!.body).toContain('1 more change is still held from earlier.');
  // 8 am in Sydney, then in Perth.
  clock = Date.parse('2026-11-23T08:00:00+11:00');
  await round(both);
  expect(await mails()).toHaveLength(2);
  for (const at of ['2026-11-23T08:00:00+08:00', '2026-11-24T08:03:00+08:00']) {
    clock = Date.parse(at);
    await round(both);
    after(2 * hour);
    await round(both);
  }
  expect((await subjects()).slice(2)).toEqual(Array(2).fill('2 cars held at 2 dealers: 2 prices'));
});

test('excludes changes decided in the meantime, and lists the same car again at another price (GUARD-04)', async () => {
  await round([dealer('one', { held: [price('A1'), price('A2')] }), dealer('two', { held: [price('B2')] })]);
  after(day);
  await round([dealer('one', { held: [price('A2')] }), dealer('two')]);
  expect((await subjects())[1]).toBe('1 car held at one Cars: 1 price');
  await round([dealer('one', { held: [price('A2', 1099)] }), dealer('two')]);
  expect((await mails())[2]!.body).toContain('$11,999 TO $1,099');
  await round([dealer('one'), dealer('two')]);
  expect(await mails()).toHaveLength(3);
  expect(await site.db.$count(operatorAlarms)).toBe(0);
});

test('counts a car with two causes only once, and keeps the email short for three hundred cars (GUARD-04)', async () => {
  const held = Array.from({ length: 300 }, (_, at) => price(`A${at}`));
  await round([dealer('one', { held, words: [yard('A0')] })]);
  expect(await subjects()).toEqual(['300 cars held at one Cars: 300 prices, 1 location']);
  const { body } = (await mails())[0]!;
  expect(body).toContain('300 PRICES DOWN 90%');
  expect(body).toContain('A19 ($11,999 to $1,199) and 280 more');
  expect(body).toContain('./forecourt held one --all --keep');
  expect(body.length).toBeLessThan(3000);
});

test('continues the run when the alarm is not accepted, and sends it in the next run (GUARD-04)', async () => {
  vi.stubEnv('ALARM_MAIL', undefined);
  vi.stubEnv('ALARM_WEBHOOK', `${service.origin}/alarm`);
  const dealers = [dealer('one', { held: [price('A1')] }), dealer('two', { held: [price('B2')] })];
  hook = 500;
  await round(dealers);
  hook = 200;
  await round(dealers);
  await round(dealers);
  expect(service.received.map(({ body }) => (JSON.parse(body) as { dealer: null; subject: string }).subject)).toEqual(
    Array(2).fill('2 cars held at 2 dealers: 2 prices'),
  );
  expect(new Set(service.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('does not throw when the database is unavailable (GUARD-04)', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  await expect(round([dealer('one', { held: [price('A1')] })])).resolves.toBeUndefined();
});

test('waits for other dealers in a burst, and sends one email from two processes at the same time (GUARD-04)', async () => {
  const dealers = ['one', 'two', 'three'].map((slug) => dealer(slug, { held: [price('A1')] }));
  for (const own of dealers) {
    await round([own], false);
    after(minute / 2);
  }
  expect(await mails()).toEqual([]);
  after(2 * minute);
  await Promise.all(dealers.map((own) => round([own], false)));
  expect(await subjects()).toEqual(['3 cars held at 3 dealers: 3 prices']);
  after(8 * day);
  await round([dealers[0]!], false);
  expect((await subjects()).at(-1), 'dealers at whom nobody looks are forgotten').toBe(
    '1 car held at one Cars: 1 price',
  );
});

test('sends the email from the scheduled function and from a generator run in production (GUARD-04)', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-held-'));
  const dealersDir = join(outDir, '.forecourt/server');
  try {
    await mkdir(dealersDir, { recursive: true });
    const write = (own: DealerRecord) => writeFile(join(dealersDir, `${own.slug}.json`), JSON.stringify(own));
    await write(dealer('one', { held: [price('A1')] }));
    await write(dealer('two', { words: [yard('B1', 'B2')] }));
    const context = { params: {}, ip: '', waitUntil: () => {}, dealersDir, now: () => clock };
    for (let times = 0; times < 2; times++)
      await refreshStock(new Request('https://www.sample.example/', { method: 'POST' }), context);
    expect(await subjects()).toEqual(['3 cars held at 2 dealers: 1 price, 1 location']);
    await emptyTables(site.db, 'operator_alarms');
    vi.stubEnv('ALARM_WEBHOOK', `${service.origin}/alarm`);
    const run = (env = process.env) => mailHeldCars({ outDir } as Parameters<typeof mailHeldCars>[0], true, env);
    await run();
    expect(service.received).toEqual([]);
    vi.stubEnv('FORECOURT_MODE', 'production');
    for (let times = 0; times < 2; times++) await run();
    expect(service.received).toHaveLength(1);
  } finally {
    await rm(outDir, { recursive: true, force: true });
    site.db = await database();
  }
});
