/** Drafts are encrypted with the shopper's key, submitted applications with the server's (decision 043). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Answers } from '../rules/question.ts';
import { readMobileNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { financeApplications } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { personKey } from '#src/server/platform/endpoint/person-key.ts';
import type { LiveSecrets } from '#src/server/platform/live-secrets.ts';
import { seal, unseal } from '#src/server/platform/seal.ts';

export const draftDays = 30;
const dayMs = 86_400_000;

interface HalfDone {
  carId: string | null;
  answers: Answers;
}

export interface Application extends HalfDone {
  id: string;
  key: string;
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

/** Omits the answers once submitted. */
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

/** Extends the draft by thirty days. Submitted ones don't change. */
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

/** Finds a person's data. An emailed link requires signing in with this number. */
function hashesOf({ phone, email }: Answers, { settings }: DealerRecord) {
  const mobile = phone ? readMobileNumber(phone, settings.regional.locale) : null;
  return {
    phoneHash: mobile === null ? null : personKey(mobile),
    emailHash: email ? personKey(email.toLowerCase()) : null,
  };
}

export async function deleteApplication({ id }: Pick<Application, 'id'>, { db, dealer }: Where): Promise<void> {
  await db
    .delete(financeApplications)
    .where(and(eq(financeApplications.id, id), eq(financeApplications.dealer, dealer.slug)));
}

/** Runs before storing the lead, which must not lack its answers. */
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

export async function closeDraft({ id }: Application, leadId: string, { db, dealer }: Where): Promise<void> {
  await db
    .update(financeApplications)
    .set({ leadId, draft: null })
    .where(and(eq(financeApplications.id, id), eq(financeApplications.dealer, dealer.slug)));
}

export async function findSubmittedApplication(
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
