import { formatMoney } from '#src/lib/money.ts';
import type { Locale } from '../locations/regional-terms.ts';
import { balloonWord, depositWord, repaymentFor, totalRepaid, type Period } from './amortise.ts';

/** Lenders count days, 365.25 a year. */
export const lendersWeeksPerYear = 52.18;

const highestRate = 48;
export const terms = [1, 2, 3, 4, 5, 6, 7] as const;

/** Dollars, per cent a year and years. NaN is unreadable input. */
export interface CalculatorInputs {
  price: number;
  deposit: number;
  balloon: number;
  ratePerYear: number;
  years: number;
  period: Period;
}
export type CalculatorField = 'deposit' | 'balloon' | 'rate';

/** On the lender's own terms, dollars and cents. */
export interface QuotedRepayment {
  lender: string;
  terms: CalculatorInputs;
  repayment: number;
}

export type Calculation =
  | { kind: 'result'; loan: number; repayment: number; total: number; interest: number; isQuoted: boolean }
  | { kind: 'errors'; errors: Partial<Record<CalculatorField, string>> };

const isAmount = (amount: number): boolean => Number.isFinite(amount) && amount >= 0;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

const isAt = (inputs: CalculatorInputs, terms: CalculatorInputs): boolean =>
  (Object.keys(terms) as (keyof CalculatorInputs)[]).every((name) => inputs[name] === terms[name]);

/**
 * Dollars and cents. Uses the lender's own repayment for its example, so that a page never shows two figures for one
 * loan (LAW-02).
 */
export function calculation(
  inputs: CalculatorInputs,
  quoted: QuotedRepayment | null = null,
  locale: Locale = 'en-AU',
): Calculation {
  const { price, deposit, balloon, ratePerYear, years, period } = inputs;
  const errors = errorsOf(inputs, locale);
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors };
  const loan = cents(price - deposit);
  const loanTerms = { ratePerYear, years, period, balloon };
  const counted = repaymentFor(loan, loanTerms);
  const isQuoted = quoted !== null && isAt(inputs, quoted.terms);
  const repayment = isQuoted ? quoted.repayment : counted;
  const byLender = isQuoted ? cents(repayment * years * (period === 'weekly' ? lendersWeeksPerYear : 12) + balloon) : 0;
  // At zero interest, rounding down could make the total less than the loan.
  const total = Math.max(totalRepaid(counted, loanTerms), byLender, loan);
  return { kind: 'result', loan, repayment, total, interest: Math.max(0, cents(total - loan)), isQuoted };
}

function errorsOf(
  { price, deposit, balloon, ratePerYear }: CalculatorInputs,
  locale: Locale,
): Partial<Record<CalculatorField, string>> {
  const [down, atEnd] = [depositWord(locale), balloonWord(locale)];
  const errors: Partial<Record<CalculatorField, string>> = {};
  if (!isAmount(deposit)) errors.deposit = `Enter the ${down} in dollars, such as 2,000.`;
  else if (deposit >= price) errors.deposit = `Enter a ${down} below the price of ${formatMoney(price)}.`;
  if (!isAmount(balloon)) errors.balloon = `Enter the ${atEnd} in dollars, or 0 for none.`;
  else if (balloon > 0 && errors.deposit === undefined && balloon >= price - deposit)
    errors.balloon = `Enter a ${atEnd} below the loan amount of ${formatMoney(price - deposit)}.`;
  if (!Number.isFinite(ratePerYear) || ratePerYear < 0 || ratePerYear > highestRate)
    errors.rate = `Enter a rate from 0 to ${highestRate}% a year.`;
  return errors;
}

/** Parses "$2,000", "8.49%" or "2k"; empty is 0, anything else NaN. */
export function readNumber(text: string): number {
  const found = /^(-?(?:\d+\.?\d*|\.\d+))(k?)$/i.exec(text.replace(/[$,%\s]/g, '') || '0');
  return found === null ? Number.NaN : Number(found[1]) * (found[2] ? 1000 : 1);
}

export const readRate = (text: string): number => (text.trim() === '' ? Number.NaN : readNumber(text));
