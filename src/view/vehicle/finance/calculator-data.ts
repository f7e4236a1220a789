/** The finance calculator of a vehicle (FIN-03): where it starts. */
import { lendersWeeksPerYear, type CalculatorInputs } from '#src/domain/finance/calculation.ts';
import { comparisonWarning, exampleNote } from '#src/domain/finance/comparison-rate.ts';
import { hasLender, isFinanceAllowed, type FinanceOffer } from '#src/domain/finance/lender-offer.ts';
import { lenderRate, type LenderRate } from '#src/domain/finance/lender-rate.ts';
import { plainRatePerYear, plainTermYears, startingDeposit } from '#src/domain/finance/starting-terms.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { CalculatorBasis, Quote } from '#src/view/copy/vehicle/calculator-copy.ts';

export interface CalculatorData extends CalculatorBasis {
  smallPrint: string[];
}

/**
 * Null where the dealer has no calculator, shows no finance with this vehicle, or there is nothing to pay. It starts at
 * the deposit, balloon and period of the lender's example beside the price, where there is one, and at the dealer's
 * rate and term.
 */
export function calculatorData(
  vehicle: Vehicle,
  offer: FinanceOffer | null,
  settings: Pick<PublicSettings, 'regional' | 'finance'>,
): CalculatorData | null {
  const {
    finance,
    regional: { locale },
  } = settings;
  const price = realPrice(vehicle);
  if (!finance.calculator || price === null || !isAvailable(vehicle) || !isFinanceAllowed(vehicle, settings))
    return null;
  const lenders = lenderRate(offer, settings);
  const { ratePerYear, years } = termsOf(offer, lenders, settings);
  const deposit = startingDeposit(price, offer?.deposit);
  const start: CalculatorInputs = {
    price,
    deposit,
    balloon: balloonOf(offer, price - deposit),
    ratePerYear,
    years,
    period: offer?.repayment?.period ?? (locale === 'en-US' ? 'monthly' : 'weekly'),
  };
  const quoted = quoteOf(offer, start);
  return {
    start,
    lenderRate: lenders,
    locale,
    quoted,
    smallPrint: [
      finance.disclaimer,
      ...(quoted !== null && start.period === 'weekly' ? [weeksNote(quoted)] : []),
      ...(locale === 'en-AU' ? [lenders === null ? exampleNote : comparisonWarning] : []),
    ],
  };
}

/** Why the lender's weekly figure is a little below one of 52 weeks. */
const weeksNote = ({ lender }: Quote): string =>
  `The weekly repayment that ${lender} quotes, and the total with it, count ${lendersWeeksPerYear} weeks in a year, the average over time.`;

interface Terms {
  ratePerYear: number;
  years: number;
}

/**
 * In Australia a lender's rate, where there is one, since a rate is shown only with its comparison rate (LAW-02).
 * Elsewhere the dealer's; on a vehicle that a shown lender leaves out, plain ones.
 */
function termsOf(
  offer: FinanceOffer | null,
  lenders: LenderRate | null,
  settings: Pick<PublicSettings, 'regional' | 'finance'>,
): Terms {
  const dealers = dealersTerms(settings);
  if (settings.regional.locale === 'en-AU' && lenders !== null) return { ...dealers, ratePerYear: lenders.ratePerYear };
  return offer === null && hasLender(settings) ? plainTerms : dealers;
}

const plainTerms: Terms = { ratePerYear: plainRatePerYear, years: plainTermYears };

const dealersTerms = ({
  finance: { calculatorRate: ratePerYear, calculatorTermYears: years },
}: Pick<PublicSettings, 'finance'>): Terms => ({ ratePerYear, years });

/** A balloon that the loan cannot hold is a slip of the feed. */
const balloonOf = (offer: FinanceOffer | null, loan: number): number => {
  const balloon = Math.round(offer?.balloon ?? 0);
  return balloon > 0 && balloon < loan ? balloon : 0;
};

/**
 * Only an example of this very loan: a deposit or balloon that is a slip of the feed is not
 * where the calculator starts.
 */
const quoteOf = (offer: FinanceOffer | null, { deposit, balloon }: CalculatorInputs): Quote | null =>
  offer?.repayment &&
  offer.deposit !== null &&
  Math.round(offer.deposit) === deposit &&
  Math.round(offer.balloon ?? 0) === balloon
    ? { lender: offer.lender.name, repayment: offer.repayment.amount, years: offer.termMonths / 12 }
    : null;
