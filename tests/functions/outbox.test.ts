import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localMessages } from '#src/server/platform/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import outbox from '../../functions/outbox.ts';

let site: FunctionSite;
const at = (seconds: number): Date => new Date(Date.parse('2026-11-20T09:00:00+11:00') + seconds * 1000);

beforeAll(async () => {
  site = await functionSite({ dealers: ['harbour-motors', 'everyday-cars'] });
  await site.db.insert(localMessages).values([
    {
      dealer: 'harbour-motors',
      kind: 'sms',
      recipient: '+61491570006',
      body: 'First: code is 111111',
      createdAt: at(0),
    },
    {
      dealer: 'harbour-motors',
      kind: 'email',
      recipient: 'leads@example.com',
      subject: 'Lead <b>"1"</b>',
      body: '<script>alert(1)</script>\nline 2',
      createdAt: at(60),
    },
    {
      dealer: 'everyday-cars',
      kind: 'sms',
      recipient: '+61491570156',
      body: 'Elsewhere: code is 222222',
      createdAt: at(90),
    },
  ]);
});
afterAll(() => site.stop());
afterEach(() => vi.unstubAllEnvs());

test("shows the dealer's own messages, newest first, as text (AUTH-01)", async () => {
  const { status, text, headers } = await site.ask('/outbox');
  expect([status, headers['content-type'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'noindex',
    'no-store',
  ]);
  expect(text.indexOf('Lead &lt;b&gt;')).toBeLessThan(text.indexOf('First: code is 111111'));
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toMatch(/<script|222222/);
  expect(text).toContain('<time datetime="2026-11-19T22:01:00.000Z">');
});

test('points images and links in an email at this server, and allows them in its policy (LEAD-02)', async () => {
  const siteUrl = 'https://www.harbourmotors.example';
  await site.db.insert(localMessages).values({
    dealer: 'harbour-motors',
    kind: 'email',
    recipient: 'robin@shopper.example',
    subject: 'Reserved',
    body: `Reserved, see it at ${siteUrl}/reservation?ref=a&b=1.`,
    html: `<p><img src="${siteUrl}/_img/a.jpg" alt="A car"><a href="${siteUrl}/cars/">Cars</a></p>`,
    createdAt: at(120),
  });
  const { text, headers } = await site.ask('/outbox');
  expect(text).toContain('&lt;img src=&quot;/_img/a.jpg&quot;');
  expect(text).toContain('&lt;a target=&quot;_blank&quot; href=&quot;/cars/&quot;');
  expect(text).toContain(`at <a href="/reservation?ref=a&amp;b=1">${siteUrl}/reservation?ref=a&amp;b=1</a>.`);
  expect(text).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" /);
  expect(headers['content-security-policy']).toMatch(/img-src [^;]*'self'/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
});

test('shows an empty page for a dealer with no messages (AUTH-01)', async () => {
  await site.db.delete(localMessages);
  expect((await site.ask('/outbox', { dealer: 'everyday-cars' })).text).toContain('Nothing has been sent yet.');
});

test.each([
  ['production', undefined, 404],
  [undefined, 'production', 404],
  [undefined, 'deploy-preview', 404],
  ['development', 'deploy-preview', 200],
  ['development', undefined, 200],
  [undefined, undefined, 200],
])('with FORECOURT_MODE %s and host context %s, answers %i (AUTH-01)', async (mode, context, status) => {
  vi.stubEnv('FORECOURT_MODE', mode);
  vi.stubEnv('CONTEXT', context);
  expect((await site.ask('/outbox')).status).toBe(status);
});

test.each<[mode: string | undefined, url: string, ip: string, headers: Record<string, string>, status: number]>([
  [undefined, 'http://harbour-motors.localhost:4321', '127.0.0.1', {}, 200],
  [undefined, 'http://harbour-motors.localhost', '::1', {}, 200],
  [undefined, 'https://www.harbourmotors.example', '127.0.0.1', {}, 404],
  [undefined, 'https://localhost.example', '127.0.0.1', {}, 404],
  [undefined, 'http://harbour-motors.localhost', '203.0.113.7', {}, 404],
  [undefined, 'http://harbour-motors.localhost', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  [undefined, 'http://harbour-motors.localhost', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
  ['development', 'https://www.harbourmotors.example', '203.0.113.7', {}, 200],
])('with FORECOURT_MODE %s, %s from %s with %j answers %i (AUTH-01)', async (mode, url, ip, headers, status) => {
  vi.stubEnv('FORECOURT_MODE', mode);
  const answer = await outbox(new Request(`${url}/outbox`, { headers }), {
    params: {},
    ip,
    tenant: 'harbour-motors',
    dealersDir: `${site.outDir}/.forecourt/server`,
    waitUntil: () => {},
  });
  expect(answer.status).toBe(status);
});
