import type { BudgetInputs } from '#src/domain/finance/budget.ts';
import type { Period } from '#src/domain/finance/amortise.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface BudgetBody {
  value: BodyType;
  one: string;
  many: string;
  image: string | null;
}

export interface BudgetFinderData {
  period: Period;
  start: Record<Period, BudgetInputs>;
  bodies: BudgetBody[];
  noun: { one: string; many: string };
  /** Range in whole dollars (BUDG-05); null if no vehicle has a price. */
  minimum: number | null;
  maximum: number | null;
  searchUrl: string;
  indexName: string;
  /** Per cent per year (AFF-01). Comparison rate and lender are null for an example that no lender offers. */
  ratePerYear: number;
  comparisonRate: number | null;
  lender: string | null;
  disclaimer: string;
  locale: Locale;
}

export type BudgetCount = (budget: number, bodies: readonly BodyType[]) => Promise<number | null>;
