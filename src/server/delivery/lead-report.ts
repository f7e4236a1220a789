import { and, asc, desc, eq, exists, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deliveries, leads, leadStatuses } from '../platform/database/schema.ts';
import { spanText } from '../leads/response-times.ts';

interface Requested {
  dealer: string | null;
  dead: boolean;
  last: number;
}

/** No personal data: the output ends up in terminals and tickets. */
export async function leadLines(db: Database, { dealer, dead, last }: Requested): Promise<string[]> {
  const isDead = exists(
    db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.leadId, leads.id), eq(deliveries.state, 'dead'))),
  );
  const wanted: SQL[] = [...(dealer ? [eq(leads.dealer, dealer)] : []), ...(dead ? [isDead] : [])];
  const found = await db
    .select()
    .from(leads)
    .where(and(...wanted))
    .orderBy(desc(leads.createdAt))
    .limit(last);
  if (found.length === 0) return ['No leads.'];
  const ways = await db
    .select()
    .from(deliveries)
    .where(
      inArray(
        deliveries.leadId,
        found.map(({ id }) => id),
      ),
    );
  const words = await db
    .select()
    .from(leadStatuses)
    .where(
      inArray(
        leadStatuses.leadId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(leadStatuses.at), asc(leadStatuses.receivedAt));
  return found.flatMap((lead) => [
    `${lead.createdAt.toISOString()}  ${lead.dealer}  ${lead.category}  ${lead.id}${lead.isTest ? '  test' : ''}${lead.spamScore >= 50 ? `  looks automated (${lead.spamScore})` : ''}`,
    ...words.filter(({ leadId }) => leadId === lead.id).map((word) => statusLine(word, lead)),
    ...ways.filter(({ leadId }) => leadId === lead.id).map(deliveryLine),
  ]);
}

function statusLine(
  { status, at, source }: typeof leadStatuses.$inferSelect,
  { createdAt }: typeof leads.$inferSelect,
): string {
  const minutes = Math.max(0, (at.getTime() - createdAt.getTime()) / 60_000);
  return `    ${status}  after ${spanText(minutes)}  by ${source}  ${at.toISOString()}`;
}

function deliveryLine({
  id,
  channel,
  target,
  notice,
  state,
  attempts,
  deliveredAt,
  nextAttemptAt,
  lastError,
}: typeof deliveries.$inferSelect): string {
  const when =
    state === 'delivered'
      ? deliveredAt?.toISOString()
      : state === 'pending'
        ? `next attempt ${nextAttemptAt.toISOString()}${lastError === null ? '' : ` (${lastError})`}`
        : lastError;
  return `    ${state}  ${channel} ${target}${notice === 'lead' ? '' : ` (${notice})`}  after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}  ${when ?? ''}  ${id}`.trimEnd();
}

/** Restarts a dead delivery, or sends a pending one now. False for an unknown id. `now` in epoch milliseconds. */
export async function sendAgain(db: Database, id: string, now: number): Promise<boolean> {
  if (!/^[\da-f\-]{36}$/v.test(id)) return false;
  const changed = await db
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, nextAttemptAt: new Date(now), leasedUntil: null })
    .where(
      and(
        eq(deliveries.id, id),
        or(
          eq(deliveries.state, 'dead'),
          and(
            eq(deliveries.state, 'pending'),
            or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, new Date(now))),
          ),
        ),
        inArray(deliveries.channel, ['email', 'digest', 'webhook', 'sms']),
      ),
    )
    .returning({ id: deliveries.id });
  return changed.length > 0;
}
