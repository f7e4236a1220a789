/** Operator command log. People appear only as slow, salted hashes. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { userInfo } from 'node:os';
import { desc } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { operatorActions } from './database/schema.ts';

type ActionName =
  | 'lead.resend'
  | 'hold.end'
  | 'hold.sold'
  | 'person.export'
  | 'person.erase'
  | 'person.correct'
  | 'application.open'
  | 'application.decide'
  | 'clock.confirm';

interface Contact {
  /** E.164. */
  phone: string | null;
  /** Lower case. */
  email: string | null;
}

export interface Action {
  actor: string;
  action: ActionName;
  dealer: string | null;
  subject?: string;
  personHashes?: string[];
  counts?: Record<string, number>;
  now: number;
}

export function operatorName(values: Record<string, string | undefined> = process.env): string {
  const named = values.FORECOURT_OPERATOR?.trim();
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

export async function noteAction(db: Pick<Database, 'insert'>, { now, ...action }: Action): Promise<void> {
  await db.insert(operatorActions).values({ ...action, at: new Date(now) });
}

const bytes = 24;

/** Fast hashes could be reversed by trying all of a country's phone numbers. */
const hashOf = (identifier: string, salt: string): Buffer => scryptSync(identifier, salt, bytes);

const identifiers = ({ phone, email }: Contact): string[] => [phone, email].filter((value) => value !== null);

/** `salt:hash`: searchable only for known people. */
export function personHashes(who: Contact): string[] {
  return identifiers(who).map((identifier) => {
    const salt = randomBytes(12).toString('hex');
    return `${salt}:${hashOf(identifier, salt).toString('hex')}`;
  });
}

function isOf(kept: string, identifier: string): boolean {
  const [salt = '', hash = ''] = kept.split(':');
  const known = Buffer.from(hash, 'hex');
  return known.length === bytes && timingSafeEqual(known, hashOf(identifier, salt));
}

export async function actionsOf(
  db: Pick<Database, 'select'>,
  who: Contact,
): Promise<(typeof operatorActions.$inferSelect)[]> {
  const all = await db.select().from(operatorActions).orderBy(desc(operatorActions.at));
  return all.filter(({ personHashes: kept }) =>
    kept.some((one) => identifiers(who).some((identifier) => isOf(one, identifier))),
  );
}
