import type { SearchFacet, SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Quick searches follow the filters as a group. */
export const quickGroup = { key: 'preset', title: 'Quick searches' } as const;

/**
 * The dealer's filters in order, then the sidebar's locations; identical before and after the interactive search loads.
 */
export function offeredFilters({ search }: Pick<PublicSettings, 'search'>): (SearchFacet | SearchRange)[] {
  const sidebar: SearchFacet[] = search.sidebar.shown ? ['city', 'location_name'] : [];
  return [...new Set([...search.filters, ...sidebar])];
}
