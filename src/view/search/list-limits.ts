/** Number of values per filter (SRCH-05, SRCH-06), from settings. */
import type { SearchFacet } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Engines require a limit; no dealer has this many values. */
const maxFacetValues = 1000;

export function facetLimit(facet: SearchFacet, { search }: Pick<PublicSettings, 'search'>): number {
  if (facet === 'city') return search.sidebar.cityLimit;
  if (facet === 'location_name' || facet === 'dealership_name') return search.sidebar.dealershipLimit;
  return maxFacetValues;
}

/** Sorted by amount rather than by vehicle count. */
const amounts: readonly SearchFacet[] = ['seats', 'doors', 'cylinders', 'sleeps', 'price_range', 'weekly_price_range'];
export const isInOrderOfAmounts = (facet: SearchFacet): boolean => amounts.includes(facet);

export const byAmount = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

interface Value {
  value: string;
  isRefined: boolean;
}

export function makeLists<Make extends Value>(
  makes: readonly Make[],
  { first, popular }: Pick<PublicSettings['search']['makeButtons'], 'first' | 'popular'>,
): { chosen: Make[]; inSight: Make[]; popular: Make[]; others: Make[]; hasMore: boolean } {
  const chosen = makes.filter(({ isRefined }) => isRefined);
  const inSight = [...chosen, ...makes.slice(0, first).filter(({ isRefined }) => !isRefined)];
  return {
    chosen,
    inSight,
    popular: makes.slice(0, popular),
    others: makes.slice(popular).toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    hasMore: makes.length > inSight.length,
  };
}

export const modelsOfMake = <Model extends { value: string }>(
  own: readonly string[],
  models: readonly Model[],
  { modelLimit }: Pick<PublicSettings['search']['makeButtons'], 'modelLimit'>,
): Model[] => models.filter(({ value }) => own.includes(value)).slice(0, modelLimit);
