/**
 * The rate that a calculator may call a lender's (LAW-02): with its comparison rate and with who gives the credit. Of
 * any other rate, the plain default or one that a shopper types, no lender speaks, and it has no comparison rate.
 */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { lenderText, namedLender, type FinanceOffer } from './lender-offer.ts';

export interface LenderRate {
  /** Name and credit licence. */
  lender: string;
  /** Per cent a year, both. */
  ratePerYear: number;
  comparisonRate: number;
}

/**
 * That of the offer beside the price; of a vehicle without one, the dealer's own example, where the settings name its
 * lender and comparison rate.
 */
export function lenderRate(offer: FinanceOffer | null, settings: Pick<PublicSettings, 'finance'>): LenderRate | null {
  if (offer !== null)
    return {
      lender: lenderText(offer.lender),
      ratePerYear: offer.rate.interestRate,
      comparisonRate: offer.rate.comparisonRate,
    };
  return settingsRate(settings);
}

/** The calculator's rate as the settings have it, where it is the named lender's. */
export function settingsRate(settings: Pick<PublicSettings, 'finance'>): LenderRate | null {
  const { calculatorRate, calculatorComparisonRate } = settings.finance;
  const lender = namedLender(settings);
  return lender && calculatorComparisonRate !== null
    ? { lender: lenderText(lender), ratePerYear: calculatorRate, comparisonRate: calculatorComparisonRate }
    : null;
}
