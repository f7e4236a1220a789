/** Contains no personal data. */
import { and, eq, gt, isNotNull, lt, min } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { leads, leadStatuses } from '../platform/database/schema.ts';
import { spamMark } from './spam-score.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Wanted {
  dealer: string | null;
  days: number;
  now: number;
}

interface PromisedLead {
  dealer: string;
  locationSlug: string | null;
  createdAt: Date;
  answerBy: Date | null;
  answeredAt: Date | null;
}

export interface ResponseTimes {
  leads: number;
  answered: number;
  /** Minutes to first answer: median and 90th percentile. */
  half: number | null;
  nineOfTen: number | null;
  /** `inTime`: answered by the promised time; `late`: overdue and unanswered. */
  inTime: number;
  late: number;
}

export interface LocationTimes extends ResponseTimes {
  dealer: string;
  location: string | null;
}

/** Only promised answers; busiest locations first. */
export async function responseTimes(
  db: Database,
  wanted: Wanted,
): Promise<{ locations: LocationTimes[]; dealers: Map<string, ResponseTimes> }> {
  const asked = await promisedLeads(db, wanted);
  const locations = [
    ...Map.groupBy(asked, ({ dealer, locationSlug }) => JSON.stringify([dealer, locationSlug])).values(),
  ]
    .toSorted((a, b) => b.length - a.length)
    .map((own) => ({ dealer: own[0]!.dealer, location: own[0]!.locationSlug, ...timesOf(own, wanted.now) }));
  const dealers = Map.groupBy(asked, ({ dealer }) => dealer);
  return { locations, dealers: new Map([...dealers].map(([slug, own]) => [slug, timesOf(own, wanted.now)])) };
}

export async function responseLines(db: Database, wanted: Wanted): Promise<string[]> {
  const { locations } = await responseTimes(db, wanted);
  if (locations.length === 0) return [`No leads needed a reply in the last ${wanted.days} days.`];
  return locations.map((times) => `${times.dealer}  ${times.location ?? 'no location'}  ${timesText(times)}`);
}

function promisedLeads(db: Database, { dealer, days, now }: Wanted): Promise<PromisedLead[]> {
  const answers = db
    .select({ leadId: leadStatuses.leadId, at: min(leadStatuses.at).as('answered_at') })
    .from(leadStatuses)
    .groupBy(leadStatuses.leadId)
    .as('answers');
  return db
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
}

function timesOf(asked: PromisedLead[], now: number): ResponseTimes {
  const answered = asked.filter((one) => one.answeredAt !== null);
  const minutes = answered
    .map(({ createdAt, answeredAt }) => Math.max(0, (answeredAt!.getTime() - createdAt.getTime()) / minuteMs))
    .toSorted((a, b) => a - b);
  return {
    leads: asked.length,
    answered: answered.length,
    half: answered.length > 0 ? quantile(minutes, 0.5) : null,
    nineOfTen: answered.length > 0 ? quantile(minutes, 0.9) : null,
    inTime: answered.filter(({ answerBy, answeredAt }) => answeredAt! <= answerBy!).length,
    late: asked.filter(({ answerBy, answeredAt }) => answeredAt === null && answerBy!.getTime() < now).length,
  };
}

const timesText = ({ leads: count, answered, half, nineOfTen, inTime, late }: ResponseTimes): string =>
  [
    `${count} ${count === 1 ? 'lead' : 'leads'}, ${answered} answered`,
    ...(half !== null && nineOfTen !== null
      ? [`half within ${spanText(half)}, nine in ten within ${spanText(nineOfTen)}`, `${inTime} by the promised time`]
      : []),
    ...(late > 0 ? [`${late} late and unanswered`] : []),
  ].join('; ');

/** `sorted` must not be empty. */
const quantile = (sorted: number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1]!;

/** "38 min", "2 h 10 min", "3 days" */
export function spanText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 2880) return [`${Math.floor(whole / 60)} h`, ...(whole % 60 > 0 ? [`${whole % 60} min`] : [])].join(' ');
  return `${Math.round(whole / 1440)} days`;
}
