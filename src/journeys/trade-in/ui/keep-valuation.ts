/** In this browser and, if the dealer allows it, on the server (TRADE-01, TRADE-05). */
import { callEndpoint } from '#src/contracts/call.ts';
import { miscellaneous } from '../contract/miscellaneous.ts';
import type { StoredValuation } from '../view/trade-in.page-data.ts';
import { keepTradeIn } from './trade-in-valuation.store.ts';

/** As specified (ERR-01). */
const failedCopy = 'Failed to save valuation data';

export async function keepValuation(kept: StoredValuation, savesCopies: boolean): Promise<void> {
  if (!keepTradeIn(kept) || !savesCopies) return;
  const { id, offer_price, rego, regoState } = kept;
  try {
    await callEndpoint(
      miscellaneous,
      { column_name: 'valuation', id, offer_price, rego, regoState },
      { keepalive: true },
    );
  } catch {
    console.error(failedCopy);
  }
}
