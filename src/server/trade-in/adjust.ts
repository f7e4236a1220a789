/** What answers about a trade-in's condition make of its price, in per cent. They add up; the sum stays between -60 and 5. */
import type { AdjustmentAnswers } from '#src/contracts/valuation-fields.ts';

const adjustmentPercent = {
  condition: { excellent: 3, good: 0, fair: -8, poor: -20 },
  service_history: { full: 2, partial: -3, none: -8 },
  keys: { 1: -1.5, 2: 0 },
  accident: { none: 0, minor: -5, major: -18 },
} as const;

const least = -60;
const most = 5;

/** Of an answer that is missing nothing is made. */
export function adjustmentSum(answers: Partial<AdjustmentAnswers>): number {
  const percents = Object.entries(adjustmentPercent).map(([question, percents]) => {
    const answer = answers[question as keyof AdjustmentAnswers];
    return answer === null || answer === undefined ? 0 : ((percents as Record<string, number>)[answer] ?? 0);
  });
  return Math.min(
    most,
    Math.max(
      least,
      percents.reduce((sum, percent) => sum + percent, 0),
    ),
  );
}

/** Whole dollars, rounded down to ten. */
export function adjustedPrice(price: number, answers: Partial<AdjustmentAnswers>): number {
  return Math.floor((price * (100 + adjustmentSum(answers))) / 1000) * 10;
}
