import type { SearchFacet, SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export const quickGroup = { key: 'preset', title: 'Quick searches' } as const;

/** Identical before and after the live search loads. */
export function offeredFilters({ search }: Pick<PublicSettings, 'search'>): (SearchFacet | SearchRange)[] {
  const sidebar: SearchFacet[] = search.sidebar.shown ? ['city', 'location_name'] : [];
  return [...new Set([...search.filters, ...sidebar])];
}
