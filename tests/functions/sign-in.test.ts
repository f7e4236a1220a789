import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { localMessages, sessions, shoppers, signInCodes } from '#src/server/platform/database/schema.ts';
import { firstAnswers } from '../support/crowd.ts';
import { Browser, lastCode, otherCode, type BrowserOptions } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import sessionFunction from '../../functions/session.ts';

const minute = 60_000;
let site: FunctionSite;
let clock: number;
let numbers = 0;

beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars', 'apex-motorcycles'],
    change: ({ slug, settings }) => {
      settings.account.garage = slug !== 'apex-motorcycles';
      settings.account.requireSignInFor = [];
      settings.private.providers.sms = 'TEST_SMS';
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  clock = Date.parse('2026-11-20T09:00:00+11:00') + numbers * 2 * 86_400_000;
});
afterEach(() => vi.unstubAllEnvs());

/** Also changes the IP address of later browsers. */
const freshPhone = (): string => `+6149157${String(numbers++).padStart(4, '0')}`;
const browser = (options: BrowserOptions = {}): Browser =>
  new Browser(site, { now: () => clock, ip: `198.51.100.${numbers % 250}`, ...options });
const user = async (who: Browser) =>
  (await who.call(sessionFunction, '/api/session')).json.user as { id: string; phone: string } | null;

describe('signing in (AUTH-01)', () => {
  test("sends a code by text with the dealer's name, and opens a session that later requests use (AUTH-01, API-13)", async () => {
    const phone = freshPhone();
    const shopper = browser();
    expect(await user(shopper)).toBeNull();
    expect((await shopper.askCode(phone)).json).toEqual({ success: true });
    const [message] = await site.db.select().from(localMessages);
    expect(message).toMatchObject({ dealer: 'harbour-motors', kind: 'sms', recipient: phone });
    expect(message!.body).toMatch(
      /^Harbour Motors.*: your sign-in code is \d{6}\. It works once, for 10 minutes\..*\n\n@[a-z.-]+ #\d{6}$/s,
    );
    const reply = await shopper.verify(phone, await lastCode(site, phone));
    expect([reply.status, reply.json]).toEqual([200, { id: expect.stringMatching(/^[0-9a-f-]{36}$/), phone }]);
    expect(await user(shopper)).toEqual(reply.json);
  });

  test('stores the code only as a hash', async () => {
    const phone = freshPhone();
    await browser().askCode(phone);
    const code = await lastCode(site, phone);
    const rows = (await site.db.select().from(signInCodes)).filter((row) => row.phone === phone);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0]!.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['0491 570 156', '+61 (0)491 570 156', '0061491570156', '61491570156', '(0491)570-156'])(
    'treats %j and +61491570156 as the same shopper',
    async (typed) => {
      clock += numbers++ * 86_400_000 * 2;
      const shopper = browser();
      await shopper.askCode('+61491570156');
      const reply = await shopper.verify(typed, await lastCode(site, '+61491570156'));
      expect([reply.status, reply.json.phone]).toEqual([200, '+61491570156']);
      expect((await site.db.select().from(shoppers)).filter((row) => row.phone === '+61491570156')).toHaveLength(1);
    },
  );

  test('accepts a code with spaces and full-width digits', async () => {
    const phone = freshPhone();
    const shopper = browser();
    await shopper.askCode(phone);
    const code = await lastCode(site, phone);
    const wide = [...code].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join('');
    expect((await shopper.verify(phone, ` ${wide.slice(0, 3)} ${wide.slice(3)} `)).status).toBe(200);
  });

  test.each<[unknown, string]>([
    ['', 'empty'],
    ['hello', 'words'],
    ['+44 7700 900123', 'another country'],
    ['+1 876 555 0123', 'an island of +1'],
    ['1900 123 456', 'a premium number'],
    ['1300 975 707', 'a business line'],
    [null, 'null'],
    [{ a: 1 }, 'an object'],
    ['9'.repeat(5000), 'long'],
  ])('sends no text to %s (%s)', async (phone) => {
    numbers++;
    const before = (await site.db.select().from(localMessages)).length;
    const reply = await browser().askCode(phone);
    expect([reply.status, reply.json.error.code, Object.keys(reply.json.error.fields)]).toEqual([
      422,
      'invalid',
      ['phone'],
    ]);
    expect((await site.db.select().from(localMessages)).length).toBe(before);
  });

  test.each([
    "' or 1=1; --",
    '123456\r\nset-cookie: a=b',
    '１２３',
    '1234567',
    '',
    'abcdef',
    '12345\u0000',
    null,
    ['123456'],
    123456,
  ])('refuses %j as a code', async (code) => {
    const reply = await browser().verify(freshPhone(), code);
    expect([reply.status, reply.json.error.code]).toEqual([422, 'invalid']);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('sends no texts for a dealer with nothing to sign in for', async () => {
    const reply = await browser({ dealer: 'apex-motorcycles' }).askCode(freshPhone());
    expect([reply.status, reply.json.error.code]).toEqual([404, 'feature_off']);
  });
});

describe('does not reveal whether a phone number is known (AUTH-01)', () => {
  test('answers a known and an unknown number with the same status, body and headers', async () => {
    const known = freshPhone();
    await browser().signIn(known);
    clock += 11 * minute;
    const shape = ({ status, json, headers }: Awaited<ReturnType<Browser['askCode']>>) =>
      JSON.stringify([status, json, [...headers].filter(([name]) => name !== 'x-request-id')]);
    const unknown = freshPhone();
    expect(shape(await browser().askCode(known))).toBe(shape(await browser().askCode(unknown)));
    const wrong = otherCode(await lastCode(site, known));
    expect(shape(await browser().verify(known, wrong))).toBe(shape(await browser().verify(freshPhone(), wrong)));
  });
});

describe('guessing (AUTH-01)', () => {
  test('rejects even the right code after 5 wrong ones, with the same messages for a number that has no code', async () => {
    const [phone, stranger] = [freshPhone(), freshPhone()];
    const shopper = browser();
    await shopper.askCode(phone);
    const code = await lastCode(site, phone);
    const messages = async (to: string) => {
      const said: string[] = [];
      for (let step = 1; step <= 5; step++)
        said.push((await shopper.verify(to, otherCode(code, step))).json.error.message);
      const last = await shopper.verify(to, code);
      expect([last.status, last.json.error.code]).toEqual([422, 'wrong_code']);
      return [...said, last.json.error.message as string];
    };
    const said = await messages(phone);
    expect(said).toEqual([
      ...Array<string>(4).fill('This code is incorrect or has expired. Please check it, or ask for a new one.'),
      ...Array<string>(2).fill('Too many attempts: ask for a new code.'),
    ]);
    expect(await messages(stranger)).toEqual(said);
    expect(await user(shopper)).toBeNull();
    await shopper.askCode(phone);
    expect((await shopper.verify(phone, otherCode(await lastCode(site, phone), 1))).json.error.message).toMatch(
      /^This code is incorrect/,
    );
  });

  test("answers an invalid number with an example from the dealer's country (ERR-01)", async () => {
    expect((await browser().askCode('12')).json.error.fields).toEqual({
      phone: 'Please enter a mobile number, such as 0491 570 156.',
    });
  });

  test('still accepts the right code at the fifth attempt', async () => {
    const phone = freshPhone();
    const shopper = browser();
    await shopper.askCode(phone);
    const code = await lastCode(site, phone);
    for (let step = 1; step <= 4; step++) await shopper.verify(phone, otherCode(code, step));
    expect((await shopper.verify(phone, code)).status).toBe(200);
  });

  test("accepts a shopper's code after five wrong attempts by one stranger or by many (ISO-04)", async () => {
    const phone = freshPhone();
    const shopper = browser({ ip: '198.51.100.7' });
    await shopper.askCode(phone);
    const code = await lastCode(site, phone);
    const stranger = browser({ ip: '198.51.100.8' });
    for (let step = 1; step <= 6; step++) await stranger.verify(phone, otherCode(code, step));
    expect((await stranger.verify(phone, code)).json.error.message).toBe('Too many attempts: ask for a new code.');
    for (let step = 1; step <= 60; step++)
      await browser({ ip: `203.0.113.${step}` }).verify(phone, otherCode(code, step));
    expect((await browser({ ip: '203.0.113.99' }).verify(phone, code)).status).toBe(422);
    expect((await shopper.verify(phone, code)).status).toBe(200);
  });

  test('counts 100 guesses at once from 100 IP addresses as fifty attempts', async () => {
    const phone = freshPhone();
    await browser().askCode(phone);
    const code = await lastCode(site, phone);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, step) =>
        browser({ ip: `192.0.2.${step}` }).verify(phone, otherCode(code, step + 1)),
      ),
    );
    const refused = replies.filter(({ status }) => status === 422);
    expect(refused.length, firstAnswers(replies)).toBe(100);
    const [row] = (await site.db.select().from(signInCodes)).filter((one) => one.phone === phone);
    expect(row!.tries).toBe(50);
    expect((await browser({ ip: '192.0.2.200' }).verify(phone, code)).status).toBe(422);
  });

  test('allows one IP network 30 guesses in ten minutes, whatever the numbers', async () => {
    numbers++;
    const guesser = browser({ ip: '2001:db8:1:2::1' });
    for (let guess = 0; guess < 30; guess++)
      expect((await guesser.verify(`+614915${String(70_000 + guess)}`, '000000')).status).toBe(422);
    const refused = await browser({ ip: '2001:db8:1:2:ffff::9' }).verify('+61491570999', '000000');
    expect([refused.status, refused.json.error.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      'too_many_requests',
      true,
    ]);
  });

  test('accepts a code for 10 minutes and no longer', async () => {
    for (const [wait, status] of [
      [10 * minute - 1, 200],
      [10 * minute, 422],
    ] as const) {
      const phone = freshPhone();
      const shopper = browser();
      await shopper.askCode(phone);
      clock += wait;
      expect((await shopper.verify(phone, await lastCode(site, phone))).status).toBe(status);
    }
  });

  test('accepts a code only once, even when it is sent five times at once', async () => {
    for (let round = 0; round < 8; round++) {
      const phone = freshPhone();
      await browser().askCode(phone);
      const code = await lastCode(site, phone);
      const tabs = Array.from({ length: 5 }, (_, tab) => browser({ ip: `192.0.2.${round * 10 + tab}` }));
      await Promise.all(tabs.map(user));
      const replies = await Promise.all(tabs.map((tab) => tab.verify(phone, code)));
      expect(replies.map((reply) => reply.status).toSorted(), firstAnswers(replies)).toEqual([200, 422, 422, 422, 422]);
      expect((await browser().verify(phone, code)).status).toBe(422);
    }
  });

  test('replaces the older code with a new one, and ties a code to its number', async () => {
    const phone = freshPhone();
    const shopper = browser();
    await shopper.askCode(phone);
    const first = await lastCode(site, phone);
    clock += 1000;
    await shopper.askCode(phone);
    const second = await lastCode(site, phone);
    if (first !== second) expect((await shopper.verify(phone, first)).status).toBe(422);
    const stranger = freshPhone();
    await shopper.askCode(stranger);
    if (second !== (await lastCode(site, stranger))) expect((await shopper.verify(stranger, second)).status).toBe(422);
    expect((await shopper.verify(phone, second)).status).toBe(200);
  });

  test("does not accept one dealer's code at another", async () => {
    const phone = freshPhone();
    await browser().askCode(phone);
    expect((await browser({ dealer: 'everyday-cars' }).verify(phone, await lastCode(site, phone))).status).toBe(422);
  });
});

describe('limits on texts (AUTH-01)', () => {
  test('allow 3 per number in ten minutes, regardless of who asks, and more later', async () => {
    const phone = freshPhone();
    clock = Math.ceil(clock / (10 * minute)) * 10 * minute;
    const statuses = [];
    for (let ask = 0; ask < 4; ask++) statuses.push((await browser({ ip: `192.0.2.${ask}` }).askCode(phone)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    clock += 10 * minute;
    expect((await browser({ ip: '192.0.2.9' }).askCode(phone)).status).toBe(200);
  });

  test('allow 10 per number a day, even when they are requested at once', async () => {
    const phone = freshPhone();
    clock = Math.ceil(clock / 86_400_000) * 86_400_000;
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const replies = await Promise.all(
        [1, 2, 3, 4].map((one) => browser({ ip: `192.0.2.${round * 10 + one}` }).askCode(phone)),
      );
      statuses.push(...replies.map((reply) => reply.status));
      clock += 10 * minute;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect((await site.db.select().from(signInCodes)).filter((row) => row.phone === phone)).toHaveLength(1);
  });

  test('allow 10 per IP address in ten minutes, whatever the numbers', async () => {
    clock = Math.ceil(clock / (10 * minute)) * 10 * minute + 3 * 86_400_000 * 365;
    const statuses = [];
    for (let ask = 0; ask < 11; ask++)
      statuses.push((await browser({ ip: '203.0.113.99' }).askCode(freshPhone())).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('session (AUTH-01)', () => {
  test('has a cookie for this host only, which scripts cannot read and caches do not store', async () => {
    const shopper = browser();
    const reply = await shopper.signIn(freshPhone());
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-forecourt=[\w-]{43}; Path=\/; Max-Age=5184000; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await site.db.select().from(sessions))).not.toContain(shopper.cookie!.split('=')[1]);
  });

  test('prevents fixation: ignores a cookie from before the sign-in, and ends the first session at a second sign-in', async () => {
    const shopper = browser();
    shopper.cookie = `__Host-forecourt=${'A'.repeat(43)}`;
    await shopper.signIn(freshPhone());
    expect(shopper.cookie).not.toContain('A'.repeat(43));
    const first = shopper.cookie;
    await shopper.signIn(freshPhone());
    expect(shopper.cookie).not.toBe(first);
    const old = browser();
    old.cookie = first;
    expect(await user(old)).toBeNull();
  });

  test.each(['', 'x', 'A'.repeat(43), "' or '1'='1", '../../etc/passwd', '%00', 'A'.repeat(10_000)])(
    'ignores a forged cookie %j',
    async (value) => {
      const forger = browser();
      forger.cookie = `__Host-forecourt=${value}; other=1`;
      expect(await user(forger)).toBeNull();
    },
  );

  test("does not accept one dealer's session at another", async () => {
    const shopper = browser();
    await shopper.signIn(freshPhone());
    const elsewhere = browser({ dealer: 'everyday-cars' });
    elsewhere.cookie = shopper.cookie;
    expect(await user(elsewhere)).toBeNull();
    expect(await user(shopper)).not.toBeNull();
  });

  test('ends at sign-out, and its cookie cannot be used again', async () => {
    const shopper = browser();
    await shopper.signIn(freshPhone());
    const thief = browser();
    thief.cookie = shopper.cookie;
    const reply = await shopper.call(sessionFunction, '/api/session', { method: 'DELETE' });
    expect([reply.json, reply.headers.getSetCookie()]).toEqual([
      { success: true },
      ['__Host-forecourt=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax'],
    ]);
    expect(await user(thief)).toBeNull();
    expect((await shopper.call(sessionFunction, '/api/session', { method: 'DELETE' })).status).toBe(200);
  });

  test("ends in every browser of the shopper, but no one else's, when signing out everywhere", async () => {
    const phone = freshPhone();
    const [phoneBrowser, laptop, other] = [browser(), browser(), browser()];
    await phoneBrowser.signIn(phone);
    clock += 1000;
    await laptop.signIn(phone);
    await other.signIn(freshPhone());
    await phoneBrowser.call(sessionFunction, '/api/session', { method: 'DELETE' });
    expect(await user(laptop)).not.toBeNull();
    await phoneBrowser.signIn(phone);
    expect((await laptop.call(sessionFunction, '/api/session?everywhere=1', { method: 'DELETE' })).status).toBe(200);
    expect([await user(phoneBrowser), await user(laptop), (await user(other)) !== null]).toEqual([null, null, true]);
  });

  test('replaces the token after a day, and accepts the old one for another minute', async () => {
    const shopper = browser();
    await shopper.signIn(freshPhone());
    const old = shopper.cookie;
    clock += 86_400_000 + 1;
    const tabs = Array.from({ length: 8 }, () => {
      const tab = browser();
      tab.cookie = old;
      return tab;
    });
    expect((await Promise.all(tabs.map(user))).every((who) => who !== null)).toBe(true);
    const renewed = tabs.filter((tab) => tab.cookie !== old);
    expect(renewed).toHaveLength(1);
    clock += 59_000;
    const late = browser();
    late.cookie = old;
    expect(await user(late)).not.toBeNull();
    expect(late.cookie).toBe(old);
    clock += 2000;
    expect([await user(late), await user(renewed[0]!)]).toEqual([null, expect.anything()]);
  });

  test('sends the new token with a refusal too, so that a mistake in a form does not sign anyone out', async () => {
    const shopper = browser();
    await shopper.signIn(freshPhone());
    clock += 86_400_000 + 1;
    const before = shopper.cookie;
    expect((await shopper.verify('nonsense', '123456')).status).toBe(422);
    expect(shopper.cookie).not.toBe(before);
    expect(await user(shopper)).not.toBeNull();
  });

  test('ends after 60 days without a visit', async () => {
    const shopper = browser();
    await shopper.signIn(freshPhone());
    clock += 60 * 86_400_000 - 1;
    expect(await user(shopper)).not.toBeNull();
    clock += 60 * 86_400_000;
    expect(await user(shopper)).toBeNull();
  });
});

describe('over HTTP (AUTH-01)', () => {
  const code = '/api/sign-in/code';

  test.each<[string, string, Record<string, string>]>([
    [code, 'POST', { origin: 'https://elsewhere.example' }],
    [code, 'POST', { origin: 'null' }],
    ['/api/sign-in/verify', 'POST', { 'sec-fetch-site': 'cross-site' }],
    ['/api/sign-in/verify', 'POST', { 'sec-fetch-site': 'same-site' }],
    ['/api/session', 'DELETE', { origin: 'http://everyday-cars.localhost' }],
  ])('refuses a CSRF attempt: %s %s from %j', async (path, method, headers) => {
    const answer = await site.ask(path, {
      method,
      ...(method === 'POST' ? { json: { phone: '+61491570006', code: '123456' } } : {}),
      headers,
    });
    expect([answer.status, answer.json.error.code, answer.headers['set-cookie']]).toEqual([
      403,
      'other_origin',
      undefined,
    ]);
  });

  test("accepts the page's own origin, and refuses a form body", async () => {
    const own = await site.ask('/api/session', {
      method: 'DELETE',
      headers: { origin: `http://harbour-motors.localhost:${site.server.port}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(own.status).toBe(200);
    expect((await site.ask(code, { form: { phone: '+61491570006' } })).status).toBe(415);
  });

  test.each([
    ['PUT', '/api/session'],
    ['GET', code],
    ['DELETE', '/api/sign-in/verify'],
  ])('refuses %s %s and lists the allowed methods', async (method, path) => {
    const answer = await site.ask(path, { method });
    expect([answer.status, answer.json.error.code, Boolean(answer.headers.allow)]).toEqual([
      405,
      'method_not_allowed',
      true,
    ]);
  });

  test('returns the session to a request with its cookie', async () => {
    const shopper = new Browser(site, { ip: '198.51.100.251' });
    const { json } = await shopper.signIn(freshPhone());
    const answer = await site.ask('/api/session', { cookie: `theme=dark; ${shopper.cookie!}` });
    expect([answer.json, answer.headers['cache-control']]).toEqual([{ user: json }, 'no-store']);
  });
});

describe('in production (AUTH-01)', () => {
  test('refuses the local outbox, without telling the shopper why', async () => {
    vi.stubEnv('FORECOURT_MODE', 'production');
    vi.stubEnv('SESSION_SECRET', 'qX7-vR2m_Kd9+Lw4s!Tz8pNb3hYc6fGj');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await browser().askCode(freshPhone());
    expect([reply.status, reply.json.error.code]).toEqual([503, 'not_configured']);
    expect(reply.json.error.message).not.toMatch(/TEST_SMS|variable/);
    expect(vi.mocked(console.error).mock.calls.flat().join('')).toContain('TEST_SMS is not set');
  });

  test('refuses to sign in without SESSION_SECRET', async () => {
    vi.stubEnv('FORECOURT_MODE', 'production');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await browser().verify(freshPhone(), '123456');
    expect([reply.status, reply.json.error.code]).toEqual([503, 'not_configured']);
  });
});
