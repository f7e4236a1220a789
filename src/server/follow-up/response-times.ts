/** How fast each location answers, for an operator's eyes: counts and minutes, no person. */
import { and, eq, gt, isNotNull, lt, min } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads, leadStatuses } from '../database/schema.ts';
import { spamMark } from '../leads/spam-score.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Wanted {
  /** Null for every dealer. */
  dealer: string | null;
  days: number;
  now: number;
}

interface Asked {
  dealer: string;
  locationSlug: string | null;
  createdAt: Date;
  answerBy: Date | null;
  answeredAt: Date | null;
}

/**
 * A line for each location, the busiest first: leads that a shopper was promised an answer to. Tests and what looks like
 * a program do not count; an answer is the first word of it, whoever said it.
 */
export async function responseLines(db: Database, { dealer, days, now }: Wanted): Promise<string[]> {
  const answers = db
    .select({ leadId: leadStatuses.leadId, at: min(leadStatuses.at).as('answered_at') })
    .from(leadStatuses)
    .groupBy(leadStatuses.leadId)
    .as('answers');
  const asked: Asked[] = await db
    .select({
      dealer: leads.dealer,
      locationSlug: leads.locationSlug,
      createdAt: leads.createdAt,
      answerBy: leads.answerBy,
      answeredAt: answers.at,
    })
    .from(leads)
    .leftJoin(answers, eq(answers.leadId, leads.id))
    .where(
      and(
        dealer ? eq(leads.dealer, dealer) : undefined,
        gt(leads.createdAt, new Date(now - days * dayMs)),
        isNotNull(leads.answerBy),
        eq(leads.isTest, false),
        lt(leads.spamScore, spamMark),
      ),
    );
  if (asked.length === 0) return [`No leads that wait for an answer in ${days} days.`];
  const places = Map.groupBy(asked, ({ dealer: slug, locationSlug }) => `${slug}  ${locationSlug ?? 'no location'}`);
  return [...places]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([place, own]) => `${place}  ${timesText(own, now)}`);
}

function timesText(asked: Asked[], now: number): string {
  const answered = asked.filter((one) => one.answeredAt !== null);
  const minutes = answered
    .map(({ createdAt, answeredAt }) => Math.max(0, (answeredAt!.getTime() - createdAt.getTime()) / minuteMs))
    .toSorted((a, b) => a - b);
  const inTime = answered.filter(({ answerBy, answeredAt }) => answeredAt! <= answerBy!).length;
  const late = asked.filter(({ answerBy, answeredAt }) => answeredAt === null && answerBy!.getTime() < now).length;
  return [
    `${asked.length} ${asked.length === 1 ? 'lead' : 'leads'}, ${answered.length} answered`,
    ...(answered.length > 0
      ? [
          `half within ${spanText(quantile(minutes, 0.5))}, nine of ten within ${spanText(quantile(minutes, 0.9))}`,
          `${inTime} by the promised time`,
        ]
      : []),
    ...(late > 0 ? [`${late} late and not answered`] : []),
  ].join('; ');
}

/** The smallest value that so many of all are not above; `sorted` is not empty. */
const quantile = (sorted: number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1]!;

/** "38 min", "2 h 10 min", "3 days". */
export function spanText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 2880) return [`${Math.floor(whole / 60)} h`, ...(whole % 60 > 0 ? [`${whole % 60} min`] : [])].join(' ');
  return `${Math.round(whole / 1440)} days`;
}
