import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHeaders } from '#src/server/platform/site-headers.ts';
import { someSettings } from '../fixtures/vehicles.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite({ pages: true });
});
afterAll(() => site.stop());

test.each([
  ['GET', '/api/health', 200],
  ['GET', '/api/session', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/api/leads', 405],
  ['POST', '/api/leads', 415],
  ['GET', '/api/cars/none/availability', 404],
  ['POST', '/api/payments/webhook', 400],
])(
  '%s %s, answered %i, has headers against sniffing, framing, scripts and cross-site reads (ERR-01)',
  async (method, path, status) => {
    const answer = await site.ask(path, { method });
    expect([
      answer.status,
      answer.headers['x-content-type-options'],
      answer.headers['cross-origin-resource-policy'],
    ]).toEqual([status, 'nosniff', 'same-origin']);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  },
);

test("keeps the page's own policy when a plain form is answered with a page (ERR-01)", async () => {
  const page = await site.ask('/api/forms/enquiry', { form: { name: '' }, headers: { accept: 'text/html' } });
  expect([page.status, page.headers['x-content-type-options']]).toEqual([422, 'nosniff']);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self';/);
});

test.each([
  ['/outbox', 'harbour-motors', 200],
  ['/success', 'harbour-motors', 200],
  ['/booking', 'harbour-motors', 404],
  ['/none', 'harbour-motors', 404],
  ['/', 'nobody-here', 404],
])('%s of %s, answered %i, is a page that no other site can read (ERR-01)', async (path, dealer, status) => {
  const page = await site.ask(path, { dealer });
  expect([page.status, page.headers['cross-origin-resource-policy'], page.headers['x-content-type-options']]).toEqual([
    status,
    'same-origin',
    'nosniff',
  ]);
});

test('isolates pages in their own browsing context group', () => {
  expect(siteHeaders(someSettings())['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
