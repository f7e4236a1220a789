import { emptyPlan } from '../rules/buying-plan.ts';
import { reserveUrl } from '#src/domain/card/card-actions.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { buyingUrl, isBoughtOnline } from '#src/domain/card/buying-url.ts';
import { notForSalePage } from '../view/end-pages.ts';
import { reserveMomentFrom } from '#src/journeys/reserve/view/reserve-site.ts';
import { similarReservable } from '#src/journeys/reserve/server/pages/similar-vehicles.ts';
import { signInFirst } from '#src/server/platform/identity/gate.ts';
import { availability } from '#src/server/vehicles/availability.ts';
import { buyingAnswer, type BuyingCall, type FoundPurchase } from './buying-call.ts';

/** Temporary: a dealer may change how it sells. */
const leadOn = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

/** Each dealer has one buying URL; others redirect to it (ROUTE-08). */
export function atOtherAddress(call: BuyingCall, { state: { site } }: Pick<FoundPurchase, 'state'>): Response | null {
  const { vehicle, settings } = site;
  if (!isBoughtOnline(vehicle, settings)) return leadOn(reserveUrl(vehicle, settings));
  const { pathname } = new URL(call.request.url);
  const query = call.input.step ? { step: call.input.step } : undefined;
  const url = buyingUrl(vehicle, settings, query);
  return new URL(url, call.request.url).pathname === pathname ? null : leadOn(url);
}

export const signInBefore = (call: BuyingCall, { state: { site } }: Pick<FoundPurchase, 'state'>): Response | null =>
  signInFirst(call, {
    type: 'checkout',
    redirect: buyingUrl(site.vehicle, site.settings, call.input.step ? { step: call.input.step } : {}),
    back: vehicleUrl(site.vehicle.slug),
  });

/** Null if it can be bought, or this device reserved it. */
export async function notForSale(call: BuyingCall, { current, state }: FoundPurchase): Promise<Response | null> {
  const { site, reservation } = state;
  const { reason, until } = availability(current, call.dealer.settings);
  if (reason === null || (reason !== 'sold' && reservation !== null)) return null;
  const page = notForSalePage(site, {
    reason: reason === 'reserved' ? 'held' : reason,
    until: until ? reserveMomentFrom(site, Date.parse(until)) : null,
    hasAnswers: JSON.stringify(state.plan) !== JSON.stringify(emptyPlan) || state.tradeIn !== null,
    similar: await similarReservable(site.vehicle, call),
  });
  return buyingAnswer(call, page, reason === 'sold' ? 410 : 409);
}
