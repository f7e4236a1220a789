/** Where a list of several makes or models goes on without a script: the second page of the same search (decision 010). */
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { landingSearch } from '#src/site/landing-search.ts';
import type { Landing } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';

/** Null for a list that ends on its first page, for a model's, which has further pages of its own, and where the site has no index to answer from. */
export function nextResults(landing: Landing, { settings: { search } }: Site): string | null {
  if (landing.kind === 'model' || landing.vehicles.length <= search.pageSize || search.engine !== 'static') return null;
  return resultsAddress({ ...landingSearch(landing), page: 2 }, search.indexName);
}
