/** What the budget finder is given: plain data, so that a page can hand it to the island. */
import type { BudgetInputs } from '#src/domain/finance/budget.ts';
import type { Period } from '#src/domain/finance/amortise.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface BudgetBody {
  value: BodyType;
  /** "SUV" and "SUVs". */
  one: string;
  many: string;
  /** Address of a picture in the width of a tile; null shows the words alone. */
  image: string | null;
}

export interface BudgetFinderData {
  /** Where it starts, for each period; `period` is the one that is chosen. */
  period: Period;
  start: Record<Period, BudgetInputs>;
  bodies: BudgetBody[];
  /** The dealer's word: "car" and "cars". */
  noun: { one: string; many: string };
  /** Lowest and highest price that counts (BUDG-05), whole dollars; null where nothing has a price. */
  minimum: number | null;
  maximum: number | null;
  /** Address of the current search, path and query, such as `/search/new-used-and-demo-cars/`. */
  searchUrl: string;
  indexName: string;
  /**
   * Per cent a year, for the figure with interest (AFF-01), with its comparison rate and lender, both null where it is
   * an example that no lender offers.
   */
  ratePerYear: number;
  comparisonRate: number | null;
  lender: string | null;
  /** The dealer's finance disclaimer. */
  disclaimer: string;
  locale: Locale;
}

/** How many vehicles a budget finds; null when that cannot be known. */
export type BudgetCount = (budget: number, bodies: readonly BodyType[]) => Promise<number | null>;
