/** Grades a trade-in and calculates deductions (TRADE-06), for page and function. */
import type { TradedKind } from './traded-kinds.ts';

export const conditionKeys = ['dents', 'alloys', 'glass', 'scuffs', 'tears'] as const;
export type ConditionKey = (typeof conditionKeys)[number];

export type Counts = Readonly<Record<ConditionKey, number>>;

/** Whole dollars per mark. */
export type RepairCosts = Readonly<Record<ConditionKey, number>>;

export const grades = ['Like new', 'Good', 'Average', 'Poor'] as const;
export type Grade = (typeof grades)[number];

/** Further marks count as one workshop job. */
export const maxMarks: Counts = { dents: 6, alloys: 4, glass: 4, scuffs: 5, tears: 4 };

export const maxMarksOf = (key: ConditionKey, kind: TradedKind | null): number =>
  kind === 'motorcycle' && key === 'alloys' ? 2 : maxMarks[key];

/** Weights in the grade. */
const weights: Counts = { dents: 1, alloys: 1, glass: 1, scuffs: 1, tears: 2 };
const heaviest = [1, 7, 13];

export interface ConditionCost {
  key: ConditionKey;
  count: number;
  /** Whole dollars. */
  cost: number;
}

export const noMarks: Counts = { dents: 0, alloys: 0, glass: 0, scuffs: 0, tears: 0 };

export const cappedCounts = (
  given: Partial<Record<ConditionKey, number | null>>,
  kind: TradedKind | null = null,
): Counts =>
  Object.fromEntries(
    conditionKeys.map((key) => [key, Math.min(maxMarksOf(key, kind), Math.max(0, Math.trunc(given[key] ?? 0)))]),
  ) as Record<ConditionKey, number>;

export const gradeOf = (counts: Counts): Grade => {
  const sum = conditionKeys.reduce((total, key) => total + weights[key] * counts[key], 0);
  const at = heaviest.findIndex((most) => sum <= most);
  return grades[at === -1 ? grades.length - 1 : at]!;
};

export const conditionCosts = (counts: Counts, costs: RepairCosts): ConditionCost[] =>
  conditionKeys.map((key) => ({ key, count: counts[key], cost: counts[key] * costs[key] }));

export const conditionSum = (counts: Counts, costs: RepairCosts): number =>
  conditionCosts(counts, costs).reduce((sum, { cost }) => sum + cost, 0);

/** Typical for the age, if the shopper can't check now. */
export function usualCounts(years: number, kind: TradedKind | null = null): Counts {
  const age = Math.max(0, years);
  const counts = {
    dents: Math.round(age / 2),
    alloys: Math.round(age / 3),
    glass: age >= 4 ? 1 : 0,
    scuffs: Math.round(age / 3),
    tears: 0,
  };
  return cappedCounts(counts, kind);
}
