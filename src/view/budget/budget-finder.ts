import type { BudgetInputs } from '#src/domain/finance/budget.ts';
import type { Period } from '#src/domain/finance/amortise.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface BudgetBody {
  value: BodyType;
  /** "SUV" and "SUVs". */
  one: string;
  many: string;
  /** URL of an image in tile width; null shows the label only. */
  image: string | null;
}

export interface BudgetFinderData {
  /** `period` is selected at first; `start` has the initial figures of each. */
  period: Period;
  start: Record<Period, BudgetInputs>;
  bodies: BudgetBody[];
  noun: { one: string; many: string };
  /** Lowest and highest price considered (BUDG-05), whole dollars; null if nothing has a price. */
  minimum: number | null;
  maximum: number | null;
  /** URL of the current search, such as `/search/new-used-and-demo-cars/`. */
  searchUrl: string;
  indexName: string;
  /**
   * Per cent a year, for the price including interest (AFF-01); comparison rate and lender are null if the rate is an
   * example that no lender offers.
   */
  ratePerYear: number;
  comparisonRate: number | null;
  lender: string | null;
  disclaimer: string;
  locale: Locale;
}

export type BudgetCount = (budget: number, bodies: readonly BodyType[]) => Promise<number | null>;
