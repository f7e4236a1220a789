/** Makes, keeps and adjusts the estimate of a trade-in. */
import { and, eq } from 'drizzle-orm';
import type { AdjustmentAnswers, DeclineReason, ValuationReply } from '#src/contracts/valuation-fields.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Database } from '../database/database.ts';
import { valuations } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { ValuationProvider, ValuationRequest } from '../providers/valuation-provider.ts';
import { localDate } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';

type Row = typeof valuations.$inferSelect;

/** Stores what was asked, whether there is an estimate or not. */
export async function valueTradeIn(
  db: Database,
  { slug, settings }: DealerRecord,
  provider: ValuationProvider,
  request: ValuationRequest,
): Promise<ValuationReply> {
  const { vehicle, rego, regoState, answers, now } = request;
  const at = new Date(now);
  const { price, reason } = await priced(settings, provider, request);
  const [row] = await db
    .insert(valuations)
    .values({
      dealer: slug,
      rego,
      regoState,
      vehicle,
      kilometres: vehicle.kilometres,
      answers,
      basePrice: price,
      offerPrice: price,
      declined: reason,
      provider: provider.name,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return replyOf(row!, settings);
}

/**
 * Which cars get no online estimate (TRADE-04). Null for a car within the dealer's limits; a car of exactly that
 * age or distance is within.
 */
export function declineReason(
  { year, kilometres }: { year: number; kilometres: number },
  { tradeIn, regional }: Pick<Settings, 'tradeIn' | 'regional'>,
  now: number,
): DeclineReason | null {
  const thisYear = Number(localDate(now, regional.timeZone).slice(0, 4));
  if (thisYear - year > tradeIn.maximumAgeYears) return 'too_old';
  return kilometres > tradeIn.maximumKilometres ? 'too_many_kilometres' : null;
}

function declineText(reason: DeclineReason, { maximumAgeYears, maximumKilometres }: Settings['tradeIn']): string {
  return {
    too_old: `Cars of more than ${maximumAgeYears} years do not get an online estimate. Bring yours in and we will price it in person.`,
    too_many_kilometres: `Cars that have done more than ${withCommas(maximumKilometres)} km do not get an online estimate. Bring yours in and we will price it in person.`,
    no_comparable: 'We have nothing to compare this car with online. We will price it for you in person.',
    unavailable: 'The valuation service is not responding right now. Send us your details and we will price your car.',
  }[reason];
}

async function priced(
  settings: Settings,
  provider: ValuationProvider,
  request: ValuationRequest,
): Promise<{ price: number | null; reason: DeclineReason | null }> {
  const reason = declineReason(request.vehicle, settings, request.now);
  if (reason) return { price: null, reason };
  try {
    const price = await provider.estimate(request);
    return { price, reason: price === null ? 'no_comparable' : null };
  } catch {
    return { price: null, reason: 'unavailable' };
  }
}

/**
 * What answers about a trade-in's condition make of its price, in per cent. They add up; the
 * sum stays between -60 and 5.
 */
const adjustmentPercent = {
  condition: { excellent: 3, good: 0, fair: -8, poor: -20 },
  service_history: { full: 2, partial: -3, none: -8 },
  keys: { 1: -1.5, 2: 0 },
  accident: { none: 0, minor: -5, major: -18 },
} as const;

const least = -60;
const most = 5;

/** Of an answer that is missing nothing is made. */
export function adjustmentSum(answers: Partial<AdjustmentAnswers>): number {
  const percents = Object.entries(adjustmentPercent).map(([question, percents]) => {
    const answer = answers[question as keyof AdjustmentAnswers];
    return answer === null || answer === undefined ? 0 : ((percents as Record<string, number>)[answer] ?? 0);
  });
  return Math.min(
    most,
    Math.max(
      least,
      percents.reduce((sum, percent) => sum + percent, 0),
    ),
  );
}

/** Whole dollars, rounded down to ten. */
export function adjustedPrice(price: number, answers: Partial<AdjustmentAnswers>): number {
  return Math.floor((price * (100 + adjustmentSum(answers))) / 1000) * 10;
}

/**
 * Always from the first estimate: answering twice is the same as answering once. @throws
 * EndpointError 404 for another dealer's
 */
export async function adjustValuation(
  db: Database,
  { slug, settings }: DealerRecord,
  id: string,
  adjustments: AdjustmentAnswers,
  now: number,
): Promise<ValuationReply> {
  const found = await findValuation(db, slug, id);
  const offerPrice = found.basePrice === null ? null : adjustedPrice(found.basePrice, adjustments);
  const [row] = await db
    .update(valuations)
    .set({ adjustments, offerPrice, updatedAt: new Date(now) })
    .where(and(eq(valuations.id, found.id), eq(valuations.dealer, slug)))
    .returning();
  return replyOf(row!, settings);
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** @throws EndpointError 404 */
export async function findValuation(db: Database, dealer: string, id: string): Promise<Row> {
  const [row] = uuid.test(id)
    ? await db
        .select()
        .from(valuations)
        .where(and(eq(valuations.id, id), eq(valuations.dealer, dealer)))
    : [];
  if (!row) throw new EndpointError(404, 'no_such_valuation', 'We cannot find this valuation. Please start again.');
  return row;
}

function replyOf(
  { id, offerPrice, declined, answers, adjustments, rego, regoState }: Row,
  { tradeIn }: Settings,
): ValuationReply {
  const reason = declined as DeclineReason | null;
  return {
    id,
    offer_price: offerPrice,
    ...(reason ? { declined: { reason, message: declineText(reason, tradeIn) } } : {}),
    answers: { ...(answers as object), ...given(adjustments as object) },
    rego,
    regoState,
    note: 'An estimate, not an offer until we have inspected your car.',
  };
}

const given = (answers: object) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
