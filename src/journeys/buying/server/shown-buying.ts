import type { BuyingStep } from '../rules/buying-plan.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import type { BuyingState } from '../view/buying-state.ts';
import { carStep } from '../view/car-step.ts';
import { depositStep } from '../view/deposit-step.ts';
import { purchaseSentPage } from '../view/end-pages.ts';
import { financeStep } from '../view/finance-step.ts';
import { gettingStep } from '../view/getting-step.ts';
import { tradeInChoice } from '../view/trade-in-step.ts';
import { journeyCopy, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { requireReserving } from '#src/journeys/reserve/server/start-checkout.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import { findReceipt } from '#src/server/shopper/find-receipt.ts';
import { receiptFile } from '#src/server/shopper/receipt-answer.ts';
import { receiptOf } from '#src/server/shopper/receipt.ts';
import { buyingAnswer, findBuying, planContext, summaryPage, type BuyingPageCall } from './buying-call.ts';
import { atOtherAddress, notForSale, signInBefore } from './elsewhere.ts';
import { pickUpTimes } from './pick-up-times.ts';
import { planCookie } from '#src/server/buying-plans/plan-cookie.ts';
import { findPlan, keepPlan, newPlanKey } from '#src/server/buying-plans/plans.ts';
import { bringOf, isPurchase, rowsOf } from './purchase-lead.ts';

export async function showBuying(call: BuyingPageCall): Promise<Response> {
  const { ref, open, step, car_id: carId } = call.input;
  if (ref !== null) return showReceipt(call, ref);
  requireReserving(call.dealer.settings);
  // Old link without a vehicle (ROUTE-08).
  if (!call.params.slug && carId === null) return seeOther('/search/used-cars');
  const found = await findBuying(call);
  const other = atOtherAddress(call, found) ?? signInBefore(call, found);
  if (other) return other;
  const { state } = found;
  if (open !== null) return opened(call, state, open);
  if (step === null && (await hasReceipt(call, state)))
    return seeOther(buyingUrl(state.site.vehicle, state.site.settings, { ref: state.plan.sentRef }));
  return (await notForSale(call, found)) ?? buyingAnswer(call, await stepPage(call, state, step ?? 'car'));
}

async function stepPage(call: BuyingPageCall, state: BuyingState, step: BuyingStep): Promise<JourneyPageData> {
  switch (step) {
    case 'car':
      return carStep(state);
    case 'trade-in':
      return tradeInChoice(state);
    case 'finance':
      return financeStep(state);
    case 'getting':
      return gettingStep(state, await pickUpTimes(call, state, call.input.from));
    case 'deposit':
      return depositStep(state);
    case 'summary':
      return summaryPage(call, state, { mailedTo: call.input.mailed === '1' ? state.plan.email || null : null });
  }
}

const hasReceipt = async ({ db, dealer, now }: BuyingPageCall, { plan, site }: BuyingState): Promise<boolean> =>
  plan.sentFor === site.vehicle.id && (await findReceipt(db, dealer, plan.sentRef, now)) !== null;

/** Omits contact details: the mailbox may be shared or the address mistyped. */
async function opened(call: BuyingPageCall, { site }: BuyingState, key: string): Promise<Response> {
  const summary = buyingUrl(site.vehicle, site.settings, { step: 'summary' });
  const found = await findPlan(key, planContext(call));
  if (!found)
    throw new EndpointError(404, 'no_such_receipt', 'This link no longer works. Please start again, or call us.');
  const own = newPlanKey();
  const plan = { ...found.plan, name: '', phone: '', email: '', note: '', sentRef: '', sentFor: '' };
  await keepPlan(own, plan, planContext(call));
  return seeOther(summary, [planCookie(own)]);
}

async function showReceipt(call: BuyingPageCall, ref: string): Promise<Response> {
  const { db, dealer, now } = call;
  const found = await findReceipt(db, dealer, ref, now);
  const { lead, vehicle } = found?.delivered ?? {};
  if (!found || !lead || !vehicle || !isPurchase(lead))
    throw new EndpointError(
      404,
      'no_such_receipt',
      'This link no longer works. If you’re waiting to hear from us, please call.',
    );
  const receipt = receiptOf(found.delivered, now);
  const page = purchaseSentPage({
    receipt,
    site: { settings: dealer.settings, locations: dealer.locations, vehicle, now },
    rows: rowsOf(lead, found.delivered.appointment ?? null),
    bring: bringOf(lead),
    isMailed: found.notifiedBy === 'email',
  });
  return call.input.copy === null ? buyingAnswer(call, page) : receiptFile(call, journeyCopy(page), receipt.reference);
}
