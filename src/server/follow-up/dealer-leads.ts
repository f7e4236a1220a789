/** What became of dealers' leads, for the operator's report: counts, times and deliveries, no person. */
import { and, eq, gt, inArray, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localDate } from '#src/lib/dates.ts';
import type { Database } from '../database/database.ts';
import { withoutContacts } from '../database/failure-text.ts';
import { deliveries, leads } from '../database/schema.ts';
import { spamMark } from '../leads/spam-score.ts';
import { responseTimes, type LocationTimes, type ResponseTimes } from './response-times.ts';

/** A lead that has reached nobody at its dealer, by one of its deliveries. */
export interface UndeliveredLead {
  delivery: string;
  channel: string;
  /** When the lead came, milliseconds since 1970. */
  since: number;
  attempts: number;
  /** What the last try said, without addresses and phone numbers; null before the first answer. */
  error: string | null;
  /** Given up: it is tried again only when an operator says so. */
  isDead: boolean;
}

export interface DealerLeads {
  /** Leads of the last 30 days. */
  count: number;
  undelivered: UndeliveredLead[];
  /** Null where none of them was promised an answer. */
  times: ResponseTimes | null;
  locations: LocationTimes[];
}

export interface LeadFigures {
  dealers: Map<string, DealerLeads>;
  /** Leads of each of the last 30 days, oldest first. */
  byDay: { day: string; leads: number }[];
}

const days = 30;
const dayMs = 86_400_000;
/** A lead that is tried for so long has not arrived. */
const patienceMs = 15 * 60_000;
/** What goes to the dealer; the rest tells shoppers, or tells of the lead again. */
const toDealer = ['lead', 'staff'];

/**
 * Of the last 30 days, without tests and what looks like a program.
 * @param now milliseconds since 1970
 * @param timeZone of the operator, for the days
 */
export async function leadFigures(db: Database, now: number, timeZone: string): Promise<LeadFigures> {
  const counted = and(
    gt(leads.createdAt, new Date(now - days * dayMs)),
    eq(leads.isTest, false),
    lt(leads.spamScore, spamMark),
  );
  const came = await db.select({ dealer: leads.dealer, at: leads.createdAt }).from(leads).where(counted);
  const undelivered = await undeliveredLeads(db, now, counted);
  const { locations, dealers: times } = await responseTimes(db, { dealer: null, days, now });
  const slugs = new Set([...came.map(({ dealer }) => dealer), ...times.keys()]);
  return {
    dealers: new Map(
      [...slugs].map((slug) => [
        slug,
        {
          count: came.filter(({ dealer }) => dealer === slug).length,
          undelivered: undelivered.get(slug) ?? [],
          times: times.get(slug) ?? null,
          locations: locations.filter(({ dealer }) => dealer === slug),
        },
      ]),
    ),
    byDay: byDay(
      came.map(({ at }) => localDate(at.getTime(), timeZone)),
      now,
      timeZone,
    ),
  };
}

/** By dealer, the oldest first; a lead with several deliveries once. */
async function undeliveredLeads(
  db: Database,
  now: number,
  counted: SQL | undefined,
): Promise<Map<string, UndeliveredLead[]>> {
  const arrived = alias(deliveries, 'arrived');
  const rows = await db
    .select({
      dealer: leads.dealer,
      lead: leads.id,
      delivery: deliveries.id,
      channel: deliveries.channel,
      since: leads.createdAt,
      attempts: deliveries.attempts,
      error: deliveries.lastError,
      state: deliveries.state,
    })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(
      and(
        counted,
        inArray(deliveries.notice, toDealer),
        or(
          eq(deliveries.state, 'dead'),
          and(
            eq(deliveries.state, 'pending'),
            lt(deliveries.createdAt, new Date(now - patienceMs)),
            // One that waits for its digest is not late.
            or(ne(deliveries.channel, 'digest'), gt(deliveries.attempts, 0)),
          ),
        ),
        notExists(
          db
            .select()
            .from(arrived)
            .where(
              and(eq(arrived.leadId, leads.id), inArray(arrived.notice, toDealer), eq(arrived.state, 'delivered')),
            ),
        ),
      ),
    )
    .orderBy(leads.createdAt, deliveries.state);
  const first = [...new Map(rows.toReversed().map((row) => [row.lead, row])).values()].reverse();
  return new Map(
    [...Map.groupBy(first, ({ dealer }) => dealer)].map(([slug, own]) => [
      slug,
      own.map(({ delivery, channel, since, attempts, error, state }) => ({
        delivery,
        channel,
        since: since.getTime(),
        attempts,
        error: error === null ? null : withoutContacts(error),
        isDead: state === 'dead',
      })),
    ]),
  );
}

function byDay(came: string[], now: number, timeZone: string): LeadFigures['byDay'] {
  const counts = Map.groupBy(came, (day) => day);
  return Array.from({ length: days }, (_, index) => {
    const day = localDate(now - (days - 1 - index) * dayMs, timeZone);
    return { day, leads: counts.get(day)?.length ?? 0 };
  });
}
