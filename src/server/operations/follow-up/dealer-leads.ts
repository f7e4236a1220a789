import { and, eq, gt, inArray, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localDate } from '#src/lib/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutContacts } from '../../platform/database/failure-text.ts';
import { deliveries, leads } from '../../platform/database/schema.ts';
import { spamMark } from '../../leads/spam-score.ts';
import { responseTimes, type LocationTimes, type ResponseTimes } from '../../leads/response-times.ts';

export interface UndeliveredLead {
  delivery: string;
  channel: string;
  /** Epoch milliseconds. */
  since: number;
  attempts: number;
  /** Without addresses and phone numbers. */
  error: string | null;
  isDead: boolean;
}

export interface DealerLeads {
  count: number;
  undelivered: UndeliveredLead[];
  times: ResponseTimes | null;
  locations: LocationTimes[];
}

export interface LeadFigures {
  dealers: Map<string, DealerLeads>;
  byDay: { day: string; leads: number }[];
}

const days = 30;
const dayMs = 86_400_000;
const patienceMs = 15 * 60_000;
const toDealer = ['lead', 'staff'];

/**
 * @param now epoch milliseconds
 * @param timeZone the operator's
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
            // Waiting for a digest isn't late.
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
