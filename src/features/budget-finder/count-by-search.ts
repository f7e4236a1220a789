import { budgetFilters, filterExpression } from '#src/domain/search/default-filters.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

export const countBySearch =
  (client: Pick<SearchClient, 'search'>, settings: Pick<PublicSettings, 'search' | 'finance'>): BudgetCount =>
  async (budget, bodies) => {
    const {
      results: [answer],
    } = await client.search([
      {
        indexName: settings.search.indexName,
        params: {
          filters: filterExpression(budgetFilters(settings)),
          numericFilters: [`price<=${budget}`],
          facetFilters: bodies.length > 0 ? [bodies.map((body) => `body:${body}`)] : [],
          hitsPerPage: 0,
        },
      },
    ]);
    return answer!.nbHits;
  };
