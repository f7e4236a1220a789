import type * as v from 'valibot';
import type { buyOnlinePage, buyOnlineStep } from '../contract/buying.ts';
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import { emptyPlan, type BuyingPlan } from '../rules/buying-plan.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { priceFigure } from '#src/domain/price/price-figure.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import type { OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { localDate } from '#src/lib/dates.ts';
import { siteMomentText } from '#src/lib/day-text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { chosenZone, type BuyingState } from '../view/buying-state.ts';
import { summaryStep, summaryWording, type SummaryMore } from '../view/summary-step.ts';
import { journeyText, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import type { ReserveSite } from '#src/journeys/reserve/view/reserve-site.ts';
import { readReserveDraft } from '#src/journeys/reserve/server/pages/draft.ts';
import { holds, reservationOfReceipt, type Reservation } from '#src/journeys/reserve/server/reservation.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { sessionSecrets } from '#src/server/platform/environment.ts';
import { ownApplication } from '#src/journeys/finance-application/server/application-call.ts';
import { pageResponseOrText, type PageCall } from '#src/server/platform/page-response.ts';
import { findReceipt } from '#src/server/shopper/find-receipt.ts';
import { keyHeaders } from '#src/server/shopper/receipt-answer.ts';
import { shownDigest, type Shown } from '#src/server/platform/shown.ts';
import { keyOfTradeInCookie, ownTradeIn } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { currentVehicle, currentVehicleBySlug, type CurrentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { keyOfPlanCookie } from '#src/server/buying-plans/plan-cookie.ts';
import { findPlan, type StoredPlan } from '#src/server/buying-plans/plans.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
export type BuyingPageCall = Call<InputOf<typeof buyOnlinePage>>;
export type BuyingStepCall = Call<InputOf<typeof buyOnlineStep>>;
export type BuyingCall = BuyingPageCall | BuyingStepCall;

/** Hides keys in URLs from other sites. */
export const buyingAnswer = (call: PageCall, page: JourneyPageData, status = 200): Promise<Response> =>
  pageResponseOrText(
    call,
    { path: routePatterns.buying, route: routePatterns.buying, page, status, headers: keyHeaders },
    journeyText(page),
  );

/** @throws {EnvironmentError} in production without a session secret. */
export const planContext = ({ db, dealer, environment, now }: BuyingCall) => ({
  db,
  dealer,
  secrets: sessionSecrets(environment),
  now,
});

/** `car_id` may be a slug or an id. */
async function wantedVehicle(call: BuyingCall): Promise<CurrentVehicle> {
  const slug = call.params.slug ?? call.input.car_id ?? '';
  try {
    return await currentVehicleBySlug(slug, call);
  } catch (cause) {
    if (!(cause instanceof EndpointError) || call.params.slug) throw cause;
    return currentVehicle(slug, call);
  }
}

export function purchaseShown({ dealer }: Pick<BuyingCall, 'dealer'>, state: BuyingState): Shown {
  const { vehicle, settings } = state.site;
  const zone = chosenZone(state);
  return {
    about: `buy:${dealer.slug}:${vehicle.id}`,
    terms: summaryWording(state),
    figures: { ...priceFigure(vehicle, settings), ...(zone && { 'delivery charge': formatMoney(zone.price) }) },
  };
}

export const summaryPage = (
  call: BuyingCall,
  state: BuyingState,
  more: Omit<SummaryMore, 'shown'> = {},
): JourneyPageData => summaryStep(state, { ...more, shown: shownDigest(purchaseShown(call, state), call.environment) });

export interface FoundPurchase {
  own: StoredPlan | null;
  current: CurrentVehicle;
  state: BuyingState;
}

export interface StoredPurchase extends FoundPurchase {
  key: string;
  id: string;
}

export async function findBuying(call: BuyingCall): Promise<FoundPurchase> {
  const current = await wantedVehicle(call);
  const own = await findPlan(keyOfPlanCookie(call.request), planContext(call));
  return { own, current, state: await purchaseState(call, current, own?.plan ?? emptyPlan) };
}

export async function purchaseState(
  call: BuyingCall,
  { vehicle }: CurrentVehicle,
  plan: BuyingPlan,
): Promise<BuyingState> {
  const { dealer, now, request, session } = call;
  const { settings, locations } = dealer;
  const site: ReserveSite = { settings, locations, vehicle, now };
  const draft = readReserveDraft(request);
  const held = await heldHere(call, draft.ref, vehicle.id);
  const application = await ownApplication(call);
  return {
    site,
    today: localDate(now, settings.regional.timeZone),
    collection: collectionNotice(settings),
    plan: {
      ...plan,
      borrow: plan.borrow || (application?.answers['borrow'] ?? ''),
      years: plan.years || (application?.answers['years'] ?? ''),
      name: plan.name || draft.name || (held?.name ?? ''),
      phone:
        plan.phone ||
        draft.phone ||
        (session || held ? writtenPhone((held ?? session)!.phone, settings.regional.locale) : ''),
      email: plan.email || draft.email || (held?.email ?? ''),
    },
    tradeIn: await tradeInOf(call, plan),
    reservation: held && {
      key: draft.ref,
      until: held.expiresAt.getTime(),
      deposit: held.depositCents / 100,
    },
    application: application === null ? null : application.leadId === null ? 'begun' : 'sent',
    booked: plan.sentFor === vehicle.id ? await bookedWith(call, plan.sentRef) : null,
  };
}

/** A valuation without a price never replaces one with a price. */
const tradeInOf = async (call: BuyingCall, { valuation }: BuyingPlan): Promise<OwnTradeIn | null> =>
  (await ownTradeIn(call, keyOfTradeInCookie(call.request))) ?? ownTradeIn(call, valuation);

async function heldHere({ db, dealer, now }: BuyingCall, ref: string, carId: string): Promise<Reservation | null> {
  const known = await reservationOfReceipt(db, dealer.slug, ref);
  return known?.state === 'paid' && known.carId === carId && holds(known, now) ? known : null;
}

async function bookedWith({ db, dealer, now }: BuyingCall, ref: string): Promise<BuyingState['booked']> {
  const { appointment, location } = (await findReceipt(db, dealer, ref, now))?.delivered ?? {};
  if (!appointment || appointment.cancelledAt || appointment.startsAt.getTime() <= now) return null;
  const { regional } = dealer.settings;
  return {
    key: ref,
    when: siteMomentText(appointment.startsAt.getTime(), location?.timeZone ?? regional.timeZone, regional),
  };
}
