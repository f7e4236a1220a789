/** Bundles every function, unpacks it and calls it without the project's files. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFunctions } from '#src/local-server/functions.ts';
import { deliveries, leads, localMessages, phoneReveals } from '#src/server/platform/database/schema.ts';
import { functionBundles, type FunctionBundles } from '../../scripts/deploy/function-bundles.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { stubService, type StubService } from '../support/stub-service.ts';
import { timeLimit } from '../support/time-limit.ts';
import { unzip } from '../support/unzip.ts';

interface BundleCall {
  key: string;
  name: string;
  method: string;
  path: string;
  params: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}
interface BundleAnswer {
  status: number;
  type: string | null;
  bytes: Buffer;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any;
}

const dealer = 'harbour-motors';
const otherDealer = 'kauri-cars';
const work = mkdtempSync(join(tmpdir(), 'forecourt-bundles-'));
const loaded = await loadFunctions(join(projectDir, 'functions'));
const nameOf = ({ file }: { file: string }): string => basename(file, '.ts');
const names = [...new Set([...loaded.routes, ...loaded.scheduled].map(nameOf))].toSorted();
const scheduled = loaded.scheduled.map(nameOf);
let made: FunctionBundles;
let site: FunctionSite;
let published: StubService;
let answers: Map<string, BundleAnswer>;

/** Each function has its own database pool. */
const inProcess = 8;

/**
 * Functions in a process share a folder, because loading packages costs more than the rest. Separate folders in the
 * matrix run reveal a package that only a neighbour's zip contains.
 */
const folderOf = (name: string): string =>
  join(work, process.env.MATRIX ? name : String(Math.floor(names.indexOf(name) / inProcess)));

const entriesOf = new Map<string, string[]>();

const builtRecords = 'dist/.forecourt/server/**';

/** The list in netlify.toml, which is also valid JSON. */
function includedFiles(): string[] {
  const list = /^\[functions\]\n(?:\s+.*\n)*?\s+included_files = (\[.*\])$/m.exec(
    readFileSync(join(projectDir, 'netlify.toml'), 'utf8'),
  )?.[1];
  return JSON.parse(list ?? 'null') as string[];
}

beforeAll(async () => {
  site = await functionSite({ dealers: [dealer, otherDealer], pages: true });
  made = await functionBundles(site.outDir, dealer, false);
  published = await stubService(({ path }) => {
    const file = join(site.outDir, dealer, path);
    return existsSync(file) && statSync(file).isFile() ? { body: readFileSync(file) } : { status: 404 };
  });
  copyFileSync(join(projectDir, 'tests/support/call-bundle.mjs'), join(work, 'call.mjs'));
  answers = new Map();
  for (let first = 0; first < names.length; first += inProcess) await callAll(names.slice(first, first + inProcess));
}, timeLimit(900_000));
afterAll(async () => {
  await published?.stop();
  await site?.stop();
  rmSync(work, { recursive: true, force: true });
});

test('includes its build records when Netlify itself runs the build (OPS-01)', () =>
  expect(includedFiles()).toContain(builtRecords));

/** Adds the dealer's record and page code. */
function unpacked(name: string): { folder: string; file: string } {
  const folder = folderOf(name);
  const entries = unzip(join(made.folder, `${name}.zip`), folder);
  entriesOf.set(name, entries);
  return {
    folder,
    file: join(
      folder,
      entries.find((entry) => basename(entry) === `${name}.mjs` && !entry.includes('node_modules'))!,
    ),
  };
}

/** An empty call to each route (`/` for a scheduled function), and calls that do real work. */
function callsOf(name: string): BundleCall[] {
  const params = { id: 'none', slug: 'none', form: 'enquiry' };
  const routes = loaded.routes.filter((route) => nameOf(route) === name);
  const empty =
    routes.length === 0
      ? [{ path: '/', method: 'POST' }]
      : routes.map(({ path, methods }) => ({
          path: path.replace(/:(\w+)/g, (_, param: 'id') => params[param]),
          method: methods?.[0] ?? 'GET',
        }));
  const working: Record<string, Omit<BundleCall, 'key' | 'name'>> = {
    'phone-reveals': { method: 'POST', path: '/api/phone-reveals', params: {}, json: { car_id: 'bundled' } },
    leads: {
      method: 'POST',
      path: '/api/leads',
      params: {},
      json: { name: 'Ada Black', email: 'ada@shopper.example', message: 'Hello', terms: true },
    },
    'sign-in-code': { method: 'POST', path: '/api/sign-in/code', params: {}, json: { phone: '0491 570 156' } },
    results: { method: 'GET', path: '/results?query=toyota', params: {} },
    booking: { method: 'GET', path: '/booking?ref=none', params: {} },
    'trade-in': { method: 'GET', path: '/cars/trade-in', params: {} },
    success: { method: 'GET', path: '/success', params: {} },
    forms: { method: 'POST', path: '/api/forms/enquiry', params, form: { name: 'Ada', email: 'none' } },
    'car-pdf': {
      method: 'GET',
      path: `/api/cars/${site.vehicles[0]!.slug}/pdf`,
      params: { slug: site.vehicles[0]!.slug },
    },
  };
  return [
    ...empty.map((call) => ({
      ...call,
      key: `${name} ${call.method} ${call.path}`,
      name,
      params,
      ...(call.method === 'POST' ? { json: {} } : {}),
    })),
    ...(working[name] ? [{ ...working[name], key: name, name }] : []),
  ];
}

async function callAll(some: readonly string[]): Promise<void> {
  const calls = some.flatMap((name) => {
    const where = unpacked(name);
    return callsOf(name).map(({ key, path, method, params, json, form }) => ({
      key,
      ...where,
      url: `http://127.0.0.1:${published.port}${path}`,
      method,
      params,
      headers: form
        ? { 'content-type': 'application/x-www-form-urlencoded' }
        : json === undefined
          ? {}
          : { 'content-type': 'application/json' },
      body: form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json),
    }));
  });
  const [callsFile, answersFile] = [join(work, 'calls.json'), join(work, 'answers.json')];
  writeFileSync(callsFile, JSON.stringify(calls));
  await promisify(execFile)(process.execPath, [join(work, 'call.mjs'), callsFile, answersFile], {
    cwd: work,
    maxBuffer: 100_000_000,
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: site.databaseUrl, DATABASE_POOL: '1', FORECOURT_LOG: 'off' },
  });
  const told = JSON.parse(readFileSync(answersFile, 'utf8')) as Record<
    string,
    { status: number; type: string | null; base64: string } | { failure: string }
  >;
  for (const [key, answer] of Object.entries(told)) answers.set(key, read(key, answer));
}

function read(
  key: string,
  answer: { status: number; type: string | null; base64: string } | { failure: string },
): BundleAnswer {
  if ('failure' in answer)
    return { status: 0, type: null, bytes: Buffer.from(answer.failure), json: { key, failure: answer.failure } };
  const bytes = Buffer.from(answer.base64, 'base64');
  return {
    status: answer.status,
    type: answer.type,
    bytes,
    json: answer.type?.startsWith('application/json') ? JSON.parse(bytes.toString()) : undefined,
  };
}

describe('every function', () => {
  test('is bundled', () => {
    expect(made.bundles.map(({ name }) => name).toSorted()).toEqual(names);
  });
  test('has its path and methods in its config, which the host reads without running it', () => {
    const told = made.bundles.flatMap(({ name, config: { routes } }) =>
      (routes as { pattern: string; methods?: string[] }[]).map(
        ({ pattern, methods }) => `${name} ${[...(methods ?? [])].toSorted().join(',')} ${pattern}`,
      ),
    );
    expect(told.toSorted()).toEqual(
      loaded.routes
        .map(({ file, path, methods }) => `${nameOf({ file })} ${(methods ?? []).toSorted().join(',')} ${path}`)
        .toSorted(),
    );
  });
  test('has a schedule when its code defines one (API-16)', () => {
    const told = made.bundles.flatMap(({ name, schedule }) => (schedule ? [`${name} ${schedule}`] : []));
    expect(told.toSorted()).toEqual(
      loaded.scheduled.map(({ file, schedule }) => `${nameOf({ file })} ${schedule}`).toSorted(),
    );
  });
  test('is smaller than the 50 MB that the host accepts', () => {
    const sizes = made.bundles.map(({ name, file }) => ({ name, size: statSync(join(made.folder, file)).size }));
    expect(sizes.filter(({ size }) => size > 40_000_000 || size < 10_000)).toEqual([]);
  });
  test("contains its own dealer's record and no other dealer's (OPS-01)", () => {
    for (const name of names) {
      const built = entriesOf.get(name)!.filter((entry) => entry.startsWith('dist/') && !entry.endsWith('/'));
      const kinds = new Set(built.map((entry) => entry.replace('dist/.forecourt/server/', '').split('/')[0]));
      expect([...kinds].toSorted(), name).toEqual(['code', `${dealer}.json`]);
    }
  });
});

const withPages = new Set([
  'booking',
  'buy-online',
  'booking-calendar',
  'checkout-journey',
  'checkout-page',
  'finance-application',
  'forms',
  'lead-answered',
  'practice-bank',
  'reservation',
  'reservation-calendar',
  'sign-in',
  'trade-in',
  'valuation',
]);

describe('a function unpacked into an empty folder', () => {
  test("cannot reach the project's dependencies", () => {
    for (let folder = work; folder !== dirname(folder); folder = dirname(folder))
      expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });
  test.each(names)('%s works, or answers with a JSON error code and message (ERR-01)', (name) => {
    const own = callsOf(name).map(({ key }) => answers.get(key)!);
    expect(own.length).toBeGreaterThan(0);
    for (const { status, json, bytes } of own) {
      expect(status, bytes.toString().slice(0, 2000)).toBeGreaterThanOrEqual(200);
      expect(status, bytes.toString().slice(0, 2000)).toBeLessThan(500);
      if (status >= 400 && !withPages.has(name))
        expect(json).toMatchObject({
          error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\w/) },
        });
    }
    if (scheduled.includes(name)) expect(own.map(({ status }) => status)).toEqual([200]);
  });
  test('answers the health check', () => {
    expect(answers.get('health GET /api/health')).toMatchObject({ status: 200, json: { ok: true } });
  });
  test('stores a phone reveal (API-02)', async () => {
    expect(answers.get('phone-reveals')).toMatchObject({ status: 200, json: { success: true } });
    expect(await site.db.select().from(phoneReveals).where(eq(phoneReveals.carId, 'bundled'))).toMatchObject([
      { dealer },
    ]);
  });
  test('stores a lead with its deliveries (API-03)', async () => {
    expect(answers.get('leads')).toMatchObject({
      status: 200,
      json: { lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(await site.db.select().from(leads)).toMatchObject([{ dealer, email: 'ada@shopper.example' }]);
    expect((await site.db.select().from(deliveries)).length).toBeGreaterThan(0);
  });
  test('sends a sign-in code (API-13)', async () => {
    expect(answers.get('sign-in-code')).toMatchObject({ status: 200, json: { success: true } });
    expect(await site.db.select().from(localMessages).where(eq(localMessages.kind, 'sms'))).toMatchObject([
      { recipient: '+61491570156' },
    ]);
  });
  test('answers a search with a page rendered by the code in its bundle (ROUTE-06)', () => {
    const { status, type, bytes } = answers.get('results')!;
    expect([status, type], bytes.toString()).toEqual([200, 'text/html; charset=utf-8']);
    const page = parse(bytes.toString());
    expect(page.querySelector('h1')!.textContent).toBe('Toyota');
    expect(page.querySelectorAll('.rows li').length).toBeGreaterThan(5);
  });
  test.each([
    ['forms', 422, 'Your enquiry was not sent'],
    ['booking', 404, 'Your test drive'],
    ['success', 200, 'Nothing here yet'],
    ['sign-in GET /sign-in', 200, 'Sign in with your mobile'],
    ['finance-application GET /personalised/finance', 200, 'Your loan'],
    ['trade-in', 200, 'What is your car worth?'],
  ])('%s answers a shopper with status %i and a page of the site (ROUTE-21, API-12)', (name, expected, heading) => {
    const { status, type, bytes } = answers.get(name)!;
    expect([status, type], bytes.toString()).toEqual([expected, 'text/html; charset=utf-8']);
    const page = parse(bytes.toString());
    expect(page.querySelector('h1')!.textContent).toBe(heading);
    expect(page.querySelector('header a.brand')!.getAttribute('aria-label')).toBe('Harbour Motors, home');
  });
  test('renders a vehicle’s PDF with its fonts and native modules (API-08)', () => {
    const { status, type, bytes } = answers.get('car-pdf')!;
    expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  });
});
