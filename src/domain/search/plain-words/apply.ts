import type { SearchFacet, SearchState, Range, SortOrder } from '../search-state.ts';
import type { AmountKind } from './amounts.ts';
import type { OmittedTerm } from './asides.ts';

export type Understood =
  | { kind: 'facet'; facet: SearchFacet; values: string[]; label: string; isExclusion?: true }
  | { kind: 'range'; range: AmountKind; limits: Range; label: string };

export interface ParsedQuery extends Pick<SearchState, 'refinements' | 'ranges'> {
  query: string;
  understood: Understood[];
  sort: SortOrder | null;
  leftOut: OmittedTerm[];
}

type Parts = Pick<SearchState, 'refinements' | 'ranges'>;

export function withUnderstood<T extends Parts>(state: T, item: Understood): T {
  if (item.kind === 'range') return { ...state, ranges: { ...state.ranges, [item.range]: item.limits } };
  const chosen = state.refinements[item.facet] ?? [];
  const both = chosen.filter((value) => item.values.includes(value));
  const values = item.isExclusion ? (both.length > 0 ? both : item.values) : [...new Set([...chosen, ...item.values])];
  return { ...state, refinements: { ...state.refinements, [item.facet]: values } };
}

/** Cleared when the make changes. */
const ofMake: readonly SearchFacet[] = ['model', 'make_model', 'badge'];

/** Resets to page 1. Words narrow a facet's choice, or replace it if nothing is in common. Features are added. */
export function applyParsedQuery(state: SearchState, words: ParsedQuery): SearchState {
  const { refinements, ranges } = joinMeaning(state, words);
  return {
    ...state,
    refinements,
    ranges: { ...state.ranges, ...ranges },
    query: words.query,
    page: 1,
    sort: words.sort ?? state.sort,
  };
}

export function joinMeaning(before: Parts, words: Pick<ParsedQuery, 'refinements' | 'ranges'>): Parts {
  const refinements = { ...before.refinements };
  const isOtherMake =
    words.refinements.make !== undefined &&
    before.refinements.make !== undefined &&
    !overlaps(words.refinements.make, before.refinements.make);
  if (isOtherMake) for (const facet of ofMake) delete refinements[facet];
  for (const [facet, values] of Object.entries(words.refinements) as [SearchFacet, string[]][]) {
    const chosen = refinements[facet] ?? [];
    const both = values.filter((value) => chosen.includes(value));
    const isAll = facet === 'filtered_features';
    refinements[facet] = isAll ? [...new Set([...chosen, ...values])] : both.length > 0 ? both : values;
  }
  return { refinements, ranges: { ...before.ranges, ...words.ranges } };
}

const overlaps = (a: readonly string[], b: readonly string[]): boolean => a.some((value) => b.includes(value));

export function replacedFilters(before: SearchState, after: SearchState): { facet: SearchFacet; values: string[] }[] {
  return (Object.entries(before.refinements) as [SearchFacet, string[]][]).flatMap(([facet, values]) => {
    const left = after.refinements[facet] ?? [];
    return overlaps(values, left) || values.length === 0 ? [] : [{ facet, values }];
  });
}
