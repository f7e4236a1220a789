import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Found } from './resolve-search.ts';
import { countRequest } from './search-request.ts';
import type { RequestClient } from './with-defaults.ts';

/** How many vehicles searches find, all asked for at once. `client` leaves out the dealer's defaults. */
export const findAll =
  (client: RequestClient, { settings }: { settings: PublicSettings }) =>
  async (states: readonly SearchState[]): Promise<Found[]> => {
    const { results } = await client.search(states.map((state) => countRequest(state, settings)));
    return results.map(({ nbHits, missingWords = [] }) => ({ hits: nbHits, hasAllWords: missingWords.length === 0 }));
  };
