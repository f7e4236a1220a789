/** What was understood of plain words, put into a search and taken out of it again. */
import type { SearchFacet, SearchState, Range, SortOrder } from '../search-state.ts';
import type { AmountKind } from './amounts.ts';
import type { LeftOut } from './asides.ts';

/** One thing that was understood: shown as a chip, removed as one. */
export type Understood =
  | { kind: 'facet'; facet: SearchFacet; values: string[]; label: string; isExclusion?: true }
  | { kind: 'range'; range: AmountKind; limits: Range; label: string };

export interface PlainWords extends Pick<SearchState, 'refinements' | 'ranges'> {
  /** The words that are left to search for. */
  query: string;
  understood: Understood[];
  /** The order asked for; null for none. */
  sort: SortOrder | null;
  /** What is neither understood nor searched for. */
  leftOut: LeftOut[];
}

type Parts = Pick<SearchState, 'refinements' | 'ranges'>;

/**
 * One thing more that was understood of the same words: alternatives are one list, what is not
 * wanted takes away from it.
 */
export function withUnderstood<T extends Parts>(state: T, item: Understood): T {
  if (item.kind === 'range') return { ...state, ranges: { ...state.ranges, [item.range]: item.limits } };
  const chosen = state.refinements[item.facet] ?? [];
  const both = chosen.filter((value) => item.values.includes(value));
  const values = item.isExclusion ? (both.length > 0 ? both : item.values) : [...new Set([...chosen, ...item.values])];
  return { ...state, refinements: { ...state.refinements, [item.facet]: values } };
}

/** What belongs to a make and goes with it. */
const ofMake: readonly SearchFacet[] = ['model', 'make_model', 'badge'];

/**
 * A search with the words' meaning in it; back to page 1. Words never widen what was chosen before: of the same facet
 * what both name stays, and where they have nothing in common the words take its place.
 */
export function applyPlainWords(state: SearchState, words: PlainWords): SearchState {
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

/** The same for what is typed: what must hold besides, or in the place of, the filters that are chosen. */
export function joinMeaning(before: Parts, words: Pick<PlainWords, 'refinements' | 'ranges'>): Parts {
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

/** The filters that had to give way to words: their facet, and the values that are gone. */
export function gaveWay(before: SearchState, after: SearchState): { facet: SearchFacet; values: string[] }[] {
  return (Object.entries(before.refinements) as [SearchFacet, string[]][]).flatMap(([facet, values]) => {
    const left = after.refinements[facet] ?? [];
    return overlaps(values, left) || values.length === 0 ? [] : [{ facet, values }];
  });
}
