/** When strangers request many sign-in texts, a proof of work replaces refusal. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveChallenge } from '#src/lib/proof-of-work.ts';
import { localMessages, rateLimits, signInCodes } from '#src/server/platform/database/schema.ts';
import { Browser, type Reply } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { timeLimit } from '../support/time-limit.ts';
import signInCode from '../../functions/sign-in-code.ts';

const hour = 3_600_000;
const start = Math.ceil(Date.parse('2026-11-20T09:00:00+11:00') / (24 * hour)) * 24 * hour;
const freeTexts = 60;
let site: FunctionSite;
let clock = start;
let numbers = 0;

beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars'],
    change: ({ settings }) => {
      settings.account.garage = true;
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  clock = start;
  for (const table of [rateLimits, localMessages, signInCodes]) await site.db.delete(table);
});

const freshPhone = (): string => `+6149157${String(numbers++ % 10_000).padStart(4, '0')}`;
interface Ask {
  ip?: string;
  dealer?: string;
  phone?: string;
  proof?: string;
}
const askCode = ({ ip = '203.0.113.7', dealer = 'harbour-motors', phone = freshPhone(), proof }: Ask): Promise<Reply> =>
  new Browser(site, { ip, dealer, now: () => clock }).call(signInCode, '/api/sign-in/code', {
    json: { phone },
    ...(proof === undefined ? {} : { headers: { 'x-proof-of-work': proof } }),
  });
const texts = () => site.db.$count(localMessages);
const bitsOf = ({ json }: Reply): number => Number(String(json.proof).split('.')[0]);

/** Simulates texts requested this hour. */
const useUp = (count = freeTexts, dealer = 'harbour-motors') =>
  site.db
    .insert(rateLimits)
    .values({ key: `sign-in-texts:${dealer}`, windowStart: new Date(start), count })
    .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { count } });

async function solved(ask: Ask = {}): Promise<string> {
  const asked = await askCode(ask);
  expect([asked.status, asked.json.error.code]).toEqual([429, 'proof_needed']);
  return solveChallenge(asked.json.proof);
}

describe("a dealer's sign-in texts (ISO-04)", () => {
  test(
    'stay within the free allowance when 62 addresses ask for ten each at once, and a shopper can still sign in',
    async () => {
      const strangers = Array.from({ length: 62 }, (_, at) => `198.51.100.${at}`);
      const replies = (
        await Promise.all(
          strangers.map(async (ip) => {
            const own: Reply[] = [];
            for (let ask = 0; ask < 10; ask++) own.push(await askCode({ ip }));
            return own;
          }),
        )
      ).flat();
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(freeTexts);
      expect(await texts()).toBe(freeTexts);
      const phone = freshPhone();
      const proof = await solved({ phone });
      expect((await askCode({ phone, proof })).status).toBe(200);
      const shopper = new Browser(site, { now: () => clock });
      const [text] = (await site.db.select().from(localMessages)).filter(({ recipient }) => recipient === phone);
      expect((await shopper.verify(phone, /code is (\d{6})/.exec(text!.body)![1])).status).toBe(200);
    },
    timeLimit(30_000),
  );

  test('need no proof below the threshold, nor in the next hour', async () => {
    await useUp(freeTexts - 1);
    expect((await askCode({})).status).toBe(200);
    expect((await askCode({})).status).toBe(429);
    clock += hour;
    expect((await askCode({})).status).toBe(200);
  });

  test.each([
    [60, 0, 18],
    [119, 2, 18],
    [120, 2, 19],
    [3000, 0, 23],
    [60, 5, 21],
    [60, 39, 28],
  ])('at %i an hour, %i of them from one caller that day, require %i bits', async (ofDealer, ofCaller, bits) => {
    await useUp(ofDealer);
    await site.db.insert(rateLimits).values({
      key: 'sign-in-caller:harbour-motors:203.0.113.7:86400',
      windowStart: new Date(start),
      count: ofCaller,
    });
    expect(bitsOf(await askCode({}))).toBe(bits);
  });

  test("do not use up a number's limit while a proof is requested", async () => {
    await useUp();
    const phone = freshPhone();
    for (let ask = 0; ask < 5; ask++) expect((await askCode({ phone, ip: `192.0.2.${ask}` })).status).toBe(429);
    expect((await askCode({ phone, proof: await solved({ phone }) })).status).toBe(200);
  });

  test('stay limited per number, whatever proofs are solved', async () => {
    const phone = freshPhone();
    for (let ask = 0; ask < 3; ask++) expect((await askCode({ phone })).status).toBe(200);
    await useUp();
    const refused = await askCode({ phone, ip: '192.0.2.9', proof: await solved({ phone, ip: '192.0.2.9' }) });
    expect([refused.status, refused.json.error.code]).toEqual([429, 'too_many_requests']);
  });
});

/** Each test starts without used proofs. */
let shared: Promise<string> | undefined;
const anyProof = (): Promise<string> => (shared ??= solved());

const swapped = (proof: string, part: number, change: (text: string) => string): string =>
  proof
    .split('.')
    .map((text, at) => (at === part ? change(text) : text))
    .join('.');

describe('a proof of work (ISO-04)', () => {
  test('buys only one text, even when it is sent many times at once', async () => {
    await useUp();
    const proof = await anyProof();
    const replies = await Promise.all([1, 2, 3, 4].map(() => askCode({ proof })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    expect(await texts()).toBe(1);
    const again = await askCode({ proof });
    expect([again.status, again.json.error.code]).toEqual([429, 'proof_needed']);
  });

  test.each<[string, (proof: string) => Ask | Promise<Ask>]>([
    ["another caller's", (proof) => ({ proof, ip: '192.0.2.1' })],
    ["another dealer's", (proof) => ({ proof, dealer: 'everyday-cars' })],
    ['with fewer bits than were signed', (proof) => ({ proof: swapped(proof, 0, () => '01') })],
    ['with a later end than was signed', (proof) => ({ proof: swapped(proof, 1, (end) => String(Number(end) + 1)) })],
    ['with another nonce than was signed', (proof) => ({ proof: swapped(proof, 2, () => 'aaaaaaaaaaaa') })],
    ['with a signature of its own', (proof) => ({ proof: swapped(proof, 3, () => 'a'.repeat(43)) })],
    ['with a number that solves nothing', (proof) => ({ proof: swapped(proof, 4, (number) => `${number}7`) })],
    ['without a number', (proof) => ({ proof: proof.slice(0, proof.lastIndexOf('.')) })],
    ['of nothing at all', () => ({ proof: '' })],
    ['endless', (proof) => ({ proof: proof + '1'.repeat(5000) })],
  ])('%s is refused, and a new one is requested', async (_, change) => {
    await useUp();
    await useUp(freeTexts, 'everyday-cars');
    const refused = await askCode(await change(await anyProof()));
    expect([refused.status, refused.json.error.code, typeof refused.json.proof]).toEqual([
      429,
      'proof_needed',
      'string',
    ]);
    expect(await texts()).toBe(0);
  });

  test('is accepted until its five minutes are over', async () => {
    await useUp();
    const [early, late] = [await solved(), await solved()];
    clock += 300_000 - 1000;
    expect((await askCode({ proof: early })).status).toBe(200);
    clock += 1000;
    expect((await askCode({ proof: late })).status).toBe(429);
  });

  test('requested at a quieter time is accepted if it is at most two bits too easy', async () => {
    await useUp();
    const [first, second] = [await solved(), await solved()];
    await useUp(freeTexts * 4);
    expect((await askCode({ proof: first })).status).toBe(200);
    await useUp(freeTexts * 8);
    const refused = await askCode({ proof: second });
    expect([refused.status, bitsOf(refused)]).toEqual([429, 21]);
  });
});

test(
  'an honest shopper gets a text, with one proof at most, whatever order strangers arrive in (ISO-04)',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: freeTexts - 4, max: freeTexts * 2 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 12 }),
        async (before, order) => {
          for (const table of [rateLimits, localMessages]) await site.db.delete(table);
          await useUp(before);
          for (const stranger of order) await askCode({ ip: `198.51.100.${stranger}` });
          const phone = freshPhone();
          const first = await askCode({ phone });
          const reply =
            first.status === 200 ? first : await askCode({ phone, proof: await solveChallenge(first.json.proof) });
          expect(reply.status).toBe(200);
        },
      ),
      { numRuns: fuzzRuns(6) },
    );
  },
  timeLimit(60_000),
);
