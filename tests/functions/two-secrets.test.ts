/** The old secret is accepted until it is removed (ISO-05, decision 077). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPlan } from '#src/journeys/buying/rules/buying-plan.ts';
import { findPlan, keepPlan, newPlanKey } from '#src/server/buying-plans/plans.ts';
import { buyingPlans, financeApplications, sessions } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { signedHeaders } from '#src/server/delivery/signature.ts';
import { readEnvironment, sessionSecrets } from '#src/server/platform/environment.ts';
import {
  findApplication,
  findSubmittedApplication,
  keepHalfDone,
  newKey,
  sealForDealer,
} from '#src/journeys/finance-application/server/applications.ts';
import {
  applicationLeadKey,
  applicationUrl,
  idOfStaffLink,
} from '#src/journeys/finance-application/server/staff-link.ts';
import { answeredUrl, judgeAnsweredKey } from '#src/server/leads/answered-link.ts';
import { canaryHeader, canaryMark, isCanaryCall } from '#src/server/leads/canary-mark.ts';
import { isSignedCall } from '#src/server/operations/follow-up/verify-signature.ts';
import { sendCode } from '#src/server/platform/identity/send-code.ts';
import { cookieName, readSession } from '#src/server/platform/identity/session.ts';
import { verifyCode } from '#src/server/platform/identity/verify-code.ts';
import { liveKeys } from '#src/server/platform/live-secrets.ts';
import { findPerson } from '#src/server/operations/privacy/find-person.ts';
import { shownDigest, wasShown } from '#src/server/platform/shown.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

const oldSecret = 'qX7-vR2m_Kd9+Lw4s!Tz8pNb3hYc6fGj';
const newSecret = 'Hc5!wZ8t-Bn2_Jm6+Ry9kQv3sLx7dPfA';
const now = Date.parse('2026-11-20T09:00:00+11:00');
const phone = '+61491570156';

let site: FunctionSite;
let dealer: DealerRecord;
beforeAll(async () => {
  site = await functionSite();
  dealer = (await findDealer({ tenant: 'harbour-motors', dealersDir: `${site.outDir}/.forecourt/server` }))!;
});
afterAll(() => site.stop());
beforeEach(() => live(oldSecret));
afterEach(() => vi.unstubAllEnvs());

function live(current: string, previous?: string): void {
  vi.stubEnv('SESSION_SECRET', current);
  vi.stubEnv('SESSION_SECRET_PREVIOUS', previous);
}

const environment = () => readEnvironment();
const where = () => ({ db: site.db, dealer, secrets: sessionSecrets(environment()), now });

/** By text message. */
async function codeFor(number: string): Promise<() => ReturnType<typeof verifyCode>> {
  let text = '';
  const sms = { send: async (message: { text: string }) => void (text = message.text) };
  await sendCode(number, { ...where(), environment: environment(), sms, caller: '198.51.100.1', proof: null });
  const code = /\d{6}/.exec(text)![0];
  return () => verifyCode(number, code, { ...where(), dealer: dealer.slug, caller: '198.51.100.1' });
}

async function draft(): Promise<string> {
  const key = newKey();
  await keepHalfDone(key, { carId: null, answers: { phone, email: 'zoe@example.com' } }, where());
  return key;
}

const who = { dealer: 'harbour-motors', phone, email: null };

/** `make` creates an item and returns a check that it is still accepted. */
const kinds: [kind: string, make: () => Promise<() => Promise<boolean>>][] = [
  [
    'a code to sign in',
    async () => {
      const verify = await codeFor('+61491570110');
      return () => verify().then(Boolean, () => false);
    },
  ],
  [
    'a page whose form commits someone',
    async () => {
      const shown = { about: 'harbour-motors:reserve:1', terms: { price: 34_990 } };
      const digest = shownDigest(shown, environment());
      return async () => wasShown(digest, shown, environment());
    },
  ],
  [
    'the link "I have answered" in a mail',
    async () => {
      const lead = { id: '0b9a2f4e-6d2c-4a53-9d0e-8a1b7c6d5e4f', createdAt: new Date(now) };
      const url = new URL(answeredUrl({ slug: dealer.slug, siteUrl: 'https://x.example' }, lead, environment())!);
      const [until, signature] = [Number(url.searchParams.get('until')), url.searchParams.get('signature')!];
      return async () =>
        judgeAnsweredKey({ lead: lead.id, until, signature }, dealer.slug, environment(), now) === 'good';
    },
  ],
  [
    'the link to a finance application in a mail',
    async () => {
      const id = '0b9a2f4e-6d2c-4a53-9d0e-8a1b7c6d5e4f';
      const url = new URL(applicationUrl({ idempotencyKey: applicationLeadKey(id) }, 'https://x.example')!);
      return async () => idOfStaffLink(url.searchParams.get('staff')!) === id;
    },
  ],
  [
    'a finance application that is half done',
    async () => {
      const key = await draft();
      return async () => (await findApplication(key, where()))?.answers['phone'] === phone;
    },
  ],
  [
    'a finance application that was sent',
    async () => {
      const application = (await findApplication(await draft(), where()))!;
      await sealForDealer(application, where());
      return async () => (await findSubmittedApplication(application.id, where()))?.answers['phone'] === phone;
    },
  ],
  [
    'answers about buying',
    async () => {
      const key = newPlanKey();
      await keepPlan(key, { ...emptyPlan, phone }, where());
      return async () => (await findPlan(key, where()))?.plan.phone === phone;
    },
  ],
  [
    'the person of a sealed row',
    async () => {
      await keepPlan(newPlanKey(), { ...emptyPlan, phone }, where());
      await draft();
      return async () => {
        const found = await findPerson(site.db, who);
        return found.buyingPlans.length > 0 && found.financeApplications.length > 0;
      };
    },
  ],
  [
    'the mark of a test lead',
    async () => {
      const headers = { [canaryHeader]: canaryMark(dealer.slug, 'canary:2026-11-20', environment()) };
      const request = new Request('https://x.example', { headers });
      return async () => isCanaryCall({ request, dealer, input: { idempotency_key: 'canary:2026-11-20' } });
    },
  ],
];

describe('rotating SESSION_SECRET', () => {
  beforeEach(async () => {
    await site.db.delete(financeApplications);
    await site.db.delete(buyingPlans);
  });

  test.each(kinds)(
    'accepts %s from before the rotation while both values are live, and not afterwards (ISO-05)',
    async (_, make) => {
      const isAccepted = await make();
      live(newSecret);
      expect(await isAccepted()).toBe(false);
      live(newSecret, oldSecret);
      expect(await isAccepted()).toBe(true);
    },
  );

  test.each(kinds)('creates %s only with the current value (ISO-05)', async (_, make) => {
    live(newSecret, oldSecret);
    const isAccepted = await make();
    live(oldSecret);
    expect(await isAccepted()).toBe(false);
    live(newSecret);
    expect(await isAccepted()).toBe(true);
  });

  test('leaves shoppers signed in, since session tokens are random and not signed (ISO-05)', async () => {
    const { token } = await (await codeFor('+61491570111'))();
    live(newSecret);
    const request = new Request('https://x.example', { headers: { cookie: `${cookieName}=${token}` } });
    expect(await site.db.$count(sessions)).toBeGreaterThan(0);
    expect((await readSession(site.db, dealer.slug, request, now))?.phone).toBe('+61491570111');
  });
});

describe('rotating the webhook signing key', () => {
  const body = '{"lead_id":"1"}';
  const keysOf = (values: Record<string, string | undefined>) => liveKeys('CRM_KEY', values)!;
  const sent = (values: Record<string, string | undefined>) =>
    new Headers(signedHeaders(keysOf(values), { body, deliveryId: 'd', now }));
  const isTaken = (headers: Headers, values: Record<string, string>) =>
    isSignedCall(headers, body, { variable: 'CRM_KEY', values, now });

  test('sends one signature, and two in one header while two keys are live (ISO-05)', () => {
    expect(sent({ CRM_KEY: 'new' }).get('x-forecourt-signature')).toMatch(/^sha256=[\da-f]{64}$/);
    const both = sent({ CRM_KEY: 'new', CRM_KEY_PREVIOUS: 'old' }).get('x-forecourt-signature')!;
    expect(both.split(',')).toEqual([
      sent({ CRM_KEY: 'new' }).get('x-forecourt-signature'),
      sent({ CRM_KEY: 'old' }).get('x-forecourt-signature'),
    ]);
  });

  test.each([[{ CRM_KEY: 'new', CRM_KEY_PREVIOUS: 'new' }], [{ CRM_KEY: 'new', CRM_KEY_PREVIOUS: ' ' }]])(
    'signs once when the previous value is blank or the same: %o (ISO-05)',
    (values) => {
      expect(keysOf(values)).toEqual(['new']);
    },
  );

  test('accepts callbacks signed with either key while both are live, and only the new one afterwards (ISO-05)', () => {
    const both = { CRM_KEY: 'new', CRM_KEY_PREVIOUS: 'old' };
    for (const signer of [
      { CRM_KEY: 'new' },
      { CRM_KEY: 'old' },
      both,
      { CRM_KEY: 'x', CRM_KEY_PREVIOUS: 'old' },
    ] as const)
      expect(isTaken(sent(signer), both), JSON.stringify(signer)).toBe(true);
    expect(isTaken(sent({ CRM_KEY: 'old' }), { CRM_KEY: 'new' })).toBe(false);
    expect(isTaken(sent(both), { CRM_KEY: 'old' })).toBe(true);
    expect(isTaken(sent({ CRM_KEY: 'other' }), both)).toBe(false);
  });
});
