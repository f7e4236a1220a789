/**
 * Budget finder (BUDG-02 to BUDG-05, AFF-01). Besides the specification's total (five years' repayments plus the
 * deposit), shows the price it covers after interest.
 */
import { periodsPerYear, principalFor, totalRepaid, type LoanTerms, type Period } from './amortise.ts';
import { searchState, type SearchState } from '../search/search-state.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { BodyType } from '../vehicle/vehicle.ts';

export const budgetYears = 5;
/** If the index has no highest price. */
const fallbackMaximum = 100_000;

export interface BudgetInputs {
  period: Period;
  /** Dollars each period. */
  repayment: number;
  /** Dollars. */
  deposit: number;
}

export function budgetDefaults(
  { finance: { budgetFinder } }: Pick<PublicSettings, 'finance'>,
  period: Period = budgetFinder.period,
): BudgetInputs {
  return { period, repayment: budgetFinder[period], deposit: budgetFinder.deposit };
}

/** BUDG-02. */
export function budgetOf({ period, repayment, deposit }: BudgetInputs): number {
  return Math.round(repayment * periodsPerYear[period] * budgetYears + deposit);
}

export const isAmount = (text: string): boolean =>
  /^\s*\$?\s*[\d,.\s]*\s*k?\s*$/i.test(text) && Number.isFinite(amountOf(text));

const amountOf = (text: string): number => Number(text.replace(/[$,\s]/g, '').replace(/k$/i, 'e3') || '0');

export const readAmount = (text: string): number => (isAmount(text) ? Math.min(amountOf(text), 10_000_000) : 0);

/** BUDG-03. */
export const isBelowMinimum = (budget: number, minimum: number | null): boolean => minimum !== null && budget < minimum;

export function minRepayment(price: number, { period, deposit }: BudgetInputs): number {
  return Math.max(0, Math.ceil((price - deposit) / (periodsPerYear[period] * budgetYears)));
}

/** After interest (AFF-01), in dollars and cents. */
export interface TrueBudget {
  terms: LoanTerms;
  loan: number;
  price: number;
  interest: number;
}

export function trueBudget({ period, repayment, deposit }: BudgetInputs, ratePerYear: number): TrueBudget {
  const terms: LoanTerms = { ratePerYear, years: budgetYears, period };
  const loan = principalFor(repayment, terms);
  const rounded = (dollars: number): number => Math.round(dollars * 100) / 100;
  return {
    terms,
    loan,
    price: rounded(loan + deposit),
    interest: Math.max(0, rounded(totalRepaid(repayment, terms) - loan)),
  };
}

/** Capped at the index's highest price (BUDG-04). */
export function budgetSearch(
  current: SearchState,
  budget: number,
  maximum: number | null,
  bodies: readonly BodyType[],
): SearchState {
  const max = Math.min(budget, maximum !== null && maximum > 0 ? maximum : fallbackMaximum);
  const { body: _body, ...others } = current.refinements;
  const refinements = bodies.length > 0 ? { ...others, body: [...bodies] } : others;
  return searchState({ ...current, page: 1, refinements, ranges: { ...current.ranges, price: { min: null, max } } });
}
