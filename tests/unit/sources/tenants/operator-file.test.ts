import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { plainSettings, temporaryFolder, tenantsWith } from './tenant-folder.ts';

let file: string;
const operator = (content: unknown): void =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
beforeEach(() => {
  file = join(temporaryFolder(), 'allowed.json');
  vi.stubEnv('OPERATOR_FILE', file);
});
afterEach(() => vi.unstubAllEnvs());

const errorsOf = async (settings: object): Promise<string[][]> => {
  const { issues } = await inspectTenant(
    'test-cars',
    tenantsWith({ 'settings.json': { ...plainSettings, ...settings } }),
  );
  return issues.filter(({ severity }) => severity === 'error').map((issue) => [issue.file, issue.path, issue.reason]);
};
const url = (more: object) => ({
  stock: { source: { kind: 'url', format: 'csv', url: 'https://feeds.example/a', ...more } },
});
const own = { dealers: { 'test-cars': { hosts: ['feeds.example'] } } };

describe('the contact for security issues', () => {
  test("appears on every dealer's site", async () => {
    operator({ security: { contact: 'mailto:security@operator.example' } });
    const { security } = await loadTenant('test-cars', tenantsWith({ 'settings.json': plainSettings }));
    expect(security).toEqual({ contact: 'mailto:security@operator.example' });
  });

  test.each(['security@operator.example', 'http://operator.example', 'mailto:nobody', ''])(
    'is refused if it reaches no one: %j',
    async (contact) => {
      operator({ security: { contact } });
      const { issues } = await inspectTenant('test-cars', tenantsWith({ 'settings.json': plainSettings }));
      expect(issues.map(({ file: name, path }) => [name, path])).toContainEqual(['operator.json', 'security.contact']);
    },
  );
});

describe('dealer settings', () => {
  test.each<[what: string, settings: object, path: string, reason: string]>([
    [
      "the operator's secret in a feed's query",
      url({ url: 'https://feeds.example/a?k=${SESSION_SECRET}' }),
      'stock.source.url',
      'uses SESSION_SECRET, which is reserved for the operator',
    ],
    [
      'the database in a header',
      url({ headers: { 'X-Key': 'a $DATABASE_URL' } }),
      'stock.source.headers.X-Key',
      'uses DATABASE_URL, which is reserved for the operator',
    ],
    [
      "another dealer's key as authorization",
      url({ authorization: 'KAURI_CARS_KEY' }),
      'stock.source.authorization',
      'uses KAURI_CARS_KEY, which isn’t allowed for test-cars',
    ],
    [
      "another dealer's key in a further feed",
      { stock: { feeds: [{ name: 'second', ...url({ authorization: 'KAURI_CARS_KEY' }).stock }] } },
      'stock.feeds[0].source.authorization',
      'uses KAURI_CARS_KEY, which isn’t allowed for test-cars',
    ],
    ...['sms', 'payments', 'rego', 'valuation', 'geocoding', 'reviews', 'crmWebhook', 'algoliaAdmin', 'buildHook'].map(
      (service): [string, object, string, string] => [
        `another dealer's account for ${service}`,
        { private: { ...plainSettings.private, providers: { [service]: 'KAURI_CARS_ACCOUNT' } } },
        `private.providers.${service}`,
        'uses KAURI_CARS_ACCOUNT, which isn’t allowed for test-cars',
      ],
    ),
    [
      'a host that the operator has not named',
      url({ url: 'https://stranger.example/a', authorization: 'TEST_CARS_KEY' }),
      'stock.source.url',
      'sends a key to stranger.example, which the operator hasn’t allowed',
    ],
    [
      'an address without encryption',
      url({ url: 'http://feeds.example/a?k=$TEST_CARS_KEY' }),
      'stock.source.url',
      'sends a key to feeds.example without encryption',
    ],
    [
      'an index at a host that the operator has not named',
      { stock: { source: { kind: 'algolia', host: 'stranger.example', appId: 'A', apiKey: 'TEST_CARS_KEY' } } },
      'stock.source.host',
      'sends a key to stranger.example, which the operator hasn’t allowed',
    ],
  ])('cannot use %s (ISO-01)', async (_, settings, path, reason) => {
    operator(own);
    expect(await errorsOf(settings)).toEqual([['settings.json', path, reason]]);
  });

  test("may use the dealer's own variables, shared variables, and any URL without a key (ISO-01)", async () => {
    operator({ everyDealer: { environment: ['SHARED_*'] }, ...own });
    expect(await errorsOf(url({ authorization: 'TEST_CARS_KEY', headers: { 'X-Id': '$SHARED_ID' } }))).toEqual([]);
    expect(await errorsOf(url({ url: 'https://anywhere.example/stock.csv' }))).toEqual([]);
    expect(await errorsOf({ private: { ...plainSettings.private, providers: { sms: 'SHARED_SMS' } } })).toEqual([]);
  });

  test('stop the build if they are refused (ISO-01)', async () => {
    operator(own);
    const dir = tenantsWith({ 'settings.json': { ...plainSettings, ...url({ authorization: 'SESSION_SECRET' }) } });
    await expect(loadTenant('test-cars', dir)).rejects.toThrow(/SESSION_SECRET, which is reserved for the operator/);
  });
});

describe("the operator's file", () => {
  test('with an error allows nothing, and reports where the error is (ISO-01)', async () => {
    operator('{\n  "dealers": { "test-cars": { "hosts": ["https://feeds.example"] } }\n}');
    const errors = await errorsOf(url({ authorization: 'TEST_CARS_KEY' }));
    expect(errors).toContainEqual([
      'operator.json',
      'dealers.test-cars.hosts[0]',
      expect.stringMatching(/host without/),
    ]);
    expect(errors).toContainEqual([
      'settings.json',
      'stock.source.url',
      expect.stringMatching(/which the operator hasn’t allowed/),
    ]);
  });

  test.each(['SESSION_SECRET', 'DATABASE_*', 'NETLIFY_AUTH_TOKEN'])('cannot share %s (ISO-01)', async (name) => {
    operator({ everyDealer: { environment: [name] } });
    expect(await errorsOf({})).toEqual([
      ['operator.json', 'everyDealer.environment[0]', expect.stringMatching(/belongs to the operator/)],
    ]);
  });

  test('causes a warning if it lists a dealer that does not exist (ISO-01)', async () => {
    operator({ dealers: { 'test-car': {} } });
    const { issues } = await inspectTenant('test-cars', tenantsWith());
    expect(issues).toMatchObject([
      { severity: 'warning', file: 'operator.json', path: 'dealers.test-car', reason: 'is not a dealer' },
    ]);
  });
});
