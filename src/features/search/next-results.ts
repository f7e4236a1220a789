/** Where a list of several makes or models goes on without a script: the second page of the same search (decision 010). */
import { resultsAddress } from '#src/domain/results-url.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { defaultSearchPath } from '#src/domain/search-url.ts';
import type { Landing } from './landings.ts';
import type { Site } from './site.ts';

/** Null for a list that ends on its first page, for a model's, which has further pages of its own, and where the site has no index to answer from. */
export function nextResults(landing: Landing, { settings: { search } }: Site): string | null {
  if (landing.kind === 'model' || landing.vehicles.length <= search.pageSize || search.engine !== 'static') return null;
  return resultsAddress({ ...searchOf(landing), page: 2 }, search.indexName);
}

type Search = Pick<Partial<SearchState>, 'refinements' | 'ranges'>;

function searchOf(landing: Exclude<Landing, { kind: 'model' }>): Search {
  switch (landing.kind) {
    case 'all': return {};
    case 'preset': return landing.path === defaultSearchPath ? {} : { refinements: { car_type: [...landing.preset.carTypes] } };
    case 'quick': return landing.search.state;
    // Every spelling of the name: they share the page.
    case 'make': return { refinements: { make: [...new Set(landing.vehicles.map(({ make }) => make))] } };
    case 'body': return { refinements: { body: [landing.body] } };
  }
}
