import type { SearchFacet, SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** The quick searches stand after the filters, as a group of their own. */
export const quickGroup = { key: 'preset', title: 'Quick searches' } as const;

/**
 * The dealer's filters in order, then the places of the sidebar: the same before and after the
 * interactive search comes.
 */
export function offeredFilters({ search }: Pick<PublicSettings, 'search'>): (SearchFacet | SearchRange)[] {
  const sidebar: SearchFacet[] = search.sidebar.shown ? ['city', 'location_name'] : [];
  return [...new Set([...search.filters, ...sidebar])];
}
