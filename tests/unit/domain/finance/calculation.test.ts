import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { repaymentFor } from '#src/domain/finance/amortise.ts';
import {
  calculation,
  readNumber,
  readRate,
  type CalculatorInputs,
  type QuotedRepayment,
} from '#src/domain/finance/calculation.ts';
import { offerValidity, offerValidUntil } from '#src/domain/finance/offer-validity.ts';
import { startingDeposit } from '#src/domain/finance/starting-terms.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const inputs = (changes: Partial<CalculatorInputs> = {}): CalculatorInputs => ({
  price: 30_000,
  deposit: 3000,
  balloon: 0,
  ratePerYear: 10,
  years: 5,
  period: 'weekly',
  ...changes,
});

/** Bisects until the final balance is the balloon. */
function repaymentBySearch(loan: number, { ratePerYear, years, period, balloon }: CalculatorInputs): number {
  const [count, rate] = period === 'weekly' ? [years * 52, ratePerYear / 5200] : [years * 12, ratePerYear / 1200];
  const left = (repayment: number) => {
    let balance = loan;
    for (let index = 0; index < count; index++) balance = balance * (1 + rate) - repayment;
    return balance;
  };
  let [low, high] = [0, loan * (1 + rate) + 1];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (left(middle) > balloon) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

describe('amortisation', () => {
  // From loan tables of banks and textbooks.
  test.each([
    [1000, 12, 1, 88.85],
    [100_000, 6, 30, 599.55],
    [200_000, 4.5, 30, 1013.37],
    [20_000, 5, 5, 377.42],
    [30_000, 7, 5, 594.04],
    [10_000, 0, 5, 166.67],
  ])('a loan of $%i at %d%% over %i years costs $%d a month (FIN-03)', (loan, ratePerYear, years, monthly) => {
    expect(repaymentFor(loan, { ratePerYear, years, period: 'monthly' })).toBe(monthly);
  });

  test('matches a loan paid down period by period to the cent (FIN-03)', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 1000, max: 150_000 }),
          share: fc.double({ min: 0, max: 0.9, noNaN: true }),
          end: fc.double({ min: 0, max: 0.6, noNaN: true }),
          ratePerYear: fc.integer({ min: 0, max: 4800 }).map((hundredths) => hundredths / 100),
          years: fc.integer({ min: 1, max: 7 }),
          period: fc.constantFrom('weekly' as const, 'monthly' as const),
        }),
        ({ price, share, end, ...terms }) => {
          const deposit = Math.floor(price * share);
          const one = { ...terms, price, deposit, balloon: Math.floor((price - deposit) * end) };
          const result = calculation(one);
          expect(result.kind).toBe('result');
          if (result.kind === 'result')
            expect(Math.abs(result.repayment - repaymentBySearch(price - deposit, one))).toBeLessThan(0.00501);
        },
      ),
      { numRuns: fuzzRuns(200) },
    );
  });
});

describe('the calculator', () => {
  test('borrows the price less the deposit, and adds up the repayments (FIN-03)', () => {
    expect(calculation(inputs())).toEqual({
      kind: 'result',
      loan: 27_000,
      repayment: 132.06,
      total: 34335.6,
      interest: 7335.6,
      isQuoted: false,
    });
    expect(calculation(inputs({ period: 'monthly' }))).toMatchObject({ repayment: 573.67, total: 34420.2 });
    expect(calculation(inputs({ balloon: 10_000 }))).toMatchObject({ kind: 'result', loan: 27_000 });
  });

  test.each([
    ['a deposit above the price', { deposit: 40_000 }, { deposit: 'Enter a deposit below the price of $30,000.' }],
    ['a deposit of the whole price', { deposit: 30_000 }, { deposit: 'Enter a deposit below the price of $30,000.' }],
    ['a negative deposit', { deposit: -1 }, { deposit: 'Enter the deposit in dollars, such as 2,000.' }],
    [
      'a deposit that is not a number',
      { deposit: Number.NaN },
      { deposit: 'Enter the deposit in dollars, such as 2,000.' },
    ],
    [
      'a balloon above the price',
      { balloon: 31_000 },
      { balloon: 'Enter a balloon below the loan amount of $27,000.' },
    ],
    [
      'a balloon of the whole loan',
      { balloon: 27_000 },
      { balloon: 'Enter a balloon below the loan amount of $27,000.' },
    ],
    [
      'a balloon that is not a number',
      { balloon: Number.NaN },
      { balloon: 'Enter the balloon in dollars, or 0 for none.' },
    ],
    ['a rate above the maximum', { ratePerYear: 48.1 }, { rate: 'Enter a rate from 0 to 48% a year.' }],
    ['a negative rate', { ratePerYear: -1 }, { rate: 'Enter a rate from 0 to 48% a year.' }],
    [
      'two errors',
      { deposit: 40_000, ratePerYear: Number.NaN },
      { deposit: 'Enter a deposit below the price of $30,000.', rate: 'Enter a rate from 0 to 48% a year.' },
    ],
  ])('reports %s by field (FIN-03)', (_, changes, errors) => {
    expect(calculation(inputs(changes))).toEqual({ kind: 'errors', errors });
  });

  test('uses American loan terms in errors for American dealers (REG-01)', () => {
    expect(calculation(inputs({ deposit: Number.NaN, balloon: Number.NaN }), null, 'en-US')).toEqual({
      kind: 'errors',
      errors: {
        deposit: 'Enter the down payment in dollars, such as 2,000.',
        balloon: 'Enter the balloon payment in dollars, or 0 for none.',
      },
    });
  });

  test.each([
    ['0 down, no interest', { deposit: 0, ratePerYear: 0 }, 115.38],
    ['the highest rate', { ratePerYear: 48 }, 274.4],
    ['one dollar under the price', { deposit: 29_999 }, 0],
  ])('allows %s (FIN-03)', (_, changes, repayment) => {
    expect(calculation(inputs(changes))).toMatchObject({ kind: 'result', repayment });
  });

  test('never totals less than the amount borrowed (FIN-03)', () => {
    expect(calculation(inputs({ price: 89_000, deposit: 8909, ratePerYear: 0 }))).toMatchObject({
      loan: 80_091,
      total: 80_091,
      interest: 0,
    });
  });

  test.each([
    ['$2,000', 2000],
    [' 8.49% ', 8.49],
    ['', 0],
    ['2 000', 2000],
    ['-5', -5],
    ['.5', 0.5],
    ['12.', 12],
    ['2k', 2000],
    ['$1.5K', 1500],
  ])('reads "%s" as %d (FIN-03)', (text, amount) => expect(readNumber(text)).toBe(amount));
  test.each([
    ['', Number.NaN],
    ['  ', Number.NaN],
    ['0', 0],
    ['8.49%', 8.49],
  ])('reads the rate "%s" as %d, so that an empty field is not an interest-free loan (FIN-03)', (text, rate) =>
    expect(readRate(text)).toBe(rate),
  );
  test.each(['two', '1e3', '0x10', '1_000', 'Infinity', '--1', '1.2.3', 'k'])(
    'rejects "%s" as an amount (FIN-03)',
    (text) => expect(readNumber(text)).toBeNaN(),
  );
  test.each([
    ['a tenth of the price', 25_990, null, 2599],
    ['a tenth in whole dollars', 9995, null, 1000],
    ['the lender’s own', 25_990, 4000, 4000],
    ['the lender’s own of nothing', 25_990, 0, 0],
    ['a tenth where the feed’s is the whole price', 25_990, 25_990, 2599],
    ['a tenth where the feed’s is below nothing', 25_990, -1, 2599],
  ])('starts with a deposit of %s (FIN-03)', (_, price, lenders, deposit) =>
    expect(startingDeposit(price, lenders)).toBe(deposit),
  );

  test('quotes the lender’s repayment for the lender’s own terms, and calculates all others (FIN-03, LAW-02)', () => {
    const quoted: QuotedRepayment = { lender: 'Quay', repayment: 139.5, terms: inputs() };
    expect(calculation(inputs(), quoted)).toMatchObject({
      repayment: 139.5,
      total: 36_395.55,
      interest: 9395.55,
      isQuoted: true,
    });
    for (const changes of [
      { deposit: 3001 },
      { balloon: 1 },
      { ratePerYear: 10.01 },
      { years: 4 },
      { period: 'monthly' as const },
    ])
      expect(calculation(inputs(changes), quoted)).toEqual(calculation(inputs(changes)));
    expect(calculation(inputs({ deposit: 30_000 }), quoted)).toMatchObject({ kind: 'errors' });
  });

  test('never lowers the total for a lender that counts 52.18 weeks a year (LAW-02)', () => {
    const own = calculation(inputs());
    expect(calculation(inputs(), { lender: 'Quay', repayment: 131.6, terms: inputs() })).toEqual({
      ...own,
      repayment: 131.6,
      isQuoted: true,
    });
  });
});

test.each([
  ['2026-11-18', '2026-12-18'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2026-10-31', '2026-11-30'],
])('an offer made on %s is valid until %s, one month later (FIN-04)', (today, until) => {
  expect(offerValidUntil(today)).toBe(until);
});

test.each([
  ['en-AU', 'An offer made on 22 November 2026 is valid until 22 December 2026.'],
  ['en-US', 'An offer made on November 22, 2026 is valid until December 22, 2026.'],
] as const)('writes both dates in full for %s (FIN-04)', (locale, words) => {
  expect(offerValidity('2026-11-22', locale)).toBe(words);
});
