/** A rate attributable to a lender (LAW-02). Default and typed rates have none, so no comparison rate. */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { DisplayRate } from './shown-rate.ts';
import { lenderText, namedLender, type FinanceOffer } from './lender-offer.ts';

type Settings = Pick<PublicSettings, 'finance' | 'regional'>;

export interface LenderRate {
  /** Name and credit licence. */
  lender: string;
  /** Per cent a year; in the United States the APR, which includes fees. */
  ratePerYear: number;
  comparisonRate: number;
}

/** Falls back to the dealer's example, if it has a lender and comparison rate. */
export function lenderRate(offer: FinanceOffer | null, settings: Settings): LenderRate | null {
  if (offer === null) return settingsRate(settings);
  return rateOf(offer.lender, offer.rate, settings);
}

export function settingsRate(settings: Settings): LenderRate | null {
  const { calculatorRate: interestRate, calculatorComparisonRate: comparisonRate } = settings.finance;
  const lender = namedLender(settings);
  return lender && comparisonRate !== null ? rateOf(lender, { interestRate, comparisonRate }, settings) : null;
}

const rateOf = (
  lender: Parameters<typeof lenderText>[0],
  { interestRate, comparisonRate }: Pick<DisplayRate, 'interestRate' | 'comparisonRate'>,
  { regional }: Settings,
): LenderRate => ({
  lender: lenderText(lender),
  ratePerYear: regional.locale === 'en-US' ? comparisonRate : interestRate,
  comparisonRate,
});
