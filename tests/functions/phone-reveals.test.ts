import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneReveals } from '#src/server/platform/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite();
});
afterAll(() => site.stop());

test('logs a reveal under the dealer of the host, with the details the browser sent (API-02)', async () => {
  const answer = await site.ask('/api/phone-reveals', {
    json: {
      car_id: site.vehicles[0]!.id,
      dealership_id: 'HM-2064',
      website_id: 'harbour-motors',
      dealer: 'kauri-cars',
    },
  });
  expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  const rows = await site.db.select().from(phoneReveals);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    dealer: 'harbour-motors',
    carId: site.vehicles[0]!.id,
    dealershipId: 'HM-2064',
    websiteId: 'harbour-motors',
  });
});

test.each([
  ['text that is no JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400, 'bad_request'],
  ['another content type', { body: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
  ['a list', { json: [] }, 422, 'invalid'],
  ['20 KB', { json: { page: 'x'.repeat(20_000) } }, 413, 'too_large'],
  ['another website', { json: {}, headers: { origin: 'https://elsewhere.example' } }, 403, 'other_origin'],
  ['an unknown dealer', { json: {}, dealer: 'nobody' }, 404, 'no_such_site'],
  ['GET', { method: 'GET' }, 405, 'method_not_allowed'],
])('refuses %s with a code (API-02)', async (_, ask, status, code) => {
  const answer = await site.ask('/api/phone-reveals', ask);
  expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  expect(answer.json.error.message).toMatch(/\w/);
});
