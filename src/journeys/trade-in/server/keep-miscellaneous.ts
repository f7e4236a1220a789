import type * as v from 'valibot';
import type { miscellaneous as contract } from '../contract/miscellaneous.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { miscellaneous } from '#src/server/platform/database/schema.ts';
import { findValuation } from './valuation-row.ts';

/**
 * Prefers stored prices and answers to the browser's.
 * @throws {EndpointError} 404 for another dealer's valuation.
 */
export async function keepMiscellaneous(
  db: Database,
  dealer: string,
  { column_name: columnName, ...sent }: v.InferOutput<(typeof contract)['input']>,
  now: number,
): Promise<void> {
  await db.insert(miscellaneous).values({
    dealer,
    columnName,
    value: sent.id === null ? sent : await ours(db, dealer, sent.id),
    createdAt: new Date(now),
  });
}

async function ours(db: Database, dealer: string, id: string) {
  const { offerPrice, answers, adjustments, rego, regoState, vehicle } = await findValuation(db, dealer, id);
  return {
    id,
    offer_price: offerPrice,
    answers: { ...(answers as object), ...(adjustments as object) },
    rego,
    regoState,
    vehicle,
  };
}
