import { describe, expect, test } from 'vitest';
import {
  budgetDefaults,
  budgetOf,
  budgetSearch,
  isBelowMinimum,
  minRepayment,
  readAmount,
  trueBudget,
  type BudgetInputs,
} from '#src/domain/finance/budget.ts';
import { budgetFilters, filterExpression } from '#src/domain/search/default-filters.ts';
import {
  loanBasis,
  periodsPerYear,
  principalFor,
  repaymentFor,
  totalRepaid,
  type LoanTerms,
} from '#src/domain/finance/amortise.ts';
import { searchState } from '#src/domain/search/search-state.ts';
import { searchPath } from '#src/domain/search/search-url.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const weekly: BudgetInputs = { period: 'weekly', repayment: 200, deposit: 2000 };

describe('the budget', () => {
  test.each<[BudgetInputs, number]>([
    [weekly, 54_000],
    [{ period: 'monthly', repayment: 2000, deposit: 2000 }, 122_000],
    [{ period: 'weekly', repayment: 0, deposit: 0 }, 0],
    [{ period: 'weekly', repayment: 150.255, deposit: 0 }, 39_066],
    [{ period: 'monthly', repayment: 0.01, deposit: 0 }, 1],
  ])('%j is round(repayment x periods x 5 + deposit) (BUDG-02)', (inputs, budget) => {
    expect(budgetOf(inputs)).toBe(budget);
  });

  test("starts at 200 a week or 2000 a month with a 2000 deposit, or at the dealer's own figures (BUDG-02)", () => {
    expect(budgetDefaults(publicSettings())).toEqual(weekly);
    expect(budgetDefaults(publicSettings(), 'monthly')).toEqual({ period: 'monthly', repayment: 2000, deposit: 2000 });
    const own = publicSettings({ finance: { budgetFinder: { period: 'monthly', monthly: 700, deposit: 0 } } });
    expect(budgetDefaults(own)).toEqual({ period: 'monthly', repayment: 700, deposit: 0 });
  });

  test.each([
    ['$2,000', 2000],
    ['2000.50', 2000.5],
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['99999999999', 10_000_000],
    ['2k', 2000],
    ['1e7', 0],
    ['0x10', 0],
    ['1.2.3', 0],
    ['NaN', 0],
    [' 1 000 ', 1000],
  ])('reads the amount "%s" as %d (BUDG-02)', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    [6999, 7000, true],
    [7000, 7000, false],
    [0, null, false],
    [5, 0, false],
  ])('a budget of %d, with %s as the lowest price, is too low: %s (BUDG-03)', (budget, minimum, expected) => {
    expect(isBelowMinimum(budget, minimum)).toBe(expected);
  });

  test.each<[number, BudgetInputs, number]>([
    [7990, weekly, 24],
    [7990, { ...weekly, period: 'monthly' }, 100],
    [1500, weekly, 0],
  ])('to reach a price of %d, %j needs a repayment of %d (BUDG-03)', (price, inputs, least) => {
    expect(minRepayment(price, inputs)).toBe(least);
    expect(isBelowMinimum(budgetOf({ ...inputs, repayment: least }), price)).toBe(false);
  });

  test.each([
    [54_000, 189_990, 54_000],
    [54_000, 40_000, 40_000],
    [300_000, null, 100_000],
    [300_000, 0, 100_000],
  ])('a budget of %d with %s as the highest price searches up to %d (BUDG-04)', (budget, maximum, expected) => {
    const state = budgetSearch(searchState(), budget, maximum, []);
    expect(state.ranges.price).toEqual({ min: null, max: expected });
  });

  test('keeps the current search with the chosen bodies, and returns to page 1 (BUDG-04)', () => {
    const current = searchState({
      page: 3,
      refinements: { make: ['Toyota'], body: ['sedan'] },
      ranges: { year: { min: 2019, max: null }, price: { min: 9000, max: null } },
    });
    const hasPage = () => false;
    const state = budgetSearch(current, 54_000, 90_000, ['suv', 'hatch']);
    expect(searchPath(state, { makes: [{ name: 'Toyota', models: [] }], bodies: ['suv'], hasPage })).toBe(
      '/search/toyota?refinementList[body][0]=suv&refinementList[body][1]=hatch&range[price]=:54000&range[year]=2019:',
    );
    expect(searchPath(budgetSearch(searchState(), 54_000, null, []), { makes: [], bodies: [], hasPage })).toBe(
      '/search/new-used-and-demo-cars/?range[price]=:54000',
    );
  });

  test("counts only prices above $1,000, in addition to the dealer's own filter (BUDG-05)", () => {
    expect(filterExpression(budgetFilters(publicSettings()), 'status:in_stock')).toBe(
      'status:in_stock AND price > 1000',
    );
    expect(filterExpression(budgetFilters(publicSettings({ finance: { budgetFinder: { priceAbove: 2500 } } })))).toBe(
      'price > 2500',
    );
    expect(filterExpression(budgetFilters(publicSettings()), 'status:in_stock OR status:coming_soon')).toBe(
      '(status:in_stock OR status:coming_soon) AND price > 1000',
    );
  });
});

function balanceAfter(principal: number, repayment: number, { ratePerYear, years, period }: LoanTerms): number {
  const perYear = periodsPerYear[period];
  let balance = principal;
  for (let paid = 0; paid < years * perYear; paid++) balance += (balance * ratePerYear) / 100 / perYear - repayment;
  return balance;
}

const terms = (ratePerYear: number, years = 5, period: LoanTerms['period'] = 'monthly', balloon = 0): LoanTerms => ({
  ratePerYear,
  years,
  period,
  balloon,
});

describe('amortisation', () => {
  test.each<[number, LoanTerms, number]>([
    [200_000, terms(6, 30), 1199.1],
    [30_000, terms(10), 637.41],
    [20_000, terms(5), 377.42],
    [100_000, terms(7, 30), 665.3],
    [12_000, terms(0), 200],
  ])('a loan of %d at %j repays the textbook figure %d (AFF-01)', (principal, loan, repayment) => {
    expect(repaymentFor(principal, loan)).toBe(repayment);
  });

  test.each<[number, LoanTerms]>([
    [200, terms(10, 5, 'weekly')],
    [2000, terms(10)],
    [637.41, terms(8.99)],
    [150, terms(0, 5, 'weekly')],
    [150, terms(0.000_001, 5, 'weekly')],
    [310, terms(47.9, 7)],
    [95.5, terms(6.25, 3, 'weekly')],
    [420, terms(9, 4, 'monthly', 8000)],
  ])('a repayment of %d at %j pays its loan off to the cent, down to the balloon (AFF-01)', (repayment, loan) => {
    const principal = principalFor(repayment, loan);
    const owed = balanceAfter(principal, repayment, loan);
    // Half a cent of rounding grows over the term.
    expect(Math.abs(owed - (loan.balloon ?? 0))).toBeLessThan(
      0.005 * (1 + loan.ratePerYear / 100 / periodsPerYear[loan.period]) ** (loan.years * periodsPerYear[loan.period]) +
        1e-6,
    );
    expect(repaymentFor(principal, loan)).toBeCloseTo(repayment, 2);
  });

  test('works out the price that $200 a week and $2,000 really buy at 10%, not the interest-free $54,000 (AFF-01)', () => {
    const { loan, price, interest } = trueBudget(weekly, 10);
    expect(budgetOf(weekly)).toBe(54_000);
    expect(Math.abs(balanceAfter(loan, 200, terms(10, 5, 'weekly')))).toBeLessThan(0.01);
    expect(price).toBe(Math.round((loan + 2000) * 100) / 100);
    expect(interest).toBeCloseTo(52_000 - loan, 2);
    expect(Math.round(price)).toBe(42_891);
    expect(trueBudget(weekly, 0)).toMatchObject({ loan: 52_000, price: 54_000, interest: 0 });
    expect(trueBudget({ ...weekly, repayment: 0 }, 10)).toMatchObject({ loan: 0, price: 2000, interest: 0 });
  });

  test('includes every repayment and the balloon in the total (AFF-01)', () => {
    expect(totalRepaid(637.41, terms(10))).toBe(38_244.6);
    expect(totalRepaid(100, terms(10, 1, 'weekly', 500))).toBe(5700);
  });

  test('states the rate, comparison rate, term and frequency (AFF-01, LAW-02)', () => {
    expect(loanBasis(terms(10, 5, 'weekly'))).toBe(
      'an example rate that no lender offers, excluding fees, 5 years of weekly repayments',
    );
    expect(loanBasis(terms(8.99, 1, 'monthly', 3000), 9.86)).toBe(
      '8.99% p.a. (comparison rate 9.86% p.a.), 1 year of monthly repayments, plus a balloon payment of $3,000',
    );
    expect(loanBasis(terms(10), null, 'en-NZ')).toBe('10% p.a., excluding fees, 5 years of monthly repayments');
    expect(loanBasis(terms(10), null, 'en-US')).toBe('10% APR, excluding fees, 5 years of monthly payments');
    expect(loanBasis(terms(8.99), 9.86, 'en-US')).toBe('9.86% APR, 5 years of monthly payments');
  });
});
