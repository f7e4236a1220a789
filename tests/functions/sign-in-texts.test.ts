import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localMessages, signInCodes } from '#src/server/platform/database/schema.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';
import { Browser } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
let twilio: StubService;
let clock = Date.parse('2026-11-20T09:00:00+11:00');
let numbers = 0;
let logged: string[];

beforeAll(async () => {
  twilio = await stubService(() => ({ status: 201 }));
  site = await functionSite({
    change: ({ settings }) => {
      settings.account.garage = true;
      settings.private.providers.sms = 'TEST_SMS';
    },
  });
});
afterAll(async () => {
  await site.stop();
  await twilio.stop();
});
beforeEach(() => {
  clock += 86_400_000;
  resetBreakers();
  twilio.received.length = 0;
  twilio.answer = () => ({ status: 201, json: { sid: 'SM1', status: 'queued' } });
  vi.stubEnv('TEST_SMS', account('+61491570110'));
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push(line);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const account = (from: string, token = 'to%2Fken') =>
  `${twilio.origin.replace('://', `://AC123:${token}@`)}/?from=${encodeURIComponent(from)}`;
const freshPhone = (): string => `+6149157${String(numbers++).padStart(4, '0')}`;
const shopper = (): Browser => new Browser(site, { now: () => clock, ip: `198.51.100.${numbers % 250}` });
const codes = async (phone: string) => (await site.db.select().from(signInCodes)).filter((row) => row.phone === phone);

test("sends a working code through Twilio's REST API (AUTH-01)", async () => {
  const phone = freshPhone();
  const browser = shopper();
  expect((await browser.askCode(phone)).json).toEqual({ success: true });
  const [request] = twilio.received;
  expect([request!.method, request!.path, request!.headers['content-type']]).toEqual([
    'POST',
    '/2010-04-01/Accounts/AC123/Messages.json',
    expect.stringMatching(/^application\/x-www-form-urlencoded/),
  ]);
  expect(Buffer.from(request!.headers.authorization!.replace('Basic ', ''), 'base64').toString()).toBe('AC123:to/ken');
  const form = Object.fromEntries(new URLSearchParams(request!.body));
  expect(form).toEqual({ To: phone, From: '+61491570110', Body: expect.stringContaining('your sign-in code is') });
  expect((await browser.verify(phone, /code is (\d{6})/.exec(form.Body!)![1])).status).toBe(200);
  expect(await site.db.select().from(localMessages)).toEqual([]);
});

test.each([
  ['MG0123', 'MessagingServiceSid', 'MG0123'],
  ['HARBOUR', 'From', 'HARBOUR'],
  [' 61491570110', 'From', '+61491570110'],
])('passes the sender %j as %s (AUTH-01)', async (from, field, value) => {
  vi.stubEnv('TEST_SMS', account(from));
  await shopper().askCode(freshPhone());
  expect(new URLSearchParams(twilio.received[0]!.body).get(field)).toBe(value);
});

test.each([
  [400, 21211],
  [400, 21614],
  [403, 21408],
  [400, 21610],
])('reports a number that cannot receive texts (%i, %i) at its field (AUTH-01)', async (status, code) => {
  twilio.answer = () => ({ status, json: { code, message: 'secret details', status } });
  const phone = freshPhone();
  const reply = await shopper().askCode(phone);
  expect([reply.status, reply.json.error.fields]).toEqual([
    422,
    { phone: 'We can’t send a text message to this number.' },
  ]);
  expect(await codes(phone)).toEqual([]);
});

test.each([
  ['down', { status: 503 }],
  ['overloaded', { status: 429, headers: { 'retry-after': '30' } }],
  ['refusing our account', { status: 401, json: { code: 20003, message: 'Authenticate' } }],
  ['speaking nonsense', { status: 302, headers: { location: 'https://elsewhere.example' } }],
])('answers 503 for a service that is %s: one attempt, no code left behind (AUTH-01)', async (_, answer) => {
  twilio.answer = () => answer;
  const phone = freshPhone();
  const reply = await shopper().askCode(phone);
  expect([reply.status, reply.json.error.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
    503,
    'provider_down',
    true,
  ]);
  expect(reply.json.error.message).toMatch(/try again in a few minutes/);
  expect([twilio.received.length, await codes(phone)]).toEqual([1, []]);
  expect(logged.join('')).not.toMatch(/to\/ken|to%2Fken|AC123|\+614/);
});

test('stops calling a service that stays down, and calls it again once its breaker is reset (AUTH-01)', async () => {
  twilio.answer = () => ({ status: 500 });
  for (let ask = 0; ask < 12; ask++)
    expect((await new Browser(site, { now: () => clock, ip: `192.0.2.${ask}` }).askCode(freshPhone())).status).toBe(
      503,
    );
  expect(twilio.received).toHaveLength(5);
  resetBreakers();
  twilio.answer = () => ({ status: 201 });
  expect((await shopper().askCode(freshPhone())).status).toBe(200);
});

test.each([
  'AC123',
  'https://api.example/?from=%2B61491570110',
  'http://AC1:token@api.twilio.example/?from=%2B61491570110',
  'https://AC1:token@api.twilio.example/',
  'ftp://AC1:token@x/?from=1',
])('refuses the account %j, naming the variable but not its value (AUTH-01)', async (value) => {
  vi.stubEnv('TEST_SMS', value);
  const reply = await shopper().askCode(freshPhone());
  expect([reply.status, reply.json.error.code]).toEqual([503, 'not_configured']);
  expect(logged.join('')).toContain('TEST_SMS is not a text message account');
  expect(logged.join('')).not.toContain('AC1:token');
});

test('leaves texts in the local outbox in development without an account (AUTH-01)', async () => {
  vi.stubEnv('TEST_SMS', '');
  const phone = freshPhone();
  expect((await shopper().askCode(phone)).status).toBe(200);
  expect(await site.db.select().from(localMessages)).toEqual([
    expect.objectContaining({ recipient: phone, kind: 'sms', createdAt: new Date(clock) }),
  ]);
});
