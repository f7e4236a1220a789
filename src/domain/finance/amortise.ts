/**
 * Loans with level repayments. The nominal yearly rate is charged per period (12 or 52 a year), as usual for consumer
 * loans. Excludes fees, so figures must state their basis (AFF-01).
 */
import { formatMoney } from '#src/lib/money.ts';
import type { Locale } from '../locations/regional-terms.ts';

export const periodsPerYear = { weekly: 52, monthly: 12 } as const;
export type Period = keyof typeof periodsPerYear;
export const periodNoun: Record<Period, string> = { weekly: 'week', monthly: 'month' };

export interface LoanTerms {
  /** Per cent a year, 10 for 10%. */
  ratePerYear: number;
  years: number;
  period: Period;
  /** Owed at the end of the term, in dollars. Default: 0. */
  balloon?: number;
}

const cents = (dollars: number): number => Math.round((dollars + Number.EPSILON) * 100) / 100;

/** Present values of one dollar at the end, and of one each period. Exact for rates near 0. */
function factors({ ratePerYear, years, period }: LoanTerms): { end: number; each: number; count: number } {
  const count = Math.round(years * periodsPerYear[period]);
  const rate = ratePerYear / 100 / periodsPerYear[period];
  const growth = -count * Math.log1p(rate);
  return { end: Math.exp(growth), each: rate === 0 ? count : -Math.expm1(growth) / rate, count };
}

/** P = R · (1 − (1 + i)⁻ⁿ) / i, plus the balloon's present value. */
export function principalFor(repayment: number, terms: LoanTerms): number {
  const { end, each } = factors(terms);
  return cents(repayment * each + (terms.balloon ?? 0) * end);
}

/** Dollars and cents. */
export function repaymentFor(principal: number, terms: LoanTerms): number {
  const { end, each } = factors(terms);
  return cents((principal - (terms.balloon ?? 0) * end) / each);
}

export function totalRepaid(repayment: number, terms: LoanTerms): number {
  return cents(repayment * factors(terms).count + (terms.balloon ?? 0));
}

const formatRate = (rate: number): string => `${Number(rate.toFixed(2))}%`;

const perYear = (rate: number): string => `${formatRate(rate)} p.a.`;

/**
 * LAW-02: an Australian lender's rate always has its comparison rate, which includes fees; an example rate has none. An
 * American APR includes fees too (Truth in Lending Act, Regulation Z 1026.22), so a lender's comparison rate is its
 * APR.
 */
function rateText(ratePerYear: number, comparisonRate: number | null, locale: Locale): string {
  if (locale === 'en-US')
    return comparisonRate === null
      ? `${formatRate(ratePerYear)} APR, excluding fees`
      : `${formatRate(comparisonRate)} APR`;
  if (locale === 'en-NZ') return `${perYear(ratePerYear)}, excluding fees`;
  return comparisonRate === null
    ? 'an example rate that no lender offers, excluding fees'
    : `${perYear(ratePerYear)} (comparison rate ${perYear(comparisonRate)})`;
}

/** "Interest rate", "8.99% p.a."; in the US "APR", "8.99%" (REG-01). */
export interface NamedRate {
  name: string;
  rate: string;
}

export function namedRates(ratePerYear: number, comparisonRate: number | null, locale: Locale): NamedRate[] {
  if (locale === 'en-US') return [{ name: 'APR', rate: formatRate(comparisonRate ?? ratePerYear) }];
  const named = [{ name: 'Interest rate', rate: perYear(ratePerYear) }];
  if (comparisonRate !== null) named.push({ name: 'Comparison rate', rate: perYear(comparisonRate) });
  return named;
}

export const repaymentWord = (locale: Locale): string => (locale === 'en-US' ? 'payment' : 'repayment');

export const depositWord = (locale: Locale): string => (locale === 'en-US' ? 'down payment' : 'deposit');

export const balloonWord = (locale: Locale): string => (locale === 'en-US' ? 'balloon payment' : 'balloon');

export function loanBasis(
  { ratePerYear, years, period, balloon = 0 }: LoanTerms,
  comparisonRate: number | null = null,
  locale: Locale = 'en-AU',
): string {
  const end = balloon > 0 ? `, plus a balloon payment of ${formatMoney(balloon)}` : '';
  return `${rateText(ratePerYear, comparisonRate, locale)}, ${years} ${years === 1 ? 'year' : 'years'} of ${period} ${repaymentWord(locale)}s${end}`;
}
