/** What is said where nothing was found, why, and what to try. */
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleNoun } from '../copy/stock-words.ts';
import type { SearchConfig } from './search-config.ts';

const hasFilters = ({ refinements, ranges }: SearchState): boolean => Object.keys(refinements).length + Object.keys(ranges).length > 0;
const isTextAlone = (state: SearchState): boolean => state.query !== '' && !hasFilters(state);

/** "No car here matches “v8”", "No cars match all of that". */
export const emptyTitle = (state: SearchState, settings: PublicSettings): string => (
  isTextAlone(state) ? `No ${vehicleNoun(settings, 1)} here matches “${state.query}”` : `No ${vehicleNoun(settings)} match all of that`
);

export function emptyReason(state: SearchState): string {
  if (isTextAlone(state)) return 'Try fewer or other words, such as a make, a model or a body type.';
  return state.query ? `Nothing has “${state.query}” together with these filters.` : 'Take a filter off, or clear them all and start again.';
}

const mostWays = 4;

/** Searches of the dealer's own that find something, for a text that does not; where filters are in the way, giving one up is the better offer. */
export const otherWays = (state: SearchState, { quick }: Pick<SearchConfig, 'quick'>): SearchConfig['quick'] => (
  isTextAlone(state) ? quick.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count).slice(0, mostWays) : []
);
