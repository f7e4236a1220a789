import type { BuyingPlan, BuyingStep } from '../rules/buying-plan.ts';
import { deliveryZone, type DeliveryZone } from '../rules/delivery-zone.ts';
import { balanceDue, type BalanceDue } from '../rules/balance-due.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { readMoney } from '#src/journeys/finance-application/rules/question.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { priceTypeOf } from '#src/domain/price/price-type.ts';
import { openTradeIn, type OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import type { ReserveSite } from '#src/journeys/reserve/view/reserve-site.ts';
import type { FreeDay } from '#src/view/receipt/receipt.page-data.ts';

export interface BuyingState {
  site: ReserveSite;
  plan: BuyingPlan;
  /** ISO date in the dealer's time zone. */
  today: string;
  /** Collection notice (LAW-03). */
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
  /** First free day after `days`, ISO; null if none. */
  next: string | null;
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

/** Epoch milliseconds; null without a booking, or if the dealer stopped taking them online. */
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
