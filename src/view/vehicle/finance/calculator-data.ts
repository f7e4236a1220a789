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

/** Null without a calculator, finance or price. Starts with the lender's example. */
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

/** The lender's weekly figure isn't based on 52 weeks, so it's slightly lower. */
const weeksNote = ({ lender }: Quote): string =>
  `The weekly repayment ${lender} quotes, and its total, are based on ${lendersWeeksPerYear} weeks in a year, the long-term average.`;

interface Terms {
  ratePerYear: number;
  years: number;
}

/**
 * The lender's rate in Australia, where a rate needs its comparison rate (LAW-02), and the dealer's elsewhere. Plain
 * defaults for vehicles that a displayed lender excludes.
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

/** A balloon above the loan is a feed error. */
const balloonOf = (offer: FinanceOffer | null, loan: number): number => {
  const balloon = Math.round(offer?.balloon ?? 0);
  return balloon > 0 && balloon < loan ? balloon : 0;
};

/** These figures must match the lender's example, so a deposit or balloon replaced as invalid rules it out. */
const quoteOf = (offer: FinanceOffer | null, { deposit, balloon }: CalculatorInputs): Quote | null =>
  offer?.repayment &&
  offer.deposit !== null &&
  Math.round(offer.deposit) === deposit &&
  Math.round(offer.balloon ?? 0) === balloon
    ? { lender: offer.lender.name, repayment: offer.repayment.amount, years: offer.termMonths / 12 }
    : null;
