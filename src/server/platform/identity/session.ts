/** The database stores only a token hash. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions, shoppers } from '../database/schema.ts';

export interface Session {
  id: string;
  userId: string;
  /** E.164. */
  phone: string;
  renewed: string | null;
}

export const cookieName = '__Host-forecourt';
const sessionDays = 60;
const dayMs = 86_400_000;
/** Requests in flight may carry the old token. */
const overlapMs = 60_000;
const tokenPattern = /^[\w\-]{43}$/v;

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function openSession(
  db: Pick<Database, 'insert'>,
  dealer: string,
  shopperId: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(now);
  await db.insert(sessions).values({
    dealer,
    shopperId,
    tokenHash: tokenHash(token),
    createdAt: at,
    rotatedAt: at,
    expiresAt: new Date(now + sessionDays * dayMs),
  });
  return token;
}

/** Replaces tokens older than a day. */
export async function readSession(
  db: Database,
  dealer: string,
  request: Request,
  now: number,
): Promise<Session | null> {
  const token = cookieOf(request.headers.get('cookie'));
  if (token === null) return null;
  const hash = tokenHash(token);
  const at = new Date(now);
  const isCurrentOrJustReplaced = or(
    eq(sessions.tokenHash, hash),
    and(eq(sessions.previousTokenHash, hash), gt(sessions.previousUntil, at)),
  );
  const [row] = await db
    .select({ id: sessions.id, userId: shoppers.id, phone: shoppers.phone, rotatedAt: sessions.rotatedAt })
    .from(sessions)
    .innerJoin(shoppers, and(eq(shoppers.id, sessions.shopperId), eq(shoppers.dealer, sessions.dealer)))
    .where(
      and(isCurrentOrJustReplaced, eq(sessions.dealer, dealer), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)),
    );
  if (!row) return null;
  const renewed = now - row.rotatedAt.getTime() > dayMs ? await rotate(db, row.id, hash, now) : null;
  return { id: row.id, userId: row.userId, phone: row.phone, renewed };
}

/** Only one of several simultaneous requests renews it. */
async function rotate(db: Database, id: string, oldHash: string, now: number): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const changed = await db
    .update(sessions)
    .set({
      tokenHash: tokenHash(token),
      previousTokenHash: oldHash,
      previousUntil: new Date(now + overlapMs),
      rotatedAt: new Date(now),
      expiresAt: new Date(now + sessionDays * dayMs),
    })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, oldHash)))
    .returning({ id: sessions.id });
  return changed.length > 0 ? token : null;
}

export async function closeSession(db: Database, dealer: string, { id }: Session, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.id, id), eq(sessions.dealer, dealer)));
}

export async function closeEverySession(db: Database, dealer: string, { userId }: Session, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.shopperId, userId), eq(sessions.dealer, dealer), isNull(sessions.revokedAt)));
}

export function sessionCookies(session: Session | null): string[] {
  return session?.renewed ? [sessionCookie(session.renewed)] : [];
}

export const sessionCookie = (token: string): string =>
  `${cookieName}=${token}; Path=/; Max-Age=${sessionDays * 86_400}; HttpOnly; Secure; SameSite=Lax`;
export const expiredSessionCookie = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

function cookieOf(header: string | null): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=');
    if (name === cookieName && tokenPattern.test(value)) return value;
  }
  return null;
}

export function replaceCookie(headers: Headers, cookie: string): void {
  headers.set('set-cookie', cookie);
}
