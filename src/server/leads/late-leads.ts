/**
 * Escalates unanswered leads (private.leads.escalation) some minutes after the promised time, in the location's opening
 * hours. Each step is queued once.
 */
import { and, eq, gt, inArray, isNotNull, like, lt, ne, notExists, sql } from 'drizzle-orm';
import { openMinutes } from '#src/domain/locations/answer-by.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { primaryLocation } from '#src/domain/locations/locations.ts';
import type { Database } from '../platform/database/database.ts';
import { deliveries, leads, leadStatuses, reservations } from '../platform/database/schema.ts';
import { reservationLeadPrefix } from './idempotency-key.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { spamMark } from './spam-score.ts';

const dayMs = 86_400_000;
/** Older ones appear only in `./forecourt leads`. */
const longestDays = 14;

export const isAnswered = async (db: Pick<Database, '$count'>, leadId: string): Promise<boolean> =>
  (await db.$count(leadStatuses, eq(leadStatuses.leadId, leadId))) > 0;

const overReservation = and(
  eq(sql`${reservationLeadPrefix} || ${reservations.id}`, leads.idempotencyKey),
  ne(reservations.state, 'paid'),
);

export async function escalateLate(db: Database, dealer: DealerRecord, now: number): Promise<number> {
  const steps = dealer.settings.private.leads.escalation ?? [];
  if (steps.length === 0) return 0;
  const waiting = await db
    .select({ id: leads.id, answerBy: leads.answerBy, locationSlug: leads.locationSlug })
    .from(leads)
    .where(
      and(
        eq(leads.dealer, dealer.slug),
        gt(leads.createdAt, new Date(now - longestDays * dayMs)),
        isNotNull(leads.answerBy),
        lt(leads.answerBy, new Date(now)),
        lt(leads.spamScore, spamMark),
        eq(leads.isTest, false),
        notExists(db.select().from(leadStatuses).where(eq(leadStatuses.leadId, leads.id))),
        notExists(db.select().from(reservations).where(overReservation)),
      ),
    );
  const taken = await queuedSteps(
    db,
    waiting.map(({ id }) => id),
  );
  let added = 0;
  for (const { id, answerBy, locationSlug } of waiting) {
    const late = minutesLate(dealer.locations, locationSlug, answerBy!.getTime(), now);
    const due = steps
      .map(({ afterMinutes, email }, at) => ({ afterMinutes, email, notice: `late:${at + 1}` }))
      .filter(({ afterMinutes, notice }) => afterMinutes <= late && !taken.has(`${id} ${notice}`));
    for (const step of due) added += await add(db, dealer.slug, id, step, now);
  }
  return added;
}

async function queuedSteps(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ leadId: deliveries.leadId, notice: deliveries.notice })
    .from(deliveries)
    .where(and(inArray(deliveries.leadId, ids), like(deliveries.notice, 'late:%')));
  return new Set(rows.map(({ leadId, notice }) => `${leadId} ${notice}`));
}

function minutesLate(locations: Location[], slug: string | null, answerBy: number, now: number): number {
  const place = locations.find((location) => location.slug === slug) ?? primaryLocation(locations);
  return place ? openMinutes(place, answerBy, now) : 0;
}

/** Locks the lead: a simultaneous answer prevents or drops this step. */
async function add(
  db: Database,
  dealer: string,
  leadId: string,
  { email, notice }: { email: string; notice: string },
  now: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update');
    if ((await tx.$count(leadStatuses, eq(leadStatuses.leadId, leadId))) > 0) return 0;
    const at = new Date(now);
    const rows = await tx
      .insert(deliveries)
      .values({
        dealer,
        leadId,
        channel: 'email',
        target: email.toLowerCase(),
        notice,
        nextAttemptAt: at,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: deliveries.id });
    return rows.length;
  });
}
