import type { ConditionAnswers, ValuationReply } from '../contract/valuation-fields.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { noMarks, cappedCounts, usualCounts, type Counts } from '../rules/condition.ts';
import { ageOf, declineReason, type DeclineReason } from '../rules/decline.ts';
import { isPricedOnline, tradedWord, type TradedKind } from '../rules/traded-kinds.ts';
import { tradePrice, type Estimate, type TradePrice } from '../rules/trade-in-price.ts';
import { validUntil } from '../rules/valid-until.ts';
import { declineText } from '../view/copy/decline-copy.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { ValuationProvider, ValuationRequest } from './providers/valuation-provider.ts';
import { changeFacts } from './change-facts.ts';
import { findValuation, updateValuation, type ValuationRow } from './valuation-row.ts';

export interface Priced {
  estimate: Estimate | null;
  reason: DeclineReason | null;
}

type Refusable = Parameters<typeof declineReason>[0] & { kind?: TradedKind | undefined };

export function immediateDeclineReason(
  { kind, ...vehicle }: Refusable,
  settings: Settings,
  now: number,
): DeclineReason | null {
  const hasService = settings.private.providers.valuation !== null;
  return isPricedOnline(kind ?? null, settings, hasService) ? declineReason(vehicle, settings, now) : 'other_kind';
}

export async function priced(
  settings: Settings,
  provider: ValuationProvider,
  request: ValuationRequest,
): Promise<Priced> {
  const reason = immediateDeclineReason(request.vehicle, settings, request.now);
  if (reason) return { estimate: null, reason };
  try {
    const estimate = await provider.estimate(request);
    const isWorth = estimate && tradePrice(estimate, noMarks, settings.tradeIn.repairCosts, false) !== null;
    return isWorth ? { estimate, reason: null } : { estimate: null, reason: 'no_comparable' };
  } catch {
    return { estimate: null, reason: 'unavailable' };
  }
}

/** Prices expire after seven days. */
export const pricedColumns = ({ estimate, reason }: Priced, provider: string, { regional }: Settings, now: number) => ({
  estimate,
  basePrice: estimate?.likely ?? null,
  offerPrice: estimate?.likely ?? null,
  declined: reason,
  provider,
  expiresAt: estimate ? new Date(validUntil(now, regional.timeZone)) : null,
});

export async function valueTradeIn(
  db: Database,
  { slug, settings }: DealerRecord,
  provider: ValuationProvider,
  request: ValuationRequest,
): Promise<ValuationReply> {
  const { vehicle, rego, regoState, answers, now } = request;
  const at = new Date(now);
  const result = await priced(settings, provider, request);
  const columns = pricedColumns(result, provider.name, settings, now);
  const price = result.estimate && tradePrice(result.estimate, noMarks, settings.tradeIn.repairCosts, false);
  const [row] = await db
    .insert(valuations)
    .values({
      dealer: slug,
      rego,
      regoState,
      vehicle,
      kilometres: vehicle.kilometres,
      answers,
      ...columns,
      offerPrice: price?.likely ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return replyOf(row!, settings);
}

export function countedMarks(
  { adjustments, vehicle, createdAt }: Pick<ValuationRow, 'adjustments' | 'vehicle' | 'createdAt'>,
  settings: Settings,
): { counts: Counts; isAssumed: boolean } | null {
  const said = adjustments as Partial<ConditionAnswers>;
  const { year, kind = null } = vehicle as { year: number; kind?: TradedKind };
  if (said.assumed) {
    return { counts: usualCounts(ageOf(year, createdAt.getTime(), settings), kind), isAssumed: true };
  }
  return 'dents' in said ? { counts: cappedCounts(said, kind), isAssumed: false } : null;
}

export function priceOf(row: ValuationRow, settings: Settings): TradePrice | null {
  const { counts, isAssumed } = countedMarks(row, settings) ?? { counts: noMarks, isAssumed: false };
  return row.estimate && tradePrice(row.estimate, counts, settings.tradeIn.repairCosts, isAssumed);
}

/** The offer appears beside the online price, so without one the customer can't see it. */
export const canBeOffered = (row: ValuationRow, settings: Settings): boolean =>
  row.declined === null && priceOf(row, settings) !== null;

/** Starts from the first estimate, so adjustments don't accumulate. */
export async function adjusted(
  db: Pick<Database, 'update'>,
  settings: Settings,
  row: ValuationRow,
  counted: ConditionAnswers,
  now: number,
): Promise<ValuationRow> {
  const { kind = null } = row.vehicle as { kind?: TradedKind };
  const adjustments = counted.assumed ? { assumed: true } : { ...cappedCounts(counted, kind) };
  const price = priceOf({ ...row, adjustments }, settings);
  const declined = row.estimate ? (price ? null : 'no_comparable') : row.declined;
  return updateValuation(db, row, { adjustments, offerPrice: price?.likely ?? null, declined }, now);
}

/** @throws {EndpointError} 404 for another dealer's valuation, 409 under an open offer or once accepted. */
export async function adjustValuation(
  db: Database,
  { slug, settings }: DealerRecord,
  id: string,
  counted: ConditionAnswers,
  now: number,
): Promise<ValuationReply> {
  const found = await findValuation(db, slug, id);
  const row = await changeFacts(db, found, now, (tx, open) => adjusted(tx, settings, open, counted, now));
  return replyOf(row, settings);
}

function replyOf(row: ValuationRow, settings: Settings): ValuationReply {
  const { id, declined, answers, adjustments, rego, regoState, estimate, expiresAt } = row;
  const reason = declined as DeclineReason | null;
  const price = priceOf(row, settings);
  const { kind = null } = row.vehicle as { kind?: TradedKind };
  return {
    id,
    offer_price: price?.likely ?? null,
    range:
      estimate && price
        ? { low: price.low, high: price.high, confidence: estimate.confidence, like_vehicles: estimate.count }
        : null,
    expires_at: price ? (expiresAt?.toISOString() ?? null) : null,
    ...(reason ? { declined: { reason, message: declineText(reason, settings, kind) } } : {}),
    answers: { ...(answers as object), ...(adjustments as object) },
    rego,
    regoState,
    note: `An estimate, not an offer until we’ve inspected your ${tradedWord(kind, settings)}.`,
  };
}
