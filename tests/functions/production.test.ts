import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { readEnvironment, secretProblem, sessionSecrets } from '#src/server/platform/environment.ts';
import { paymentProvider } from '#src/journeys/reserve/server/payments/payments.ts';
import { productionProblems, providerProblems, weakKeys } from '#src/server/operations/production-check.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { serveCommand } from '../../scripts/commands/serve.ts';
import { freshDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt, startForecourt } from '../support/run-forecourt.ts';
import { writeFiles } from '../unit/server/local-site.ts';

type Change = (settings: DealerRecord['settings']) => void;
type Variables = Record<string, string>;

const server: Variables = {
  DATABASE_URL: 'postgres://u:p@db.example/forecourt',
  SESSION_SECRET: 'qX7-vR2m_Kd9+Lw4s!Tz8pNb3hYc6fGj',
};
let plain: DealerRecord;

beforeAll(async () => {
  const { tenant } = await loadSite('harbour-motors', {
    tenantsDir: join(projectDir, 'tenants'),
    now: Date.parse('2026-11-19T10:00:00+11:00'),
  });
  plain = { slug: 'harbour-motors', settings: structuredClone(tenant.settings), locations: [], reviews: [] };
  const { account, reserve, tradeIn, finance, analytics, private: own } = plain.settings;
  Object.assign(account, { garage: false, requireSignInFor: [] });
  Object.assign(reserve, { shown: false, requireSignIn: false });
  Object.assign(tradeIn, { requireSignIn: false, valuation: false });
  finance.application = false;
  analytics.forwardTo = null;
  Object.assign(own.leads, { routes: [], fallbackEmail: null, webhookSecret: null });
  for (const service of Object.keys(own.providers)) Object.assign(own.providers, { [service]: null });
});

function record(change: Change = () => {}): DealerRecord {
  const dealer = structuredClone(plain);
  change(dealer.settings);
  return dealer;
}

const problems = (change: Change, more: Variables = {}): string[] => {
  const variables = { FORECOURT_MODE: 'production', ...server, ...more };
  return providerProblems(record(change), readEnvironment(variables), variables);
};

const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Leads <leads@sample.example>' };
const garage: Change = (settings) => {
  settings.account.garage = true;
  settings.private.providers.sms = 'HARBOUR_MOTORS_SMS';
};
const route = { category: null, location: null, email: null, webhook: null };

describe('production checks (AUTH-01)', () => {
  test('find no problem for a dealer without simulated providers', () => expect(problems(() => {})).toEqual([]));

  test.each<[string, Change, Variables, string[]]>([
    [
      'a watchlist without a variable for texts',
      (settings) => {
        settings.account.garage = true;
      },
      {},
      ['private.providers.sms does not name a variable'],
    ],
    ['a watchlist whose variable is not set', garage, {}, ['HARBOUR_MOTORS_SMS is not set']],
    [
      'a watchlist with an account that cannot be read',
      garage,
      { HARBOUR_MOTORS_SMS: 'AC1' },
      ['HARBOUR_MOTORS_SMS is not a text message account'],
    ],
    [
      'a watchlist with an account',
      garage,
      { HARBOUR_MOTORS_SMS: 'https://AC1:t@api.twilio.com/?from=%2B61491570006' },
      [],
    ],
    [
      'texts from a sender of letters (LAW-06)',
      garage,
      { HARBOUR_MOTORS_SMS: 'https://AC1:t@api.twilio.com/?from=HARBOUR' },
      ["must be in Australia's SMS Sender ID Register"],
    ],
    [
      'texts from a sender that is registered (LAW-06)',
      garage,
      { HARBOUR_MOTORS_SMS: 'https://AC1:t@api.twilio.com/?from=HARBOUR&registered=yes' },
      [],
    ],
    [
      'texts from a messaging service',
      garage,
      { HARBOUR_MOTORS_SMS: `https://AC1:t@api.twilio.com/?from=MG${'0'.repeat(32)}` },
      [],
    ],
    [
      'checkout for signed-in shoppers',
      (settings) => {
        settings.account.requireSignInFor = ['checkout'];
      },
      {},
      ['private.providers.sms'],
    ],
    [
      'a valuation for signed-in shoppers',
      (settings) => {
        settings.tradeIn.requireSignIn = true;
      },
      {},
      ['private.providers.sms'],
    ],
    [
      'leads by email',
      (settings) => {
        settings.private.leads.routes = [{ ...route, email: 'a@example.com' }];
      },
      {},
      ['SMTP_URL is not set', 'MAIL_FROM is not set'],
    ],
    [
      'a fallback address',
      (settings) => {
        settings.private.leads.fallbackEmail = 'a@example.com';
      },
      { SMTP_URL: 'smtp://mail.example' },
      ['MAIL_FROM is not set'],
    ],
    [
      'a mail server',
      (settings) => {
        settings.private.leads.fallbackEmail = 'a@example.com';
      },
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' },
      [],
    ],
    [
      'webhooks without a key',
      (settings) => {
        settings.private.leads.routes = [{ ...route, webhook: 'https://crm.example/' }];
        settings.private.leads.webhookSecret = 'HARBOUR_MOTORS_KEY';
      },
      {},
      ['HARBOUR_MOTORS_KEY is not set'],
    ],
    [
      'a CRM without address and key',
      (settings) => {
        settings.private.providers.crmWebhook = 'HARBOUR_MOTORS_CRM';
      },
      {},
      ['HARBOUR_MOTORS_CRM is not set', 'private.leads.webhookSecret does not name a variable'],
    ],
    [
      'events passed on without a key',
      (settings) => {
        settings.analytics.events = true;
        settings.analytics.forwardTo = 'https://stats.example/';
      },
      {},
      ['private.leads.webhookSecret does not name a variable'],
    ],
    [
      'deposits without an account',
      (settings) => {
        settings.reserve.shown = true;
      },
      mail,
      ['private.providers.payments does not name a variable'],
    ],
    [
      'a service whose account is not set',
      (settings) => {
        settings.private.providers.rego = 'HM_REGO';
        settings.private.providers.reviews = 'HM_REVIEWS';
      },
      { HM_REVIEWS: 'https://r.example' },
      ['HM_REGO is not set: private.providers.rego refers to it.'],
    ],
    [
      'receipts of deposits',
      (settings) => {
        settings.reserve.shown = true;
        settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
      },
      { HARBOUR_MOTORS_PAY: 'https://sk_live_1:whsec_1@api.stripe.com/' },
      ['SMTP_URL is not set', 'MAIL_FROM is not set'],
    ],
    [
      'a mail server and a sender that are none',
      (settings) => {
        settings.private.leads.fallbackEmail = 'a@example.com';
      },
      { SMTP_URL: 'http://mail.example', MAIL_FROM: 'zzz' },
      ['SMTP_URL is not a mail server', 'MAIL_FROM does not contain an email address'],
    ],
    [
      'deposits with a test key',
      (settings) => {
        settings.reserve.shown = true;
        settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
      },
      { ...mail, HARBOUR_MOTORS_PAY: 'https://sk_test_1:whsec_1@api.stripe.com/' },
      ['HARBOUR_MOTORS_PAY contains a Stripe test key'],
    ],
    [
      'deposits with a restricted live key',
      (settings) => {
        settings.reserve.shown = true;
        settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
      },
      { ...mail, HARBOUR_MOTORS_PAY: 'https://rk_live_1:whsec_1@api.stripe.com/' },
      [],
    ],
    [
      'deposits with no key of Stripe',
      (settings) => {
        settings.reserve.shown = true;
        settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
      },
      { ...mail, HARBOUR_MOTORS_PAY: 'https://key:whsec_1@api.stripe.com/' },
      ['HARBOUR_MOTORS_PAY contains no live Stripe key'],
    ],
    [
      'deposits whose account is not set',
      (settings) => {
        settings.reserve.shown = true;
        settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
      },
      mail,
      ['HARBOUR_MOTORS_PAY is not set'],
    ],
  ])('%s', (_, change, variables, expected) => {
    const found = problems(change, variables);
    expect(found).toHaveLength(expected.length);
    for (const [index, start] of expected.entries()) expect(found[index]).toContain(start);
  });

  test("lists problems shared by all dealers once, the rest under the dealer's name", () => {
    const environment = readEnvironment({ FORECOURT_MODE: 'production' });
    const found = productionProblems([record(garage), { ...record(garage), slug: 'other' }], environment, {});
    expect(found.map((line) => line.split(' is not set')[0])).toEqual([
      'DATABASE_URL',
      'SESSION_SECRET',
      'harbour-motors: HARBOUR_MOTORS_SMS',
      'other: HARBOUR_MOTORS_SMS',
    ]);
  });
});

describe('secret for one-time codes (AUTH-01)', () => {
  test.each<[string, boolean]>([
    ['s'.repeat(32), false],
    ['abcabcabcabcabcabcabcabcabcabcabc', false],
    ['0123456789abcdef0123456789abcdef', false],
    ['correct horse battery staple 1234', true],
    ['development only: set SESSION_SECRET', false],
    ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', true],
  ])('%s is acceptable: %s', (secret, isGood) => {
    expect(secretProblem(readEnvironment({ SESSION_SECRET: secret })) === null).toBe(isGood);
    expect(secretProblem(readEnvironment({ SESSION_SECRET: secret })) ?? '').not.toContain(secret);
  });
});

const [current, previous] = ['qX7-vR2m_Kd9+Lw4s!Tz8pNb3hYc6fGj', 'Hc5!wZ8t-Bn2_Jm6+Ry9kQv3sLx7dPfA'];

describe('the previous secret (ISO-05)', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['is accepted when it is another strong one', { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous }, null],
    ['may be missing', { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: '' }, null],
    ['is refused when it is the same', { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: current }, 'is the same as'],
    ['is refused when it is short', { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: 'short' }, '32 characters'],
    [
      'is refused when it is weak',
      { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: 's'.repeat(32) },
      'easy to guess',
    ],
    ['is refused without a current one', { SESSION_SECRET_PREVIOUS: previous }, 'SESSION_SECRET is not set'],
  ])('%s', (_, variables, problem) => {
    const environment = readEnvironment(variables);
    expect(secretProblem(environment) ?? '').toContain(problem ?? '');
    if (problem === null) expect(sessionSecrets(environment)[0]).toBe(current);
    else expect(() => sessionSecrets(environment)).toThrow(problem);
  });
});

describe('the webhook key (ISO-05)', () => {
  const named: Change = (settings) => {
    settings.private.leads.webhookSecret = 'HARBOUR_MOTORS_KEY';
  };
  const keys = (HARBOUR_MOTORS_KEY: string, HARBOUR_MOTORS_KEY_PREVIOUS?: string): string[] =>
    problems(named, {
      ...mail,
      HARBOUR_MOTORS_KEY,
      ...(HARBOUR_MOTORS_KEY_PREVIOUS === undefined ? {} : { HARBOUR_MOTORS_KEY_PREVIOUS }),
    });

  test('is refused when its previous value is the same', () => {
    expect(keys(current, current)).toEqual([expect.stringContaining('HARBOUR_MOTORS_KEY_PREVIOUS: is the same')]);
    expect(keys(current, previous)).toEqual([]);
  });

  test.each([
    ['', []],
    ['a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P', ['must have at least 32 characters']],
    ['s'.repeat(40), ['is easy to guess']],
    ['12345678901234567890123456789012345', ['is easy to guess']],
    ['abcdefghijklmnopqrstuvwxyz0123456789', ['is easy to guess']],
    ['change-me-change-me-change-me-please', ['is easy to guess']],
    ['your-webhook-secret-key-example-test', ['is easy to guess']],
    ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', []],
    [previous, []],
  ])('is refused in production, naming its variable, when it is weak: %s', (key, reasons) => {
    const said = (variable: string) => reasons.map((reason) => expect.stringContaining(`${variable}: ${reason}`));
    if (key !== '') expect(keys(key)).toEqual(said('HARBOUR_MOTORS_KEY'));
    expect(keys(current, key)).toEqual(said('HARBOUR_MOTORS_KEY_PREVIOUS'));
    expect(secretProblem(readEnvironment({ SESSION_SECRET: key || current }))).toEqual(
      reasons.length === 0 ? null : said('SESSION_SECRET')[0],
    );
    if (key !== '') expect(keys(key).join()).not.toContain(key);
  });

  test('is reported together with the one-time code secret in one list outside production', () => {
    const variables = { SESSION_SECRET: 'short', HARBOUR_MOTORS_KEY: 'weak', HARBOUR_MOTORS_KEY_PREVIOUS: 'weaker' };
    const short = 'must have at least 32 characters';
    expect(weakKeys([record(named), record(named)], readEnvironment(variables), variables)).toEqual([
      `SESSION_SECRET: ${short}`,
      `HARBOUR_MOTORS_KEY: ${short}`,
      `HARBOUR_MOTORS_KEY_PREVIOUS: ${short}`,
    ]);
    expect(weakKeys([record(named)], readEnvironment({}), {})).toEqual([]);
  });
});

test('refuses a test key for payments in production (API-14)', () => {
  const dealer = record((settings) => {
    settings.private.providers.payments = 'HARBOUR_MOTORS_PAY';
  });
  const account = (key: string, mode: string) => () =>
    paymentProvider(dealer, readEnvironment({ FORECOURT_MODE: mode }), {
      HARBOUR_MOTORS_PAY: `https://${key}:whsec_1@api.stripe.com/`,
    });
  expect(account('sk_test_1', 'production')).toThrow('HARBOUR_MOTORS_PAY contains a Stripe test key');
  for (const [key, mode] of [
    ['sk_live_1', 'production'],
    ['sk_test_1', 'development'],
  ] as const)
    expect(account(key, mode)).not.toThrow();
});

describe('./forecourt serve', () => {
  let outDir: string;
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'forecourt-production-'));
    await writeFiles(outDir, {
      '.forecourt/server/harbour-motors.json': JSON.stringify(record(garage)),
      'harbour-motors/index.html': '<!doctype html><title>Home</title>',
    });
  });
  beforeEach(() => {
    vi.stubEnv('FORECOURT_MODE', 'production').stubEnv('DATABASE_URL', undefined).stubEnv('SESSION_SECRET', undefined);
  });
  afterEach(() => void vi.unstubAllEnvs());
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  const options = (folder = outDir) => ['--out', folder, '--port', '0'];

  /** Waits until it is ready. */
  async function serve(variables: Variables, folder?: string): Promise<{ code: number | null; output: string }> {
    const child = startForecourt('serve', options(folder), {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const exit = once(child, 'exit') as Promise<[number | null]>;
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (/Ctrl\+C to stop|under their own host names|gets a 421/.test(output)) child.kill('SIGTERM');
      });
    const [code] = await exit;
    return { code, output };
  }

  test('refuses simulated providers in production and names every variable (AUTH-01)', async () => {
    const { stderr, ...end } = await runForecourt('serve', options());
    expect(end).toEqual({ code: 1, signal: null, stdout: '' });
    for (const name of [
      'DATABASE_URL is not set',
      'SESSION_SECRET is not set',
      'harbour-motors: HARBOUR_MOTORS_SMS is not set',
    ])
      expect(stderr).toContain(name);
    expect(stderr).not.toMatch(/Serving|Usage|at .*\.ts:\d/);
  });

  test('refuses a secret that is too short and names its variable (AUTH-01)', async () => {
    vi.stubEnv('SESSION_SECRET', 'short');
    const { code, stdout, stderr } = await runCommand(serveCommand, options());
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('SESSION_SECRET: must have at least 32 characters');
    expect(stderr).not.toMatch(/"short"|Usage/);
  });

  test('prints the usage after a usage error (OPS-01)', async () => {
    expect(await runCommand(serveCommand, ['--port', 'web'])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^"web" is not a valid port\. .*\nUsage: forecourt serve /),
    });
  });

  test('starts with real providers in production (AUTH-01)', async () => {
    const { code, output } = await serve({
      ...server,
      DATABASE_URL: await freshDatabase(),
      HARBOUR_MOTORS_SMS: 'https://AC1:t@api.twilio.com/?from=%2B61491570006',
    });
    expect([code, /Serving 1 dealer from .* port \d+: harbour-motors$/m.test(output)]).toEqual([0, true]);
    const lines = [...output.matchAll(/^\{"at":"[^"]+","event":"(\w+)"/gm)].map(([, event]) => event);
    expect(lines).toEqual(['ready', 'stopping', 'stopped']);
  });

  test('serves a folder without a site, and explains how to build one (OPS-01)', async () => {
    const variables = { ...server, DATABASE_URL: await freshDatabase() };
    const { code, output } = await serve(variables, join(outDir, 'elsewhere'));
    expect(output).toMatch(
      /^There are no built sites in \S+elsewhere\. To build them: \.\/forecourt build --out \S+elsewhere\./m,
    );
    expect(code).toBe(0);
  });
});
