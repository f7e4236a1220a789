import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientReader } from '#src/local-server/client.ts';
import { publicHosts } from '#src/local-server/public-hosts.ts';
import { someSettings } from '../../fixtures/vehicles.ts';
import { localSite, writeFiles, type LocalSite } from './local-site.ts';

const record = (slug: string, siteUrl: string) => JSON.stringify({ slug, settings: someSettings({ siteUrl }) });
const files = {
  'alpha/index.html': 'home of alpha',
  'beta/index.html': 'home of beta',
  'alpha/_headers':
    "/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n  Strict-Transport-Security: max-age=63072000\n",
  '.forecourt/server/alpha.json': record('alpha', 'https://www.alpha.example'),
  '.forecourt/server/beta.json': record('beta', 'https://beta.example'),
};
const echo = `export default (request, { tenant, ip }) => Response.json({ url: request.url, tenant, ip }); export const config = { path: '/api/echo' };`;

let functionsDir: string;
let open: LocalSite;
let behindProxy: LocalSite;
let one: LocalSite;

beforeAll(async () => {
  functionsDir = await mkdtemp(join(tmpdir(), 'forecourt-own-hosting-'));
  await writeFiles(functionsDir, { 'echo.ts': echo });
  open = await localSite(files, { functionsDir });
  behindProxy = await localSite(files, { functionsDir, list: false, trustProxy: '127.0.0.1' });
  one = await localSite(files, { list: false, site: 'alpha' });
});
afterAll(async () => {
  for (const site of [open, behindProxy, one]) await site.stop();
  await rm(functionsDir, { recursive: true });
});

describe('self-hosting (OPS-04)', () => {
  test('serves each dealer only on the host of its siteUrl', async () => {
    expect((await open.ask('/', { host: 'WWW.alpha.example' })).text).toBe('home of alpha');
    expect((await open.ask('/', { host: 'beta.example' })).text).toBe('home of beta');
    expect((await open.ask('/', { host: 'alpha.example' })).status).toBe(421);
    expect((await open.ask('/', { host: 'www.alpha.example.evil.example' })).status).toBe(421);
  });

  test("passes the host's dealer to functions", async () => {
    const { text } = await open.ask('/api/echo', { host: 'beta.example' });
    expect(JSON.parse(text)).toMatchObject({
      tenant: 'beta',
      url: expect.stringMatching(/^http:\/\/beta\.example:\d+\/api\/echo$/v),
    });
  });

  test('serves only one dealer if the deployment has a single site', async () => {
    expect((await one.ask('/', { host: 'www.alpha.example' })).text).toBe('home of alpha');
    expect((await one.ask('/', { host: 'beta.example' })).status).toBe(421);
  });

  test('lists the dealers only if the list is enabled', async () => {
    expect((await open.ask('/', { host: 'localhost' })).status).toBe(200);
    const { status, text } = await behindProxy.ask('/', { host: 'localhost' });
    expect(status).toBe(404);
    expect(text).not.toContain('alpha');
  });

  test('rereads site records after a few seconds', async () => {
    let now = 0;
    const hosts = publicHosts(open.outDir, null, () => now);
    expect(await hosts('new.example')).toBeNull();
    await writeFiles(open.outDir, { '.forecourt/server/gamma.json': record('gamma', 'https://new.example') });
    now = 6000;
    expect(await hosts('new.example')).toBe('gamma');
  });
});

const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

describe('reverse proxy headers (AUTH-01)', () => {
  test('set the client address and https when they come from a trusted proxy', async () => {
    const { text } = await behindProxy.ask('/api/echo', { host: 'www.alpha.example', headers });
    expect(JSON.parse(text)).toMatchObject({
      ip: '203.0.113.7',
      url: expect.stringMatching(/^https:\/\/www\.alpha\.example/v),
    });
    const page = await behindProxy.ask('/', { host: 'www.alpha.example', headers });
    expect(page.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
    });
  });

  test('are ignored without a trusted proxy, because anyone can send them', async () => {
    const { text } = await open.ask('/api/echo', { host: 'www.alpha.example', headers });
    expect(JSON.parse(text)).toMatchObject({ ip: '127.0.0.1', url: expect.stringMatching(/^http:/v) });
    expect(
      (await open.ask('/', { host: 'www.alpha.example', headers })).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  const ask = (trusted: string | null, remoteAddress: string, forwarded?: string) =>
    clientReader(trusted)({
      socket: { remoteAddress } as never,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }).ip;

  test.each<[string, string | null, string, string | undefined, string]>([
    ['the peer without a proxy', null, '::ffff:198.51.100.4', '203.0.113.7', '198.51.100.4'],
    ['the peer that is no proxy', '10.0.0.1', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
    [
      'the last that is no proxy: what stands before it a caller may have made up',
      '127.0.0.1, 10.0.0.0/8',
      '::ffff:127.0.0.1',
      '1.2.3.4, 203.0.113.7, 10.1.2.3',
      '203.0.113.7',
    ],
    ['IPv6', '::1', '::1', '2001:db8::5', '2001:db8::5'],
    ['the proxy where its word is no address', '127.0.0.1', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the proxy where it says nothing', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ])('give the client address: %s', (_, trusted, peer, forwarded, caller) =>
    expect(ask(trusted, peer, forwarded)).toBe(caller),
  );

  test.each(['proxy.example', '10.0.0.0/40', '10.0.0.0/', '::1/129'])(
    'prevent startup if the proxy list contains %j',
    (trusted) => {
      expect(() => clientReader(trusted)).toThrow(/TRUST_PROXY/v);
    },
  );
});
