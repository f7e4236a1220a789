/** Makes, keeps and adjusts the estimate of a trade-in. */
import { and, eq } from 'drizzle-orm';
import type { AdjustmentAnswers, DeclineReason, ValuationReply } from '#src/contracts/valuation-fields.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Database } from '../database/database.ts';
import { valuations } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { ValuationProvider, ValuationRequest } from '../providers/valuation-provider.ts';
import { adjustedPrice } from './adjust.ts';
import { declineReason, declineText } from './decline.ts';

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

/** Always from the first estimate: answering twice is the same as answering once. @throws EndpointError 404 for another dealer's */
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
