import { realPrice } from '#src/domain/price/price-display.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** What a quick search may ask for, as the index has it. */
const facets = {
  seats: ({ seats }: Vehicle) => seats,
  fuel: ({ fuel }: Vehicle) => fuel,
  body: ({ body }: Vehicle) => body,
} as const;

/**
 * Whether a search of facets and a price finds the vehicle, as the index would: a page of the build holds what the live
 * search shows in its place.
 * @throws Error for a facet or a range that no quick search has
 */
export function isInSearch(
  vehicle: Vehicle,
  { refinements = {}, ranges: { price, ...otherRanges } = {} }: Pick<Partial<SearchState>, 'refinements' | 'ranges'>,
): boolean {
  const unknown = [...Object.keys(refinements).filter((facet) => !(facet in facets)), ...Object.keys(otherRanges)];
  if (unknown.length > 0) throw new Error(`A quick search cannot ask for ${unknown.join(', ')}.`);
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
