/** Everything that a page of buying is decided from: the vehicle as it is now, the answers, and what stands elsewhere. */
import type { BuyingPlan, BuyingStep } from '#src/domain/buying/buying-plan.ts';
import { deliveryZone, type DeliveryZone } from '#src/domain/buying/delivery-zone.ts';
import { leftToPay, type LeftToPay } from '#src/domain/buying/left-to-pay.ts';
import { reserveUrl } from '#src/domain/card/card-actions.ts';
import { readMoney } from '#src/domain/finance/application/question.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { openTradeIn, type OwnTradeIn } from '#src/domain/valuation/own-trade-in.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { ReserveSite } from '../reserve/reserve-site.ts';
import type { FreeDay } from '../receipt/receipt.page-data.ts';

export interface BuyingState {
  site: ReserveSite;
  plan: BuyingPlan;
  /** The dealer's date, ISO. */
  today: string;
  /** What is told where personal details are asked for (LAW-03). */
  collection: string;
  /** The shopper's own valuation, ended ones included; null without one. */
  tradeIn: OwnTradeIn | null;
  /** This device's reservation of this very vehicle, as long as it holds. `deposit` in whole dollars. */
  reservation: { key: string; until: number; deposit: number } | null;
  /** What became of a finance application of this device. */
  application: 'begun' | 'sent' | null;
  /** The pick-up that was booked with what was sent before, as long as it is to come. */
  booked: { key: string; when: string } | null;
}

/** Free times to pick the vehicle up, where they are booked online. */
export interface PickUpTimes {
  days: FreeDay[];
  /** ISO date of the first day that is not among them; null for none. */
  next: string | null;
}

/** Whether the dealer sells in one journey; the checkout journey takes used stock only (ROUTE-08). */
export const isBoughtOnline = (
  vehicle: Pick<PublishedVehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
): boolean => settings.reserve.shown && !reserveUrl(vehicle, settings).endsWith('/checkout');

/** A step of buying a vehicle at the dealer's address for it. */
export function buyingUrl(
  vehicle: Pick<PublishedVehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
  query: Record<string, string> = {},
): string {
  const url = reserveUrl(vehicle, settings);
  const more = new URLSearchParams(query).toString();
  return more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`;
}

export const stepUrl = (
  { site: { vehicle, settings } }: { site: Pick<ReserveSite, 'vehicle' | 'settings'> },
  step: BuyingStep,
): string => buyingUrl(vehicle, settings, { step });

/** The trade-in that counts: chosen, and its price not ended. */
export const countedTradeIn = ({ plan, tradeIn, site }: BuyingState): OwnTradeIn | null =>
  plan.tradeIn === 'use' ? openTradeIn(tradeIn, site.now) : null;

/** Whole dollars that are to be borrowed; 0 for none. */
export const loanOf = ({ finance, borrow }: BuyingPlan): number => (finance === 'loan' ? (readMoney(borrow) ?? 0) : 0);

/** The zone that it is delivered to; null for a pick-up, and for where the dealer does not go. */
export const chosenZone = ({ plan, site }: BuyingState): DeliveryZone | null =>
  plan.getting === 'delivery' ? deliveryZone(plan.postcode, site.settings) : null;

/**
 * The pick-up's time that was chosen for this vehicle; null for none, and where the dealer books none online (any more).
 * Milliseconds since 1970.
 */
export function pickUpAt({ plan, site }: Pick<BuyingState, 'plan' | 'site'>): number | null {
  if (!site.settings.delivery.pickUpAppointments) return null;
  const at = plan.startsFor === site.vehicle.id ? Date.parse(plan.startsAt) : NaN;
  return plan.getting === 'pick-up' && at > site.now ? at : null;
}

/** Charges of the government come on top of some prices: what is left to pay must say so. */
export const isWholePrice = ({ vehicle, settings }: ReserveSite): boolean =>
  priceTypeOf(vehicle, settings) !== 'excluding_government_charges';

export const leftOf = (state: BuyingState): LeftToPay =>
  leftToPay({
    price: realPrice(state.site.vehicle) ?? 0,
    tradeIn: countedTradeIn(state),
    loan: loanOf(state.plan),
    delivery: chosenZone(state)?.price ?? 0,
    deposit: state.reservation?.deposit ?? 0,
  });
