/**
 * The rate that a calculator may call a lender's (LAW-02): with its comparison rate and with who gives the credit. Of
 * any other rate, the plain default or one that a shopper types, no lender speaks, and it has no comparison rate.
 */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { ShownRate } from './shown-rate.ts';
import { lenderText, namedLender, type FinanceOffer } from './lender-offer.ts';

type Settings = Pick<PublicSettings, 'finance' | 'regional'>;

export interface LenderRate {
  /** Name and credit licence. */
  lender: string;
  /** Per cent a year, both. In the United States it is the APR, which counts the fees as a comparison rate does. */
  ratePerYear: number;
  comparisonRate: number;
}

/**
 * That of the offer beside the price; of a vehicle without one, the dealer's own example, where the settings name its
 * lender and comparison rate.
 */
export function lenderRate(offer: FinanceOffer | null, settings: Settings): LenderRate | null {
  if (offer === null) return settingsRate(settings);
  return rateOf(offer.lender, offer.rate, settings);
}

/** The calculator's rate as the settings have it, where it is the named lender's. */
export function settingsRate(settings: Settings): LenderRate | null {
  const { calculatorRate: interestRate, calculatorComparisonRate: comparisonRate } = settings.finance;
  const lender = namedLender(settings);
  return lender && comparisonRate !== null ? rateOf(lender, { interestRate, comparisonRate }, settings) : null;
}

const rateOf = (
  lender: Parameters<typeof lenderText>[0],
  { interestRate, comparisonRate }: Pick<ShownRate, 'interestRate' | 'comparisonRate'>,
  { regional }: Settings,
): LenderRate => ({
  lender: lenderText(lender),
  ratePerYear: regional.locale === 'en-US' ? comparisonRate : interestRate,
  comparisonRate,
});
