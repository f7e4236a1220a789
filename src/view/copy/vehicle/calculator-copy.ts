/** What a calculation says. */
import { formatMoney } from '#src/lib/money.ts';
import { balloonWord, namedRates, periodNoun, repaymentWord, type NamedRate } from '#src/domain/finance/amortise.ts';
import { calculation, type CalculatorInputs, type QuotedRepayment } from '#src/domain/finance/calculation.ts';
import type { LenderRate } from '#src/domain/finance/lender-rate.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';

/**
 * A lender's example: its price, deposit, balloon and period are those at which the calculator starts,
 * its rate is the lender's.
 */
export interface Quote {
  lender: string;
  /** Dollars and cents. */
  repayment: number;
  years: number;
}

/**
 * Where a calculator starts, and what in it is a lender's. It stands on every vehicle's page:
 * nothing in it is said twice.
 */
export interface CalculatorBasis {
  start: CalculatorInputs;
  /** The one rate that is a lender's, with its comparison rate; null where every figure is an example. */
  lenderRate: LenderRate | null;
  /** The example that stands beside the price. */
  quoted: Quote | null;
  locale: Locale;
}

/** The lender's example with all of its terms. */
export const quotedRepayment = ({ start, lenderRate, quoted }: CalculatorBasis): QuotedRepayment | null =>
  quoted &&
  lenderRate && {
    lender: quoted.lender,
    repayment: quoted.repayment,
    terms: { ...start, ratePerYear: lenderRate.ratePerYear, years: quoted.years },
  };

/** Dashes while the fields need putting right. */
export interface CalculatorCopy {
  amount: string;
  per: string;
  /**
   * None in Australia for a rate that has no comparison rate (LAW-02). One alone outside Australia, where a rate is not
   * compared so.
   */
  rates: NamedRate[];
  /** Who gives credit at this rate; or that nobody does, and it is an example. */
  whose: string;
  /** "$33,291 over 5 years, weekly, no balloon". */
  basis: string;
  borrowed: string;
  total: string;
  interest: string;
}

export interface CalculatorWords {
  deposit: string;
  balloon: string;
  rate: string;
  repayment: string;
  borrowed: string;
  total: string;
}

const british: CalculatorWords = {
  deposit: 'Deposit, $',
  balloon: 'Balloon at the end, $',
  rate: 'Rate, % a year',
  repayment: 'Repayment',
  borrowed: 'Amount borrowed',
  total: 'Total repaid',
};

/** What its fields and sums are called. */
export const calculatorWords: Record<Locale, CalculatorWords> = {
  'en-AU': british,
  'en-NZ': british,
  'en-US': {
    deposit: 'Down payment, $',
    balloon: 'Balloon payment, $',
    rate: 'APR, %',
    repayment: 'Payment',
    borrowed: 'Amount financed',
    total: 'Total of payments',
  },
};

const dash = '–';

/**
 * A rate that no lender offers, the specification's default of 10 per cent among them, is the shopper's own assumption:
 * it has no comparison rate, which counts a lender's fees, so that in Australia it is not repeated as a result.
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
    rates: shownRates(ratePerYear, lenders, locale),
    whose: whoseText(lenders, isAustralian),
    basis: `${formatMoney(result.loan)} over ${years} ${years === 1 ? 'year' : 'years'}, ${period} ${repaymentWord(locale)}s, ${balloonText(balloon, locale)}${result.isQuoted ? `, as ${quoted?.lender} quotes it` : ''}.`,
    borrowed: formatMoney(result.loan),
    total: formatMoney(result.total),
    interest: formatMoney(result.interest),
  };
}

function shownRates(ratePerYear: number, lenders: LenderRate | null, locale: Locale): NamedRate[] {
  if (locale !== 'en-AU') return namedRates(ratePerYear, null, locale);
  return lenders === null ? [] : namedRates(ratePerYear, lenders.comparisonRate, locale);
}

function balloonText(balloon: number, locale: Locale): string {
  if (balloon <= 0) return `no ${balloonWord(locale)}`;
  return `${formatMoney(balloon)} ${locale === 'en-US' ? balloonWord(locale) : 'balloon at the end'}`;
}

function whoseText(lenders: LenderRate | null, isAustralian: boolean): string {
  if (lenders !== null) return `${isAustralian ? 'Rates' : 'Rate'} of ${lenders.lender}.`;
  return isAustralian
    ? 'An example at the rate you entered: no lender offers it here, so it has no comparison rate.'
    : 'An example at a rate you choose, no fees counted: no lender offers it here.';
}
