import { isEmail, isPhoneLike } from '#src/contracts/lead-rules.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { gettingStep } from '../view/getting-step.ts';
import { contactTexts, type ContactErrors } from '../view/summary-step.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import {
  buyingAnswer,
  planContext,
  purchaseShown,
  summaryPage,
  type BuyingStepCall,
  type StoredPurchase,
} from './buying-call.ts';
import { pickUpTimes } from './pick-up-times.ts';
import { changedAlert } from '#src/server/platform/shown.ts';
import { mailPlan } from './plan-mail.ts';
import { keepPlan } from '#src/server/buying-plans/plans.ts';
import { sendPlan } from './send-plan.ts';

export const submitSummary = (call: BuyingStepCall, taken: StoredPurchase): Promise<Response> =>
  call.input.action === 'save' ? mailed(call, taken) : submitPurchase(call, taken);

function contactErrors({ dealer, input }: BuyingStepCall, fields: (keyof ContactErrors)[]): ContactErrors {
  const texts = contactTexts(dealer.settings.regional.locale);
  const { name = '', phone = '', email = '' } = input;
  const isRight = { name: name.length >= 2, phone: isPhoneLike(phone), email: isEmail(email) };
  return Object.fromEntries(fields.filter((field) => !isRight[field]).map((field) => [field, texts[field]]));
}

async function mailed(call: BuyingStepCall, { state, key }: StoredPurchase): Promise<Response> {
  const faults = contactErrors(call, ['email']);
  if (faults.email) return buyingAnswer(call, summaryPage(call, state, { faults }), 422);
  const { vehicle, settings } = state.site;
  if (await mailPlan(call, state, key)) return seeOther(buyingUrl(vehicle, settings, { step: 'summary', mailed: '1' }));
  const alert = 'We couldn’t email the list. Your answers are saved; please try again later, or print this page.';
  return buyingAnswer(call, summaryPage(call, state, { alert }), 503);
}

async function submitPurchase(call: BuyingStepCall, taken: StoredPurchase): Promise<Response> {
  const { state } = taken;
  const { plan, site } = state;
  const faults = contactErrors(call, ['name', 'phone', 'email']);
  if (Object.keys(faults).length > 0) return buyingAnswer(call, summaryPage(call, state, { faults }), 422);
  const receiptUrl = (ref: string): string => buyingUrl(site.vehicle, site.settings, { ref });
  // Repeated or outdated submissions redirect to the receipt.
  const shownSends = /^\d{1,4}$/.test(call.input.sends ?? '') ? Number(call.input.sends) : plan.sends;
  if (shownSends < plan.sends && plan.sentFor === site.vehicle.id) return seeOther(receiptUrl(plan.sentRef));
  const alert = changedAlert(call.input.shown, purchaseShown(call, state), call.environment);
  if (alert) return buyingAnswer(call, summaryPage(call, state, { alert }), 409);
  try {
    const lead = await sendPlan(call, taken);
    const ref = lead.receiptKey ?? '';
    await keepPlan(
      taken.key,
      { ...taken.own!.plan, sends: plan.sends + 1, sentRef: ref, sentFor: site.vehicle.id },
      planContext(call),
    );
    if (lead.isNew) deliverNewLead(call, lead.id);
    return seeOther(receiptUrl(ref));
  } catch (cause) {
    return refused(call, taken, cause);
  }
}

async function refused(call: BuyingStepCall, { state }: StoredPurchase, cause: unknown): Promise<Response> {
  if (!(cause instanceof EndpointError) || cause.status >= 500) throw cause;
  const alert = Object.values(cause.fields ?? {})[0] ?? cause.message;
  if (cause.code === 'slot_taken' || cause.fields?.['starts_at'])
    return buyingAnswer(call, gettingStep(state, await pickUpTimes(call, state, null), { startsAt: alert }), 409);
  return buyingAnswer(call, summaryPage(call, state, { alert }), cause.status);
}
