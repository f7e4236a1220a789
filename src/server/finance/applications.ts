/** Finance applications in the database: half done ones by the shopper's key, sent ones by the server's (043). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Answers } from '#src/domain/finance/application/question.ts';
import { readMobileNumber } from '#src/domain/places/phone/phone-number.ts';
import type { Database } from '../database/database.ts';
import { financeApplications } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { personKey } from '../endpoint/person-key.ts';
import type { LiveSecrets } from '../live-secrets.ts';
import { seal, unseal } from './seal.ts';

export const draftDays = 30;
const dayMs = 86_400_000;

interface HalfDone {
  /** The vehicle's id, where one was chosen. */
  carId: string | null;
  answers: Answers;
}

export interface Application extends HalfDone {
  id: string;
  key: string;
  /** Keyed hash of the mobile number that was given; null before. */
  phoneHash: string | null;
  leadId: string | null;
  expiresAt: Date;
}

interface Where {
  db: Database;
  dealer: DealerRecord;
  secrets: LiveSecrets;
  now: number;
}

export const newKey = (): string => randomBytes(32).toString('base64url');
const isKey = (key: string): boolean => /^[\w\-]{43}$/v.test(key);
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The half done or sent application of a key, without its answers once it is sent; null for a key that opens none. */
export async function findApplication(
  key: string | null,
  { db, dealer, secrets, now }: Where,
): Promise<Application | null> {
  if (key === null || !isKey(key)) return null;
  const [row] = await db
    .select()
    .from(financeApplications)
    .where(
      and(
        eq(financeApplications.dealer, dealer.slug),
        eq(financeApplications.keyHash, hashOf(key)),
        gt(financeApplications.expiresAt, new Date(now)),
      ),
    );
  if (!row) return null;
  const text = row.draft === null ? null : unseal(row.draft, secrets, key);
  if (row.leadId === null && text === null) return null;
  const { carId, answers } = text === null ? { carId: null, answers: {} } : (JSON.parse(text) as HalfDone);
  return { id: row.id, key, carId, answers, phoneHash: row.phoneHash, leadId: row.leadId, expiresAt: row.expiresAt };
}

/** Keeps what was answered for thirty days from now. One that was sent stays as it is. */
export async function keepHalfDone(key: string, draft: HalfDone, { db, dealer, secrets, now }: Where): Promise<void> {
  const kept = {
    draft: seal(JSON.stringify(draft), secrets, key),
    ...hashesOf(draft.answers, dealer),
    changedAt: new Date(now),
    expiresAt: new Date(now + draftDays * dayMs),
  };
  await db
    .insert(financeApplications)
    .values({ id: randomUUID(), dealer: dealer.slug, keyHash: hashOf(key), createdAt: new Date(now), ...kept })
    .onConflictDoUpdate({
      target: [financeApplications.dealer, financeApplications.keyHash],
      set: kept,
      setWhere: isNull(financeApplications.leadId),
    });
}

/** By them its person is found, and only a browser that is signed in with the number opens it by a link. */
function hashesOf({ phone, email }: Answers, { settings }: DealerRecord) {
  const mobile = phone ? readMobileNumber(phone, settings.regional.locale) : null;
  return {
    phoneHash: mobile === null ? null : personKey(mobile),
    emailHash: email ? personKey(email.toLowerCase()) : null,
  };
}

/** The shopper's own wish: nothing of a half done application is left. */
export async function deleteApplication({ id }: Pick<Application, 'id'>, { db, dealer }: Where): Promise<void> {
  await db
    .delete(financeApplications)
    .where(and(eq(financeApplications.id, id), eq(financeApplications.dealer, dealer.slug)));
}

/** Before the lead is made: whatever breaks in between, the dealer finds the answers behind its lead. */
export async function sealForDealer(application: Application, { db, dealer, secrets, now }: Where): Promise<void> {
  const { id, carId, answers } = application;
  const { applicationDays } = dealer.settings.private.retention;
  await db
    .update(financeApplications)
    .set({
      sent: seal(JSON.stringify({ carId, answers }), secrets, id),
      changedAt: new Date(now),
      expiresAt: new Date(now + applicationDays * dayMs),
    })
    .where(and(eq(financeApplications.id, id), eq(financeApplications.dealer, dealer.slug)));
}

/** From now on the shopper's browser opens what came of it, and no answers. */
export async function closeDraft({ id }: Application, leadId: string, { db, dealer }: Where): Promise<void> {
  await db
    .update(financeApplications)
    .set({ leadId, draft: null })
    .where(and(eq(financeApplications.id, id), eq(financeApplications.dealer, dealer.slug)));
}

/** A sent application for the dealer's staff; null where there is none any more. */
export async function findSent(
  id: string,
  { db, dealer, secrets, now }: Where,
): Promise<(HalfDone & { expiresAt: Date; leadId: string | null }) | null> {
  const [row] = await db
    .select()
    .from(financeApplications)
    .where(
      and(
        eq(financeApplications.id, id),
        eq(financeApplications.dealer, dealer.slug),
        gt(financeApplications.expiresAt, new Date(now)),
      ),
    );
  const text = row?.sent ? unseal(row.sent, secrets, id) : null;
  return text === null ? null : { ...(JSON.parse(text) as HalfDone), expiresAt: row!.expiresAt, leadId: row!.leadId };
}
