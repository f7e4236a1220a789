/** The finance calculator of a vehicle (FIN-03): where it starts. */
import type { CalculatorInputs, QuotedRepayment } from '#src/domain/finance/calculation.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { isFinanceAllowed, type FinanceOffer } from '#src/domain/finance/lender-offer.ts';
import { startingDeposit } from '#src/domain/finance/starting-deposit.ts';
import { realPrice } from '#src/domain/price-display.ts';
import type { Locale } from '#src/domain/regional-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isAvailable } from '#src/domain/visibility.ts';

export interface CalculatorData {
  start: CalculatorInputs;
  /** Of the dealer's own rate; another rate that a shopper types has none but itself. */
  comparisonRate: number | null;
  /** The lender's example that stands beside the price. */
  quoted: QuotedRepayment | null;
  smallPrint: string[];
  locale: Locale;
}

/**
 * Null where the dealer has no calculator, shows no finance with this vehicle, or there is nothing to pay. It starts at the
 * deposit, balloon and period of the lender's example beside the price, where there is one, and at the dealer's rate and term.
 */
export function calculatorData(vehicle: Vehicle, offer: FinanceOffer | null, settings: PublicSettings): CalculatorData | null {
  const { finance, regional: { locale } } = settings;
  const price = realPrice(vehicle);
  if (!finance.calculator || price === null || !isAvailable(vehicle) || !isFinanceAllowed(vehicle, settings)) return null;
  const { calculatorRate: ratePerYear, calculatorTermYears: years, calculatorComparisonRate: comparisonRate } = finance;
  const deposit = startingDeposit(price, offer?.deposit);
  const start: CalculatorInputs = { price, deposit, balloon: balloonOf(offer, price - deposit), ratePerYear, years, period: offer?.repayment?.period ?? 'weekly' };
  return {
    start, comparisonRate, locale, quoted: quotedRepayment(offer, start),
    smallPrint: [finance.disclaimer, ...locale === 'en-AU' ? [comparisonWarning] : []],
  };
}

/** A balloon that the loan cannot hold is a slip of the feed. */
const balloonOf = (offer: FinanceOffer | null, loan: number): number => {
  const balloon = Math.round(offer?.balloon ?? 0);
  return balloon > 0 && balloon < loan ? balloon : 0;
};

function quotedRepayment(offer: FinanceOffer | null, { price, deposit, balloon }: CalculatorInputs): QuotedRepayment | null {
  if (!offer?.repayment || offer.deposit === null || Math.round(offer.deposit) !== deposit || Math.round(offer.balloon ?? 0) !== balloon) return null;
  const { repayment: { amount, period }, rate, termMonths, lender } = offer;
  return { lender: lender.name, repayment: amount, comparisonRate: rate.comparisonRate, terms: { price, deposit, balloon, ratePerYear: rate.interestRate, years: termMonths / 12, period } };
}
