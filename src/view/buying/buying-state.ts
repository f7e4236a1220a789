import type { BuyingPlan, BuyingStep } from '#src/domain/buying/buying-plan.ts';
import { deliveryZone, type DeliveryZone } from '#src/domain/buying/delivery-zone.ts';
import { balanceDue, type BalanceDue } from '#src/domain/buying/balance-due.ts';
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
  /** ISO date in the dealer's time zone. */
  today: string;
  /** Collection notice for personal details (LAW-03). */
  collection: string;
  /** May have expired. */
  tradeIn: OwnTradeIn | null;
  /** Made on this device, for this vehicle; `deposit` in whole dollars. */
  reservation: { key: string; until: number; deposit: number } | null;
  application: 'begun' | 'sent' | null;
  booked: { key: string; when: string } | null;
}

export interface PickUpTimes {
  days: FreeDay[];
  /** First free day after `days`, ISO; null if there are no more. */
  next: string | null;
}

/** False if reserve-only: `/checkout-journey` sells used stock only (ROUTE-08). */
export const isBoughtOnline = (
  vehicle: Pick<PublishedVehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
): boolean => settings.reserve.shown && !reserveUrl(vehicle, settings).endsWith('/checkout');

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

export const countedTradeIn = ({ plan, tradeIn, site }: BuyingState): OwnTradeIn | null =>
  plan.tradeIn === 'use' ? openTradeIn(tradeIn, site.now) : null;

/** Whole dollars; 0 for none. */
export const loanOf = ({ finance, borrow }: BuyingPlan): number => (finance === 'loan' ? (readMoney(borrow) ?? 0) : 0);

/** Null for a pick-up, or outside the dealer's zones. */
export const chosenZone = ({ plan, site }: BuyingState): DeliveryZone | null =>
  plan.getting === 'delivery' ? deliveryZone(plan.postcode, site.settings) : null;

/** Milliseconds since 1970; null without a booking, or if the dealer no longer takes them online. */
export function pickUpAt({ plan, site }: Pick<BuyingState, 'plan' | 'site'>): number | null {
  if (!site.settings.delivery.pickUpAppointments) return null;
  const at = plan.startsFor === site.vehicle.id ? Date.parse(plan.startsAt) : NaN;
  return plan.getting === 'pick-up' && at > site.now ? at : null;
}

/** False if government charges are extra, which the balance must mention. */
export const isTotalPrice = ({ vehicle, settings }: ReserveSite): boolean =>
  priceTypeOf(vehicle, settings) !== 'excluding_government_charges';

export const balanceOf = (state: BuyingState): BalanceDue =>
  balanceDue({
    price: realPrice(state.site.vehicle) ?? 0,
    tradeIn: countedTradeIn(state),
    loan: loanOf(state.plan),
    delivery: chosenZone(state)?.price ?? 0,
    deposit: state.reservation?.deposit ?? 0,
  });
