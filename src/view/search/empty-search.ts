import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';
import { resultCountText } from './result-count.ts';
import type { SearchConfig } from './search-config.ts';

const hasFilters = ({ refinements, ranges }: SearchState): boolean =>
  Object.keys(refinements).length + Object.keys(ranges).length > 0;
const isTextOnly = (state: SearchState): boolean => state.query !== '' && !hasFilters(state);

const emptyTitle = (state: SearchState, settings: Pick<PublicSettings, 'stockRules'>): string =>
  isTextOnly(state)
    ? `No ${vehicleNoun(settings, 1)} here matches “${state.query}”`
    : `No ${vehicleNoun(settings)} match your search`;

function emptyReason(state: SearchState): string {
  if (isTextOnly(state)) return 'Try fewer or different words, such as a make, a model or a body type.';
  return state.query
    ? `Nothing matches “${state.query}” with these filters.`
    : 'Remove a filter, or clear them all and start again.';
}

const maxSuggestions = 4;

/** For text-only searches; otherwise, dropping a filter is better. */
const suggestedSearches = (state: SearchState, { quick }: Pick<SearchConfig, 'quick'>): SearchConfig['quick'] =>
  isTextOnly(state)
    ? quick
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxSuggestions)
    : [];

export interface EmptySearch {
  title: string;
  reason: string;
  ways: { label: string; url: string; note: string }[];
  similar: { label: string; url: string };
  all: string;
}

export function emptySearch(state: SearchState, config: SearchConfig): EmptySearch {
  const { settings, similarUrl, total } = config;
  const ways = suggestedSearches(state, config).map(({ path, label, count }) => ({
    label,
    url: path,
    note: resultCountText(count, settings),
  }));
  return {
    title: emptyTitle(state, settings),
    reason: emptyReason(state),
    ways,
    similar: { label: settings.labels.findSimilar, url: similarUrl },
    all: ways.length > 0 ? `See all ${resultCountText(total, settings)}` : 'Clear everything',
  };
}
