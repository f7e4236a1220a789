import { formatMoney } from '#src/lib/money.ts';
import { balloonWord, namedRates, periodNoun, repaymentWord, type NamedRate } from '#src/domain/finance/amortise.ts';
import { calculation, type CalculatorInputs, type QuotedRepayment } from '#src/domain/finance/calculation.ts';
import type { LenderRate } from '#src/domain/finance/lender-rate.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

/** Lender's example for the starting figures. */
export interface Quote {
  lender: string;
  /** Dollars and cents. */
  repayment: number;
  years: number;
}

export interface CalculatorBasis {
  start: CalculatorInputs;
  /** The only rate from a lender; null if all figures are examples. */
  lenderRate: LenderRate | null;
  quoted: Quote | null;
  locale: Locale;
}

export const quotedRepayment = ({ start, lenderRate, quoted }: CalculatorBasis): QuotedRepayment | null =>
  quoted &&
  lenderRate && {
    lender: quoted.lender,
    repayment: quoted.repayment,
    terms: { ...start, ratePerYear: lenderRate.ratePerYear, years: quoted.years },
  };

/** Shows dashes while fields have errors. */
export interface CalculatorCopy {
  amount: string;
  per: string;
  /** Empty in Australia without a comparison rate (LAW-02), which isn't used elsewhere. */
  rates: NamedRate[];
  whose: string;
  basis: string;
  borrowed: string;
  total: string;
  interest: string;
}

export interface CalculatorLabels {
  deposit: string;
  balloon: string;
  rate: string;
  repayment: string;
  borrowed: string;
  total: string;
}

const british: CalculatorLabels = {
  deposit: 'Deposit ($)',
  balloon: 'Balloon payment ($)',
  rate: 'Interest rate (% p.a.)',
  repayment: 'Repayment',
  borrowed: 'Amount borrowed',
  total: 'Total repaid',
};

export const calculatorLabels: Record<Locale, CalculatorLabels> = {
  'en-AU': british,
  'en-NZ': british,
  'en-US': {
    deposit: 'Down payment ($)',
    balloon: 'Balloon payment ($)',
    rate: 'APR (%)',
    repayment: 'Payment',
    borrowed: 'Amount financed',
    total: 'Total of payments',
  },
};

const dash = '–';

/**
 * Comparison rates include a lender's fees, so a rate that no lender offers (such as the default 10 per cent) has none,
 * and Australia doesn't show it.
 */
export function calculatorCopy(inputs: CalculatorInputs, basis: CalculatorBasis): CalculatorCopy {
  const { lenderRate, quoted, locale } = basis;
  const { ratePerYear, years, period, balloon } = inputs;
  const result = calculation(inputs, quotedRepayment(basis), locale);
  const per = `per ${periodNoun[period]}`;
  const isAustralian = locale === 'en-AU';
  if (result.kind === 'errors')
    return {
      amount: dash,
      per,
      rates: namedRates(0, isAustralian ? 0 : null, locale).map(({ name }) => ({ name, rate: dash })),
      whose: '',
      basis: `Correct the marked fields to see a ${repaymentWord(locale)}.`,
      borrowed: dash,
      total: dash,
      interest: dash,
    };
  const lenders = lenderRate !== null && lenderRate.ratePerYear === ratePerYear ? lenderRate : null;
  return {
    amount: formatMoney(result.repayment),
    per,
    rates: calculatorRates(ratePerYear, lenders, locale),
    whose: whoseText(lenders, isAustralian),
    basis: `${formatMoney(result.loan)} over ${years} ${years === 1 ? 'year' : 'years'}, ${period} ${repaymentWord(locale)}s, ${balloonText(balloon, locale)}${result.isQuoted ? `, as quoted by ${quoted?.lender}` : ''}.`,
    borrowed: formatMoney(result.loan),
    total: formatMoney(result.total),
    interest: formatMoney(result.interest),
  };
}

function calculatorRates(ratePerYear: number, lenders: LenderRate | null, locale: Locale): NamedRate[] {
  if (locale !== 'en-AU') return namedRates(ratePerYear, null, locale);
  return lenders === null ? [] : namedRates(ratePerYear, lenders.comparisonRate, locale);
}

function balloonText(balloon: number, locale: Locale): string {
  if (balloon <= 0) return `no ${balloonWord(locale)}`;
  return `${formatMoney(balloon)} balloon payment`;
}

function whoseText(lenders: LenderRate | null, isAustralian: boolean): string {
  if (lenders !== null) return `${isAustralian ? 'Rates' : 'Rate'} from ${lenders.lender}.`;
  return isAustralian
    ? 'An example at the rate you entered. No lender is offering it here, so it has no comparison rate.'
    : 'An example at a rate you choose, excluding fees. No lender is offering it here.';
}
