/**
 * Texts cost money and wake people up, so numbers and callers have limits. Strangers could use up a dealer's limit, so
 * beyond an hourly number each text needs a proof of work.
 */
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { isEnough, easiestProof, proofNeeded, readProof, type ProofScope } from '../endpoint/proof-of-work.ts';
import { personKey } from '../endpoint/person-key.ts';
import {
  areLimitsOff,
  countCall,
  countUp,
  presentCounts,
  secondsLeft,
  windowOf,
  type RateLimit,
} from '../endpoint/rate-limit.ts';
import type { Environment } from '../environment.ts';

const day = 86_400;
const phoneLimits: RateLimit[] = [
  { calls: 3, seconds: 600 },
  { calls: 10, seconds: day },
];
const callerDay: RateLimit = { calls: 40, seconds: day };
const callerLimits: RateLimit[] = [{ calls: 10, seconds: 600 }, callerDay];
/** Without a proof of work. */
export const freeTexts: RateLimit = { calls: 60, seconds: 3600 };
/** Per caller and day, before texts need more work. */
const easyTexts = 2;

export const textCounter = (dealer: string, now: number) => windowOf(`sign-in-texts:${dealer}`, freeTexts, now);

interface TextCall {
  db: Database;
  dealer: string;
  caller: string;
  proof: unknown;
  environment: Environment;
  now: number;
}

/** @throws {EndpointError} 429 with `retry-after`, or `proof_needed` */
export async function countText(phone: string, call: TextCall): Promise<void> {
  const { db, dealer, caller, environment, now } = call;
  const scope: ProofScope = { dealer, purpose: 'sign-in-text', caller };
  const ofDealer = textCounter(dealer, now);
  const bits = await bitsNeeded(call);
  const proof = bits > 0 ? readProof(call.proof, scope, call) : null;
  const needed = (least: number) =>
    proofNeeded(scope, least, { now, environment, retryAfter: secondsLeft(freeTexts, now) });
  if (bits > 0 && !isEnough(proof, bits)) throw needed(bits);
  if (proof && (await countUp(db, [proof.used]))[0]! > 1) throw needed(bits);
  for (const limit of callerLimits) await countCall(db, callerKey(dealer, caller, limit), limit, now);
  const ofPhone = `sign-in-phone:${dealer}:${personKey(phone)}`;
  for (const limit of phoneLimits) await countCall(db, `${ofPhone}:${limit.seconds}`, limit, now);
  if (proof || areLimitsOff()) await countUp(db, [ofDealer]);
  // Others may just have taken the last free text.
  else if (!(await takeFree(db, ofDealer))) throw needed(easiestProof);
}

const callerKey = (dealer: string, caller: string, { seconds }: RateLimit): string =>
  `sign-in-caller:${dealer}:${caller}:${seconds}`;

/** 0: no proof. One more bit per doubling of the dealer's texts, and per text from the caller. */
async function bitsNeeded({ db, dealer, caller, now }: TextCall): Promise<number> {
  if (areLimitsOff()) return 0;
  const ofDealer = textCounter(dealer, now);
  const ofCaller = windowOf(callerKey(dealer, caller, callerDay), callerDay, now);
  const [texts = 0, own = 0] = await presentCounts(db, [ofDealer, ofCaller]);
  if (texts < freeTexts.calls) return 0;
  return easiestProof + Math.floor(Math.log2(texts / freeTexts.calls)) + Math.max(0, own - easyTexts);
}

async function takeFree(db: Database, counter: ReturnType<typeof windowOf>): Promise<boolean> {
  const taken = await db
    .insert(rateLimits)
    .values({ ...counter, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
      setWhere: lt(rateLimits.count, freeTexts.calls),
    })
    .returning({ count: rateLimits.count });
  return taken.length > 0;
}
