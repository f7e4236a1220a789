/** How much of a filter's list stands at once (SRCH-05, SRCH-06); the numbers are settings. */
import type { SearchFacet } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** No dealer has as many values; engines want a number. */
const most = 1000;

/** Longest list of a filter's values: places have a limit of their own. */
export function facetLimit(facet: SearchFacet, { search }: Pick<PublicSettings, 'search'>): number {
  if (facet === 'city') return search.sidebar.cityLimit;
  if (facet === 'location_name' || facet === 'dealership_name') return search.sidebar.dealershipLimit;
  return most;
}

/** Facets whose values are amounts: their order is that of the amounts, not of how many vehicles have each. */
const amounts: readonly SearchFacet[] = ['seats', 'doors', 'cylinders', 'sleeps', 'price_range', 'weekly_price_range'];
export const isInOrderOfAmounts = (facet: SearchFacet): boolean => amounts.includes(facet);

/** "$0 - $9,999" before "$10,000 - $19,999". */
export const byAmount = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

interface Value {
  value: string;
  isRefined: boolean;
}

/**
 * Makes, the most stocked first in `makes`: those in sight (chosen ones always are), and once all are shown the popular
 * ones and the others by name. `hasMore`: whether there is anything to show beyond those in sight.
 */
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

/** A make's own of the models that a search finds, the most stocked first in `models`, up to the limit. */
export const modelsOfMake = <Model extends { value: string }>(
  own: readonly string[],
  models: readonly Model[],
  { modelLimit }: Pick<PublicSettings['search']['makeButtons'], 'modelLimit'>,
): Model[] => models.filter(({ value }) => own.includes(value)).slice(0, modelLimit);
