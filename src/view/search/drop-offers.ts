import type { SearchState } from '#src/domain/search/search-state.ts';
import { countRequest } from './search-request.ts';
import type { RequestClient } from './with-defaults.ts';
import type { SearchConfig } from './search-config.ts';
import { allFilters } from './applied-filters.ts';

export interface DropOffer {
  key: string;
  text: string;
  to: SearchState;
  count: number;
}

/** Most useful first; none for a single filter. `client` applies the dealer's defaults. */
export async function dropOffers(
  state: SearchState,
  config: SearchConfig,
  client: RequestClient,
  now: number,
): Promise<DropOffer[]> {
  const filters = allFilters(state, config, now);
  if (filters.length < 2) return [];
  // Separate requests: in a batch, only the first text may drop words.
  const counts = await Promise.all(
    filters.map(
      async ({ without }) => (await client.search([countRequest(without, config.settings)])).results[0]?.nbHits ?? 0,
    ),
  );
  return filters
    .map(({ key, text, without }, place) => ({ key, text, to: without, count: counts[place]! }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
