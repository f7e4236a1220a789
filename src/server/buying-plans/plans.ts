/** Encrypted; stored for thirty days after the last change (decision 045). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { emptyPlan, planDays, type BuyingPlan } from '#src/journeys/buying/rules/buying-plan.ts';
import { readMobileNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { Database } from '../platform/database/database.ts';
import { buyingPlans } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { personKey } from '../platform/endpoint/person-key.ts';
import { seal, unseal } from '../platform/seal.ts';
import type { LiveSecrets } from '../platform/live-secrets.ts';

const dayMs = 86_400_000;

export interface StoredPlan {
  id: string;
  key: string;
  plan: BuyingPlan;
}

interface Where {
  db: Database;
  dealer: DealerRecord;
  secrets: LiveSecrets;
  now: number;
}

export const newPlanKey = (): string => randomBytes(32).toString('base64url');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Null for an unknown key or removed secret. */
export async function findPlan(key: string | null, { db, dealer, secrets, now }: Where): Promise<StoredPlan | null> {
  if (key === null || !/^[\w\-]{43}$/v.test(key)) return null;
  const [row] = await db
    .select()
    .from(buyingPlans)
    .where(
      and(
        eq(buyingPlans.dealer, dealer.slug),
        eq(buyingPlans.keyHash, hashOf(key)),
        gt(buyingPlans.expiresAt, new Date(now)),
      ),
    );
  const text = row ? unseal(row.sealed, secrets, key) : null;
  return text === null ? null : { id: row!.id, key, plan: { ...emptyPlan, ...(JSON.parse(text) as BuyingPlan) } };
}

export async function keepPlan(key: string, plan: BuyingPlan, { db, dealer, secrets, now }: Where): Promise<string> {
  const kept = {
    sealed: seal(JSON.stringify(plan), secrets, key),
    ...hashesOf(plan, dealer),
    changedAt: new Date(now),
    expiresAt: new Date(now + planDays * dayMs),
  };
  const [row] = await db
    .insert(buyingPlans)
    .values({ dealer: dealer.slug, keyHash: hashOf(key), createdAt: new Date(now), ...kept })
    .onConflictDoUpdate({ target: [buyingPlans.dealer, buyingPlans.keyHash], set: kept })
    .returning({ id: buyingPlans.id });
  return row!.id;
}

export async function deletePlan(key: string, { db, dealer }: Pick<Where, 'db' | 'dealer'>): Promise<void> {
  await db.delete(buyingPlans).where(and(eq(buyingPlans.dealer, dealer.slug), eq(buyingPlans.keyHash, hashOf(key))));
}

/** For erasure. */
function hashesOf({ phone, email }: BuyingPlan, { settings }: DealerRecord) {
  const mobile = phone ? readMobileNumber(phone, settings.regional.locale) : null;
  return {
    phoneHash: mobile === null ? null : personKey(mobile),
    emailHash: email ? personKey(email.toLowerCase()) : null,
  };
}
