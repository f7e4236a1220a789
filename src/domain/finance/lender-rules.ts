/** Lender rules A to G (FIN-02, specification section 5). */
import { realPrice } from '../price/price-display.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { LenderOffer, Vehicle } from '../vehicle/vehicle.ts';
import { isAvailable } from '../vehicle/visibility.ts';

type Rule = PublicSettings['finance']['lenders'][number]['rule'];

const priceAbove = 500;
const oldestYears = 12;

interface Case {
  vehicle: Pick<Vehicle, 'status' | 'price' | 'year'>;
  offer: LenderOffer;
  currentYear: number;
}

export const realPayment = (payment: number | null): number | null =>
  payment !== null && Number.isFinite(payment) && Math.round(payment) > 0 ? payment : null;

const isPriced = ({ vehicle }: Case): boolean => (realPrice(vehicle) ?? 0) > priceAbove;
const isOfferedWeekly = (one: Case): boolean => isPriced(one) && realPayment(one.offer.paymentWeek) !== null;
const isOfferedMonthly = (one: Case): boolean => isPriced(one) && realPayment(one.offer.paymentMonth) !== null;
const isYoung = ({ vehicle, currentYear }: Case): boolean => vehicle.year > currentYear - oldestYears;

const rules: Record<Rule, (one: Case) => boolean> = {
  A: (one) => isYoung(one) && isOfferedWeekly(one),
  B: () => true,
  C: () => true,
  D: isOfferedWeekly,
  E: isOfferedWeekly,
  F: isOfferedWeekly,
  G: isOfferedMonthly,
};

export const passesLenderRule = (rule: Rule, one: Case): boolean => isAvailable(one.vehicle) && rules[rule](one);
