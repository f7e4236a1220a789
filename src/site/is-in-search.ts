import { realPrice } from '#src/domain/price/price-display.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

const facets = {
  seats: ({ seats }: Vehicle) => seats,
  fuel: ({ fuel }: Vehicle) => fuel,
  body: ({ body }: Vehicle) => body,
} as const;

/**
 * Matches like the search index, since built pages stand in for the live search.
 * @throws Error for a facet or range that quick searches do not support
 */
export function isInSearch(
  vehicle: Vehicle,
  { refinements = {}, ranges: { price, ...otherRanges } = {} }: Pick<Partial<SearchState>, 'refinements' | 'ranges'>,
): boolean {
  const unknown = [...Object.keys(refinements).filter((facet) => !(facet in facets)), ...Object.keys(otherRanges)];
  if (unknown.length > 0) throw new Error(`A quick search cannot filter by ${unknown.join(', ')}.`);
  const amount = realPrice(vehicle);
  const isInRange =
    price === undefined || (amount !== null && amount >= (price.min ?? 0) && amount <= (price.max ?? Infinity));
  return (
    isInRange &&
    Object.entries(refinements).every(([facet, values]) =>
      values.includes(String(facets[facet as keyof typeof facets](vehicle))),
    )
  );
}
