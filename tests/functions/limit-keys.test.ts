/** The table holds no personal data that can be read or guessed. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rateLimits } from '#src/server/platform/database/schema.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  vi.stubEnv('SESSION_SECRET', 'k3y-of-this-test-and-of-nothing-else-at-all');
  await site.db.delete(rateLimits);
});
afterEach(() => vi.unstubAllEnvs());

const email = 'zoe.private@shopper.example';
const phone = '+61491570156';
const keys = async (kind: string) =>
  (await site.db.select().from(rateLimits)).map(({ key }) => key).filter((key) => key.startsWith(kind));
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function expectNobody(found: string[]): void {
  expect(found).not.toEqual([]);
  for (const key of found)
    for (const known of ['zoe', 'shopper', '491570156', digest(email), digest(phone)])
      expect(key.toLowerCase()).not.toContain(known);
}

test.each([
  ['a mail', { email, phone: '' }],
  ['a text', { email: '', phone: '0491 570 156' }],
])(
  'stores no contact details, nor a reversible digest, in the limit for confirmations by %s (LEAD-01)',
  async (_, person) => {
    expect(
      (
        await site.ask('/api/forms/enquiry', {
          json: { ...enquiry, ...person, idempotency_key: `limit-${person.email.length}` },
        })
      ).status,
    ).toBe(200);
    expect(await keys('told-person:harbour-motors:')).toHaveLength(1);
    expectNobody(await keys(''));
  },
);

test('stores no phone number in the limits for sign-in codes and wrong attempts (PRIV-02)', async () => {
  expect((await site.ask('/api/sign-in/code', { json: { phone: '0491 570 156' } })).status).toBe(200);
  expect((await site.ask('/api/sign-in/verify', { json: { phone: '0491 570 156', code: '000000' } })).status).toBe(422);
  expectNobody([...(await keys('sign-in-phone:')), ...(await keys('sign-in-wrong:'))]);
});
