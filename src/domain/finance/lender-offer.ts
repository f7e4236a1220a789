/** The provider's offer (FIN-01, FIN-02), with both rates, if the lender's rule passes. */
import { realPrice } from '../price/price-display.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { LenderOffer, Vehicle } from '../vehicle/vehicle.ts';
import type { Period } from './amortise.ts';
import { passesLenderRule, realPayment } from './lender-rules.ts';
import { displayRate, type DisplayRate } from './shown-rate.ts';
import { startingDeposit } from './starting-terms.ts';

/** Amounts are dollars. */
export interface FinanceOffer {
  lender: { name: string; creditLicence: string | null };
  rate: DisplayRate;
  /** Null if the feed has no repayment and the lender's rule doesn't need it. */
  repayment: { amount: number; period: Period } | null;
  termMonths: number;
  deposit: number | null;
  balloon: number | null;
  disclaimer: string | null;
}

type Financed = Pick<Vehicle, 'make' | 'dealershipSlug' | 'status' | 'price' | 'year' | 'financeLenders' | 'itemType'>;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const assumedTermMonths = 60;

/** Covers repayments, the calculator and the finance button. */
export function isFinanceAllowed(
  { make, dealershipSlug, itemType }: Pick<Financed, 'make' | 'dealershipSlug' | 'itemType'>,
  { finance }: Pick<PublicSettings, 'finance'>,
): boolean {
  return (
    !finance.neverShow &&
    itemType !== 'accessory' &&
    !finance.excludedMakes.some((one) => same(one, make)) &&
    !(dealershipSlug !== null && finance.excludedDealerships.some((one) => same(one, dealershipSlug)))
  );
}

type Lender = PublicSettings['finance']['lenders'][number];

/** Even if its offers aren't shown. */
export const namedLender = ({ finance }: Pick<PublicSettings, 'finance'>): Lender | undefined =>
  finance.lenders.find(({ key }) => key === finance.provider);

const activeLender = (settings: Pick<PublicSettings, 'finance'>): Lender | undefined =>
  settings.finance.shown ? namedLender(settings) : undefined;

/** "Quay Finance, Australian credit licence 000 412", required with every lender's rate. */
export const lenderText = ({ name, creditLicence }: Pick<Lender, 'name' | 'creditLicence'>): string =>
  [name, creditLicence].filter(Boolean).join(', ');

export const hasLender = (settings: Pick<PublicSettings, 'finance'>): boolean => activeLender(settings) !== undefined;

export function financeOffer(
  vehicle: Financed,
  settings: Pick<PublicSettings, 'finance' | 'regional'>,
  currentYear: number,
): FinanceOffer | null {
  const lender = activeLender(settings);
  const offer = lender && vehicle.financeLenders[lender.key];
  const rate = offer ? displayRate(offer.interestRate, offer.comparisonRate) : null;
  if (!lender || !offer || rate === null || !isFinanceAllowed(vehicle, settings)) return null;
  if (!passesLenderRule(lender.rule, { vehicle, offer, currentYear })) return null;
  const price = realPrice(vehicle);
  return {
    lender: { name: lender.name, creditLicence: lender.creditLicence },
    rate,
    repayment: repaymentOf(offer, lender.rule === 'G' || settings.regional.locale === 'en-US'),
    termMonths: offer.termMonths ?? (offer.termYears === null ? assumedTermMonths : Math.round(offer.termYears * 12)),
    deposit: offer.deposit ?? (lender.rule === 'A' && price !== null ? startingDeposit(price) : null),
    balloon: offer.balloon,
    disclaimer: offer.disclaimer,
  };
}

/** Prefers weekly, but monthly for lender G and in the United States. */
function repaymentOf({ paymentWeek, paymentMonth }: LenderOffer, isMonthlyFirst: boolean): FinanceOffer['repayment'] {
  const weekly = { amount: realPayment(paymentWeek), period: 'weekly' as const };
  const monthly = { amount: realPayment(paymentMonth), period: 'monthly' as const };
  const [first] = (isMonthlyFirst ? [monthly, weekly] : [weekly, monthly]).filter(({ amount }) => amount !== null);
  return first ? { amount: first.amount!, period: first.period } : null;
}
