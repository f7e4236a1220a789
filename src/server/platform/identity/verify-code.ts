/**
 * Wrong, expired, used and unknown codes get the same response. Attempts count per caller, so strangers can't use up a
 * shopper's code, and per code, so many IP addresses together get few guesses; the requesting caller always has their
 * own attempts.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits, shoppers, signInCodes } from '../database/schema.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { personKey } from '../endpoint/person-key.ts';
import { isSigned, type LiveSecrets } from '../live-secrets.ts';
import { codeHash } from './code-hash.ts';
import { openSession } from './session.ts';

const maxCallerAttempts = 5,
  maxStrangerAttempts = 50;
/** Longer than any code is valid. */
const tryMemoryMs = 15 * 60_000;

export interface Verified {
  id: string;
  phone: string;
  token: string;
}
interface Verify {
  db: Database;
  dealer: string;
  secrets: LiveSecrets;
  caller: string;
  now: number;
}

/** @throws {EndpointError} 422 `wrong_code` */
export async function verifyCode(
  phone: string,
  code: string,
  { db, dealer, secrets, caller, now }: Verify,
): Promise<Verified> {
  const live = await liveCode(db, dealer, phone, now);
  const tried = await countCallerTry(db, `${dealer}:${personKey(phone)}:${live?.id ?? 'none'}:${caller}`, now);
  const row = live && tried <= maxCallerAttempts ? await countTry(db, dealer, live.id, caller) : undefined;
  // Takes the same time for a number without a code.
  const isRight = isSigned(row?.codeHash ?? codeHash(secrets[0], randomUUID(), '000000'), secrets, (secret) =>
    codeHash(secret, row?.id ?? randomUUID(), code),
  );
  if (!row || !isRight) throw tried >= maxCallerAttempts ? spentCode() : wrongCode();
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

export const askerKey = (codeId: string, caller: string): string => `sign-in-asked:${codeId}:${caller}`;

async function liveCode(db: Database, dealer: string, phone: string, now: number): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: signInCodes.id })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.dealer, dealer),
        eq(signInCodes.phone, phone),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, new Date(now)),
      ),
    );
  return row;
}

/** Counts before checking, so simultaneous guesses all count. */
async function countTry(
  db: Database,
  dealer: string,
  id: string,
  caller: string,
): Promise<{ id: string; codeHash: string } | undefined> {
  const isAsker = (await db.$count(rateLimits, eq(rateLimits.key, askerKey(id, caller)))) > 0;
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.dealer, dealer),
        eq(signInCodes.id, id),
        isAsker ? undefined : lt(signInCodes.tries, maxStrangerAttempts),
      ),
    )
    .returning({ id: signInCodes.id, codeHash: signInCodes.codeHash });
  return row;
}

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
  refused('This code is incorrect or has expired. Please check it, or ask for a new one.');
const spentCode = (): EndpointError => refused('Too many attempts: ask for a new code.');

/** Counts numbers without a code too, so responses reveal nothing. */
async function countCallerTry(db: Database, of: string, now: number): Promise<number> {
  const windowStart = new Date(Math.floor(now / tryMemoryMs) * tryMemoryMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `sign-in-try:${of}`, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row!.count;
}
