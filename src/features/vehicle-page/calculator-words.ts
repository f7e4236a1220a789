/** What a calculation says; the page and its script share it. */
import { formatMoney } from '#src/lib/money.ts';
import { formatRate, periodNoun } from '#src/domain/finance/amortise.ts';
import { calculation, lendersWeeksPerYear, type CalculatorInputs, type QuotedRepayment } from '#src/domain/finance/calculation.ts';
import type { Locale } from '#src/domain/regional-words.ts';

/** The dealer's own rate with its comparison rate; another rate that a shopper types has none but itself. */
export interface CalculatorBasis {
  start: Pick<CalculatorInputs, 'ratePerYear'>;
  comparisonRate: number | null;
  locale: Locale;
  /** The example that stands beside the price; null without one. */
  quoted: QuotedRepayment | null;
}

/** Dashes while the fields need putting right. */
export interface CalculatorWords {
  amount: string;
  per: string;
  rate: string;
  /** Null outside Australia, where a rate is not compared so (LAW-02). */
  comparison: string | null;
  /** "$33,291 over 5 years, weekly, no balloon". */
  basis: string;
  borrowed: string;
  total: string;
  interest: string;
}

const dash = '–';

export function calculatorWords(inputs: CalculatorInputs, { start, comparisonRate, locale, quoted }: CalculatorBasis): CalculatorWords {
  const { ratePerYear, years, period, balloon } = inputs;
  const result = calculation(inputs, quoted);
  const per = `per ${periodNoun[period]}`;
  const isAustralian = locale === 'en-AU';
  if (result.kind === 'errors') return { amount: dash, per, rate: dash, comparison: isAustralian ? dash : null, basis: 'Put the marked fields right to see a repayment.', borrowed: dash, total: dash, interest: dash };
  const counted = (result.isQuoted ? quoted?.comparisonRate : undefined) ?? (ratePerYear === start.ratePerYear ? comparisonRate : null);
  return {
    amount: formatMoney(result.repayment), per, rate: `${formatRate(ratePerYear)} ${locale === 'en-US' ? 'APR' : 'p.a.'}${isAustralian || result.isQuoted ? '' : ', no fees counted'}`,
    comparison: isAustralian ? `${formatRate(counted ?? ratePerYear)} p.a.${counted === null ? ', no fees counted' : ''}` : null,
    basis: `${formatMoney(result.loan)} over ${years} ${years === 1 ? 'year' : 'years'}, ${period} repayments, ${balloon > 0 ? `${formatMoney(balloon)} balloon at the end` : 'no balloon'}${result.isQuoted ? `, as ${quoted?.lender} quotes it${period === 'weekly' ? `, at ${lendersWeeksPerYear} weeks a year` : ''}` : ''}.`,
    borrowed: formatMoney(result.loan), total: formatMoney(result.total), interest: formatMoney(result.interest),
  };
}
