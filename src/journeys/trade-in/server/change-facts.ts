import { openOffer } from '../rules/written-offer.ts';
import type { Database, Transaction } from '#src/server/platform/database/database.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { lockedRow, updateValuation, type ValuationRow } from './valuation-row.ts';

/** What a price is about. Digests include it, so a price isn't accepted, or an offer written, for other facts. */
export const pricedFacts = ({ vehicle, rego, regoState, kilometres, adjustments, owing }: ValuationRow) => ({
  vehicle,
  rego,
  regoState,
  kilometres,
  adjustments,
  owing,
});

/** @throws {EndpointError} 409 */
export function refuseAccepted({ acceptedLeadId }: ValuationRow): void {
  if (acceptedLeadId !== null)
    throw new EndpointError(
      409,
      'already_accepted',
      'You’ve already accepted this price. Please call us to change anything.',
    );
}

/** @throws {EndpointError} 409 while an offer is open, or once a price was accepted. */
export function refuseFixed(row: ValuationRow, now: number): void {
  refuseAccepted(row);
  if (openOffer(row, now))
    throw new EndpointError(
      409,
      'offer_written',
      'Our written offer is for your vehicle as you described it, so you can’t change the details here. Please contact us, or start a new valuation.',
    );
}

/**
 * Locks the row, so no price is accepted and no offer written in between. An expired offer is removed: it was for
 * other facts.
 * @throws {EndpointError} 409, see `refuseFixed`.
 */
export function changeFacts(
  db: Database,
  { id }: Pick<ValuationRow, 'id'>,
  now: number,
  change: (tx: Transaction, row: ValuationRow) => Promise<ValuationRow>,
): Promise<ValuationRow> {
  return db.transaction(async (tx) => {
    const row = await lockedRow(tx, id);
    refuseFixed(row, now);
    return change(tx, row.offer ? await updateValuation(tx, row, { offer: null, offerMailedAt: null }, now) : row);
  });
}
