/** Every figure states its basis (AFF-01, LAW-02). */
import { formatMoney } from '#src/lib/money.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { budgetYears, minRepayment, type BudgetInputs, type TrueBudget } from '#src/domain/finance/budget.ts';
import { depositWord, loanBasis, periodNoun, periodsPerYear, repaymentWord } from '#src/domain/finance/amortise.ts';
import { comparisonWarning, exampleNote } from '#src/domain/finance/comparison-rate.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { capitalised, uncapitalised } from '../stock-copy.ts';
import type { BudgetFinderData } from '#src/view/budget/budget-finder.ts';

function typeNoun(
  { bodies, noun }: Pick<BudgetFinderData, 'bodies' | 'noun'>,
  chosen: readonly string[],
  count: number | null = null,
): string {
  const [only] = chosen.length === 1 ? bodies.filter(({ value }) => value === chosen[0]) : [];
  if (only) return uncapitalised(count === 1 ? only.one : only.many);
  return count === 1 ? noun.one : noun.many;
}

/** "Show 588 cars", "Show cars" if unknown, "0 Cars Found" (BUDG-03). */
export function buttonText(
  data: Pick<BudgetFinderData, 'bodies' | 'noun'>,
  chosen: readonly string[],
  count: number | null,
): string {
  if (count === 0) return `0 ${capitalised(typeNoun(data, chosen))} Found`;
  return count === null
    ? `Show ${typeNoun(data, chosen)}`
    : `Show ${withCommas(count)} ${typeNoun(data, chosen, count)}`;
}

export function tooLowCopy(
  data: BudgetFinderData,
  chosen: readonly string[],
  inputs: BudgetInputs,
  isBelowMinimum: boolean,
): { note: string; hint: string } {
  const note = `No ${typeNoun(data, chosen)} found for this budget`;
  if (!isBelowMinimum || data.minimum === null)
    return { note, hint: `Choose more ${data.noun.one} types or a higher ${repaymentWord(data.locale)}.` };
  return {
    note,
    hint: `The lowest price in stock is ${formatMoney(data.minimum)}: try ${formatMoney(minRepayment(data.minimum, inputs))} per ${periodNoun[inputs.period]}.`,
  };
}

export const unreadCopy = { note: 'Please enter an amount in dollars', hint: 'such as 200 or 2,000.' };

export function simpleBasis({ period, repayment, deposit }: BudgetInputs, locale: Locale): string {
  return `${formatMoney(repayment)} × ${periodsPerYear[period]} ${periodNoun[period]}s × ${budgetYears} years + ${formatMoney(deposit)} ${depositWord(locale)}, before interest and fees`;
}

/**
 * "8.99% p.a. (comparison rate 9.86% p.a.), 5 years of weekly repayments, plus your $2,000 deposit. Rates from Quay
 * Finance".
 */
export function trueBasis(
  { terms }: TrueBudget,
  { deposit }: BudgetInputs,
  { comparisonRate, lender, locale }: BudgetFinderData,
): string {
  return `${loanBasis(terms, comparisonRate, locale)}${deposit > 0 ? `, plus your ${formatMoney(deposit)} ${depositWord(locale)}` : ''}${lender === null ? '' : `. ${locale === 'en-AU' ? 'Rates' : 'Rate'} from ${lender}`}`;
}

export const smallPrint = ({ locale, disclaimer, comparisonRate }: BudgetFinderData): string =>
  [disclaimer, ...(locale === 'en-AU' ? [comparisonRate === null ? exampleNote : comparisonWarning] : [])].join(' ');
