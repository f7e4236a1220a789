/**
 * Malformed and hostile input must get 2xx, 3xx or 4xx in the contract's shape (FUZZ_RUNS: tests/support/fuzz-runs.ts).
 */
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#src/contracts/contract.ts';
import { shoppers } from '#src/server/platform/database/schema.ts';
import { cookieName, openSession } from '#src/server/platform/identity/session.ts';
import { loadFunctions } from '#src/local-server/functions.ts';
import { allContracts, fieldsOf, type Fields } from '../support/contract-fields.ts';
import { functionSite, type Answer, type Ask, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { timeLimit } from '../support/time-limit.ts';
import { projectDir } from '../support/generator.ts';
import { brokenBody, contentType, hostileKey, hostileText, hostileValue } from '../support/hostile.ts';

const runs = fuzzRuns(15);
const { routes } = await loadFunctions(join(projectDir, 'functions'));
const contracts = await allContracts();
const calls = routes.flatMap(({ file, path, methods }) =>
  (methods ?? ['GET', 'POST'])
    .filter((method) => method !== 'HEAD')
    .map((method) => ({
      method,
      path,
      name: basename(file, '.ts'),
      contract: contracts.find((contract) => contract.path === path && contract.method === method) ?? null,
    })),
);

let site: FunctionSite;
/** Valid values by field name. */
let right: Record<string, unknown>;
/** Signed in, to reach the shopper's lists too. */
let cookie: string;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    pages: true,
    change: ({ settings }) => {
      settings.forms.testDriveAppointments = true;
      settings.account.garage = true;
      settings.private.valuationMiscellaneous = true;
      settings.reviews.orgId = 'org-1';
    },
  });
  const [shopper] = await site.db
    .insert(shoppers)
    .values({ dealer: 'harbour-motors', phone: '+61491570006' })
    .returning();
  cookie = `${cookieName}=${await openSession(site.db, 'harbour-motors', shopper!.id, Date.now())}`;
  const slots = (await site.ask('/api/test-drive-appointments?days=21&location=artarmon')).json.slots as {
    starts_at: string;
  }[];
  right = {
    car_id: site.vehicles[0]!.id,
    id: site.vehicles[0]!.id,
    slug: site.vehicles[0]!.slug,
    form: 'enquiry',
    name: 'Ada Black',
    last_name: 'Black',
    email: 'ada@shopper.example',
    phone: '0491 570 006',
    phone_number: '0491 570 006',
    message: 'Hello',
    postcode: '2064',
    location: 'artarmon',
    location_id: 'artarmon',
    starts_at: slots[0]!.starts_at,
    shown: 'digest',
    from: '2026-12-01',
    days: 3,
    rego: 'DEMO00001',
    regoState: 'nsw',
    column_name: 'valuation',
    year: 2024,
    make: 'Mazda',
    model: 'CX-5',
    kilometres: 30_000,
    dents: 2,
    action: 'enter',
    answers: { a: 1 },
    address: '2064',
    orgId: 'org-1',
    code: '123456',
    events: [{ key: 'abcdefgh', event_id: 25, at: 1, data: {} }],
  };
});
afterAll(() => site.stop());

const trace = /\n\s+at |node_modules|\.ts:\d|\/src\/server|drizzle|SyntaxError|TypeError/;

/** Messages for URLs without an endpoint, and for pages, which this site lacks. */
const serverWords = new Set(['This URL is malformed.', 'There is no page at this URL.']);

/** @throws if a response doesn't follow the contract */
function judge(answer: Answer, method: string): void {
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(500);
  if (answer.status < 400 || method === 'HEAD') return;
  expect(answer.text).not.toMatch(trace);
  if (/^text\/html/.test(String(answer.headers['content-type'])) || serverWords.has(answer.text.trim())) return;
  expect(answer.json?.error, answer.text.slice(0, 500)).toMatchObject({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringMatching(/\w/),
  });
}

const spoiled = (fields: Fields | null): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record({
      drop: fc.array(fc.nat(), { maxLength: 2 }),
      spoil: fc.array(fc.tuple(fc.nat(), hostileValue), { maxLength: 3 }),
      add: fc.array(fc.tuple(hostileKey, hostileValue), { maxLength: 2 }),
    })
    .map(({ drop, spoil, add }) => {
      const names = Object.keys(fields ?? right);
      const entries = new Map<string, unknown>(
        names
          .filter((_, index) => !drop.some((nth) => nth % names.length === index))
          .map((name) => [name, rightValue(name, fields?.[name] ?? null)]),
      );
      for (const [nth, value] of spoil) if (names.length > 0) entries.set(names[nth % names.length]!, value);
      for (const [name, value] of add) entries.set(name, value);
      return Object.fromEntries([...entries].filter(([, value]) => value !== undefined));
    });

function rightValue(name: string, inner: Fields | null): unknown {
  if (inner === null) return right[name];
  return Object.fromEntries(
    Object.entries(inner)
      .map(([field, further]) => [field, rightValue(field, further)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Object.fromEntries and JSON keep `__proto__` as an own property. */
const bodyOf = (fields: Record<string, unknown>): string => JSON.stringify(fields);

const queryOf = (fields: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name.toWellFormed(),
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3000),
    ]),
  ).toString();

const rawQuery = fc.constantFrom(
  '?',
  '?&&&',
  '?a',
  '?=',
  '?a=1&a=2&a=3',
  '?%',
  '?a=%',
  '?a=%ED%A0%80',
  '?__proto__=1&constructor=2',
  `?a=${'x'.repeat(5000)}`,
  '?a[]=1&a[b]=2',
  '?car_id=1&car_id=2',
);

const filled = (path: string, values: readonly string[]): string => {
  let at = 0;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[at++ % values.length]!;
    return (
      encodeURIComponent((value === 'right' ? String(right[name] ?? value) : value).toWellFormed().slice(0, 500)) ||
      '%20'
    );
  });
};
const pathValues = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant('right') }, { weight: 2, arbitrary: hostileText }),
  { minLength: 1, maxLength: 2 },
);

async function holds(inputs: fc.Arbitrary<{ path: string; ask: Ask }>, count = runs): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inputs, async ({ path, ask }) =>
      judge(await site.ask(path, ask.method === 'DELETE' ? ask : { cookie, ...ask }), ask.method ?? 'GET'),
    ),
    { numRuns: count, endOnFailure: false, interruptAfterTimeLimit: timeLimit(240_000), markInterruptAsFailure: true },
  );
}

const inputOf = (contract: Contract | null): Fields | null => (contract ? fieldsOf(contract.input) : null);

test('the fuzzer knows the endpoints and their fields', () => {
  expect(calls.length).toBeGreaterThan(20);
  // The gateway's webhook signs the raw body.
  const withoutContract = ['/api/health', '/api/payments/webhook'];
  expect(
    calls.filter(
      ({ contract, path }) => contract === null && path.startsWith('/api/') && !withoutContract.includes(path),
    ),
  ).toEqual([]);
  expect(calls.filter(({ contract }) => inputOf(contract) !== null).length).toBeGreaterThan(8);
});

describe.each(calls)('$method $path', ({ method, path, contract }) => {
  const reads = method !== 'POST';
  test('never returns a 5xx for fields of any kind (ERR-01)', { timeout: timeLimit(300_000) }, () =>
    holds(
      fc.tuple(spoiled(inputOf(contract)), pathValues, contentType).map(([fields, values]) => ({
        path: reads ? `${filled(path, values)}?${queryOf(fields).slice(0, 8000)}` : filled(path, values),
        ask: { method, ...(reads ? {} : { body: bodyOf(fields), headers: { 'content-type': 'application/json' } }) },
      })),
    ),
  );
  test('never returns a 5xx for malformed bodies and queries (ERR-01)', { timeout: timeLimit(300_000) }, () =>
    holds(
      fc.tuple(brokenBody, contentType, pathValues, rawQuery).map(([body, type, values, query]) => ({
        path: `${filled(path, values)}${query}`,
        ask: {
          method,
          ...(reads ? {} : { body: Buffer.from(body.toWellFormed()), headers: { 'content-type': type } }),
        },
      })),
      Math.ceil(runs / 2),
    ),
  );
});

test('saves a car as the signed-in shopper that the fuzzer uses (API-01)', async () => {
  const answer = await site.ask('/api/watchlist/save-car', {
    json: { phone_number: right.phone_number, car_id: right.car_id },
    cookie,
  });
  expect([answer.status, answer.json]).toMatchObject([200, { success: true }]);
});

test('never returns a 5xx for invalid UTF-8 (ERR-01, API-03)', async () => {
  for (const { path } of calls.filter(({ method }) => method === 'POST')) {
    judge(
      await site.ask(filled(path, ['right']), {
        method: 'POST',
        body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
        headers: { 'content-type': 'application/json' },
      }),
      'POST',
    );
  }
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'GET', 'POST', 'PROPFIND', 'TRACE'])(
  'never returns a 5xx for an unexpected %s (ERR-01)',
  async (method) => {
    for (const path of new Set(calls.map((call) => call.path))) {
      if (calls.some((call) => call.path === path && call.method === method)) continue;
      judge(
        await site.ask(filled(path, ['right']), {
          method,
          ...(['PUT', 'PATCH', 'POST'].includes(method) ? { json: {} } : {}),
        }),
        method,
      );
    }
  },
);

test.each([
  ['cookie', '__Host-forecourt=; __Host-forecourt=x; ===;;; \u0080'],
  ['cookie', `__Host-forecourt=${'a'.repeat(43)}`],
  ['x-request-id', '../../etc/passwd'],
  ['idempotency-key', 'x'.repeat(5000)],
  ['user-agent', '"><script>'],
  ['referer', 'javascript:alert(1)'],
  ['accept', '*/*;q=none'],
  ['content-length', '5'],
  ['x-forwarded-host', 'other.example'],
])('never returns a 5xx for an unusual %s header (ERR-01)', async (name, value) => {
  for (const { method, path } of calls) {
    if (name === 'content-length' && method !== 'POST') continue;
    judge(
      await site.ask(filled(path, ['right']), {
        method,
        headers: { [name]: name === 'content-length' ? '2' : value },
        ...(method === 'POST' ? { json: {} } : {}),
      }),
      method,
    );
  }
});
