/** Refinements and ranges of a search as requests name them. */
import { mustHaveAll, type Range, type SearchState } from '#src/domain/search/search-state.ts';

/**
 * Refinements in the engines' words: of a facet one value is enough, but of those that a
 * vehicle has several of at once.
 */
export function facetFiltersOf(refinements: SearchState['refinements']): (string | string[])[] {
  // A minus would leave out what it stands before.
  const one = (facet: string, value: string): string => `${facet}:${value.replace(/^-/, '\\-')}`;
  return Object.entries(refinements).flatMap(([facet, values]): (string | string[])[] =>
    mustHaveAll(facet) ? values.map((value) => one(facet, value)) : [values.map((value) => one(facet, value))],
  );
}

export const numericFiltersOf = (ranges: Record<string, Range>): string[] =>
  Object.entries(ranges).flatMap(([name, { min, max }]) => [
    ...(min === null ? [] : [`${name}>=${min}`]),
    ...(max === null ? [] : [`${name}<=${max}`]),
  ]);
