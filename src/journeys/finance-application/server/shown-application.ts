import { isPart, prefilled } from '../rules/prefill.ts';
import { firstOpenPart } from '../rules/check-answers.ts';
import { applicationParts } from '../rules/question.ts';
import type { Answers } from '../rules/question.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { signInUrl } from '#src/domain/sign-in-url.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { localDate } from '#src/lib/dates.ts';
import { applicationPath, partPage, partUrl, savedPage, type ApplicationState } from '../view/application-page.ts';

import { loanOfNotes } from './send-application.ts';
import { applicationSentPage, staffPage } from '../view/application-sent-page.ts';
import { journeyCopy } from '#src/view/journey/journey.page-data.ts';
import { keyOfPlanCookie } from '#src/server/buying-plans/plan-cookie.ts';
import { findPlan } from '#src/server/buying-plans/plans.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { personKeys } from '#src/server/platform/endpoint/person-key.ts';
import { signInFirst } from '#src/server/platform/identity/gate.ts';
import { noteAction } from '#src/server/platform/operator-actions.ts';
import { findReceipt } from '#src/server/shopper/find-receipt.ts';
import { receiptFile } from '#src/server/shopper/receipt-answer.ts';
import { receiptOf } from '#src/server/shopper/receipt.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import {
  answer,
  checkOf,
  applicationContext,
  ownApplication,
  requireApplications,
  stateOf,
  type AnyCall,
  type PageInput,
} from './application-call.ts';
import { expiredKeyCookie, keyCookie } from './application-cookie.ts';
import { applicationStanding } from './application-status.ts';
import { draftDays, findApplication, findSubmittedApplication, type Application } from './applications.ts';
import { receiptKeyOf } from './receipt-key.ts';
import { idOfStaffLink } from './staff-link.ts';

type PageCall = Call<PageInput>;

export async function showApplication(call: PageCall): Promise<Response> {
  const { ref, staff, open } = call.input;
  if (staff !== null) return forStaff(call, staff);
  if (ref !== null) return showReceipt(call, ref);
  requireApplications(call);
  if (open !== null) return opened(call, open);
  const gate = await gateOf(call);
  return gate ?? showPart(call);
}

const here = ({ request }: AnyCall): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

async function gateOf(call: PageCall): Promise<Response | null> {
  const { vehicle } = await stateOf(call, call.input.car_id, {});
  const back = vehicle ? vehicleUrl(vehicle.slug) : call.dealer.settings.finance.path;
  return signInFirst(call, { type: 'finance', redirect: here(call), back });
}

async function showPart(call: PageCall): Promise<Response> {
  const { car_id: askedCar, part, ...query } = call.input;
  const found = await ownApplication(call);
  if (found?.leadId && part !== null) return redirectToReceipt(call, found);
  const own = found?.leadId ? null : found;
  const headers: Record<string, string> = found?.leadId ? { 'set-cookie': expiredKeyCookie } : {};
  const wanted = part ?? 'loan';
  if (!own && wanted !== 'loan') return seeOther(partUrl('loan', askedCar));
  const state = await stateOf(call, askedCar ?? own?.carId ?? null, own?.answers ?? {});
  if (wanted === 'saved') return saved(call, own!);
  if (isPart(wanted)) {
    const answers = { ...(await ofBuying(call, state)), ...prefilled(state.answers, query, state.asked) };
    return answer(call, partPage(wanted, { ...state, answers }), 200, headers);
  }
  const missing = firstOpenPart(state.answers, state.asked);
  if (missing !== null) return seeOther(partUrl(missing, state.carId));
  return wanted === 'next' ? seeOther(partUrl('check', state.carId)) : answer(call, checkOf(call, own!.id, state));
}

/** Loan details from the online purchase, else the balance after the trade-in. */
async function ofBuying(call: PageCall, { vehicle, tradeIn }: ApplicationState): Promise<Answers> {
  const plan = (await findPlan(keyOfPlanCookie(call.request), applicationContext(call)))?.plan;
  if (plan?.finance === 'loan') return { borrow: plan.borrow, years: plan.years };
  const left = tradeIn && vehicle ? (realPrice(vehicle) ?? 0) - tradeIn.likely : 0;
  return left > 0 ? { borrow: String(left) } : {};
}

async function redirectToReceipt(call: PageCall, { leadId }: Application): Promise<Response> {
  const key = await receiptKeyOf(call, leadId!);
  return key === null ? seeOther('/success') : seeOther(`${applicationPath}?${new URLSearchParams({ ref: key })}`);
}

async function saved(call: PageCall, own: Application): Promise<Response> {
  const state = await stateOf(call, own.carId, own.answers);
  const open = firstOpenPart(state.answers, state.asked);
  return answer(
    call,
    savedPage(state, {
      done: open === null ? applicationParts.length : applicationParts.indexOf(open),
      until: localDate(call.now + draftDays * 86_400_000, call.dealer.settings.regional.timeZone),
      mailedTo: call.input.mailed === '1' ? (own.answers['email'] ?? null) : null,
      needsCode: own.phoneHash !== null,
    }),
  );
}

const noApplication = (): EndpointError => new EndpointError(404, 'no_such_application', 'This link no longer works.');

/** Requires signing in with any given number; then stores the key in a cookie. */
async function opened(call: PageCall, key: string): Promise<Response> {
  const { session } = call;
  const found = await findApplication(key, applicationContext(call));
  if (!found) throw noApplication();
  if (found.leadId) return redirectToReceipt(call, found);
  const isTheirs =
    found.phoneHash === null || (session !== null && personKeys(session.phone).includes(found.phoneHash));
  if (!isTheirs && session !== null)
    throw new EndpointError(
      403,
      'other_number',
      'This application was started with another mobile number. Sign out, then sign in with that number.',
    );
  if (!isTheirs) return seeOther(signInUrl({ type: 'finance', redirect: here(call) }));
  return seeOther(partUrl('next', found.carId), [keyCookie(key)]);
}

async function showReceipt(call: PageCall, ref: string): Promise<Response> {
  const { db, dealer, now } = call;
  const found = await findReceipt(db, dealer, ref, now);
  if (!found || found.delivered.lead.form !== 'finance') throw noApplication();
  const receipt = receiptOf(found.delivered, now);
  const page = applicationSentPage({
    receipt,
    settings: dealer.settings,
    today: localDate(now, dealer.settings.regional.timeZone),
    isMailed: found.notifiedBy === 'email',
    loan: loanOfNotes(found.delivered.lead.notes),
    buyingUrl: (await stateOf(call, found.delivered.lead.carId, {})).buyingUrl,
    ...(await applicationStanding(db, found.delivered.lead.id)),
  });
  return call.input.copy === null ? answer(call, page) : receiptFile(call, journeyCopy(page), receipt.reference);
}

async function forStaff(call: PageCall, link: string): Promise<Response> {
  const id = idOfStaffLink(link);
  const found = id === null ? null : await findSubmittedApplication(id, applicationContext(call));
  if (!found) throw noApplication();
  const { db, dealer, now } = call;
  await noteAction(db, {
    actor: 'lead link',
    action: 'application.open',
    dealer: dealer.slug,
    subject: id!,
    now,
  });
  const until = localDate(found.expiresAt.getTime(), dealer.settings.regional.timeZone);
  const reference = found.leadId === null ? null : leadReference(found.leadId);
  const standing = found.leadId === null ? null : await applicationStanding(db, found.leadId);
  return answer(call, staffPage(await stateOf(call, found.carId, found.answers), { until, link, reference, standing }));
}
