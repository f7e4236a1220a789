import { mustHaveAll, type Range, type SearchState } from '#src/domain/search/search-state.ts';

/** One chosen value is enough, except in facets with several per vehicle. */
export function facetFiltersOf(refinements: SearchState['refinements']): (string | string[])[] {
  // A leading minus would exclude the value.
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
