/**
 * A code against what was texted. Wrong, old, used, unknown: one answer, by one path; after five tries it says that
 * only a new code helps, for every phone alike.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits, shoppers, signInCodes } from '../database/schema.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { personKey } from '../endpoint/person-key.ts';
import { codeHash, isSameHash } from './code-hash.ts';
import { openSession } from './session.ts';

const codeTries = 5;
/** Longer than any code lives. */
const tryMemoryMs = 15 * 60_000;

export interface Verified {
  id: string;
  phone: string;
  token: string;
}
interface Verify {
  db: Database;
  dealer: string;
  secret: string;
  now: number;
}

/** Uses the code up and signs its number in. Throws EndpointError 422 `wrong_code`. */
export async function verifyCode(phone: string, code: string, { db, dealer, secret, now }: Verify): Promise<Verified> {
  const row = await countTry(db, dealer, phone, now);
  // A number without a code costs the same hash as one with a code.
  const isRight = isSameHash(
    codeHash(secret, row?.id ?? randomUUID(), code),
    row?.codeHash ?? codeHash(secret, randomUUID(), '000000'),
  );
  if (!row || !isRight) throw (await countWrong(db, dealer, phone, now)) >= codeTries ? spentCode() : wrongCode();
  return db.transaction(async (tx) => {
    const used = await tx
      .update(signInCodes)
      .set({ usedAt: new Date(now) })
      .where(and(eq(signInCodes.id, row.id), eq(signInCodes.dealer, dealer), isNull(signInCodes.usedAt)))
      .returning({ id: signInCodes.id });
    if (used.length === 0) throw wrongCode();
    const id = await shopperOf(tx, dealer, phone, now);
    return { id, phone, token: await openSession(tx, dealer, id, now) };
  });
}

/** The try is counted before the code is looked at: guesses made at once count one by one. */
async function countTry(
  db: Database,
  dealer: string,
  phone: string,
  now: number,
): Promise<{ id: string; codeHash: string } | undefined> {
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.dealer, dealer),
        eq(signInCodes.phone, phone),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, new Date(now)),
        lt(signInCodes.tries, codeTries),
      ),
    )
    .returning({ id: signInCodes.id, codeHash: signInCodes.codeHash });
  return row;
}

/** The shopper of a number at this dealer, made at the first sign-in. */
async function shopperOf(db: Pick<Database, 'insert'>, dealer: string, phone: string, now: number): Promise<string> {
  const [row] = await db
    .insert(shoppers)
    .values({ dealer, phone, createdAt: new Date(now), signedInAt: new Date(now) })
    .onConflictDoUpdate({ target: [shoppers.dealer, shoppers.phone], set: { signedInAt: new Date(now) } })
    .returning({ id: shoppers.id });
  return row!.id;
}

const refused = (message: string): EndpointError =>
  new EndpointError(422, 'wrong_code', message, { fields: { code: message } });
const wrongCode = (): EndpointError =>
  refused('This code is wrong or has expired. Please check it, or ask for a new one.');
const spentCode = (): EndpointError => refused('Too many attempts: ask for a new code.');

const wrongTries = (dealer: string, phone: string): string => `sign-in-wrong:${dealer}:${personKey(phone)}`;

/** Wrong tries of a phone since its last code, whether it ever had one: nobody learns from the words whether it did. */
async function countWrong(db: Database, dealer: string, phone: string, now: number): Promise<number> {
  const since = new Date(now - tryMemoryMs);
  const key = wrongTries(dealer, phone);
  await db.delete(rateLimits).where(and(eq(rateLimits.key, key), lt(rateLimits.windowStart, since)));
  const rows = await db
    .select({ at: rateLimits.windowStart, count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  const at = rows[0]?.at ?? new Date(now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: at, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 0;
}

/** A new code starts again. */
export async function forgetWrongTries(db: Pick<Database, 'delete'>, dealer: string, phone: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, wrongTries(dealer, phone)));
}
