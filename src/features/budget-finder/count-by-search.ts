import { budgetFilters, filterExpression } from '#src/domain/search/default-filters.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

interface CountRequest { indexName: string; params: { filters: string; numericFilters: string[]; facetFilters: string[][]; hitsPerPage: number } }
/** As much of a search client as a count needs: the static index's and Algolia's alike. */
export interface CountClient {
  search: (requests: CountRequest[]) => Promise<{ results: readonly unknown[] }>;
}

/** Counts what a budget buys (BUDG-05): above the dealer's least price, up to the budget, of the chosen bodies. */
export const countBySearch = (client: CountClient, settings: PublicSettings): BudgetCount => async (budget, bodies) => {
  const { results: [answer] } = await client.search([{
    indexName: settings.search.indexName,
    params: {
      filters: filterExpression(budgetFilters(settings)), numericFilters: [`price<=${budget}`],
      facetFilters: bodies.length > 0 ? [bodies.map((body) => `body:${body}`)] : [], hitsPerPage: 0,
    },
  }]);
  return (answer as { nbHits: number }).nbHits;
};
