/**
 * The budget finder (BUDG-02 to BUDG-05, AFF-01). The specification's sum is repayments over five years plus the
 * deposit; beside it stands what that borrows once interest is counted.
 */
import { periodsPerYear, principalFor, totalRepaid, type LoanTerms, type Period } from './amortise.ts';
import { searchState, type SearchState } from '../search/search-state.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { BodyType } from '../vehicle/vehicle.ts';

/** Years over which the specification adds the repayments up. */
export const budgetYears = 5;
/** Highest price asked for where the index names none. */
const fallbackMaximum = 100_000;

export interface BudgetInputs {
  period: Period;
  /** Dollars each period. */
  repayment: number;
  /** Dollars. */
  deposit: number;
}

/** BUDG-02: weekly 200, monthly 2000, deposit 2000 and weekly first, unless the dealer set others. */
export function budgetDefaults(
  { finance: { budgetFinder } }: Pick<PublicSettings, 'finance'>,
  period: Period = budgetFinder.period,
): BudgetInputs {
  return { period, repayment: budgetFinder[period], deposit: budgetFinder.deposit };
}

/** BUDG-02: round(repayment × periods a year × 5 + deposit), whole dollars. */
export function budgetOf({ period, repayment, deposit }: BudgetInputs): number {
  return Math.round(repayment * periodsPerYear[period] * budgetYears + deposit);
}

/** Whether a text is an amount in dollars: "$2,000", "2000.50", "2k", or nothing at all. */
export const isAmount = (text: string): boolean =>
  /^\s*\$?\s*[\d,.\s]*\s*k?\s*$/i.test(text) && Number.isFinite(amountOf(text));

const amountOf = (text: string): number => Number(text.replace(/[$,\s]/g, '').replace(/k$/i, 'e3') || '0');

/** A typed amount in dollars. Anything that is no amount is 0, as an empty field is. */
export const readAmount = (text: string): number => (isAmount(text) ? Math.min(amountOf(text), 10_000_000) : 0);

/** BUDG-03: whether the budget buys anything; without a known minimum it may. */
export const isBelowMinimum = (budget: number, minimum: number | null): boolean => minimum !== null && budget < minimum;

/** The repayment in whole dollars with which the budget reaches a price, the deposit staying as it is. */
export function leastRepayment(price: number, { period, deposit }: BudgetInputs): number {
  return Math.max(0, Math.ceil((price - deposit) / (periodsPerYear[period] * budgetYears)));
}

/** AFF-01: what the same repayments buy once interest is counted. Dollars and cents. */
export interface TrueBudget {
  terms: LoanTerms;
  /** What the repayments pay off. */
  loan: number;
  /** The loan and the deposit: the price that they pay. */
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

/**
 * BUDG-04: the search with the budget as its highest price, `range[price]=:{budget}`, not above
 * the dearest in the index.
 */
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
