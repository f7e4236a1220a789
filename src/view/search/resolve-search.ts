/** Interprets text as filters, or literally if those find nothing (NLQ-01). */
import { applyParsedQuery, replacedFilters, type ParsedQuery } from '#src/domain/search/plain-words/apply.ts';
import { parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import { namesOnly } from '#src/domain/search/plain-words/typed.ts';
import type { OmittedTerm } from '#src/domain/search/plain-words/asides.ts';
import {
  isOpenRange,
  type Range,
  type SearchFacet,
  type SearchRange,
  type SearchState,
} from '#src/domain/search/search-state.ts';
import { splitUnwanted, withUnwanted } from '#src/domain/search/unwanted-words.ts';
import type { SearchConfig } from './search-config.ts';

type Config = Pick<SearchConfig, 'words' | 'settings'>;

export type Replaced = { facet: SearchFacet; values: string[] } | { limit: SearchRange; range: Range };

export interface Resolved {
  state: SearchState;
  leftOut: OmittedTerm[];
  replaced: Replaced[];
  isLiteral: boolean;
}

export interface Found {
  hits: number;
  hasAllWords: boolean;
}

/** `now` in epoch milliseconds. */
export const readText = (text: string, { words, settings }: Config, now: number): ParsedQuery =>
  parseQuery(text, { ...words, sorts: settings.search.sorts }, settings.regional.locale, now);

/** Literal text can't express limits and exclusions. */
const beyondText = (item: ParsedQuery['understood'][number]): boolean =>
  item.kind === 'range'
    ? !(item.range === 'year' && item.limits.min === item.limits.max)
    : item.isExclusion === true || item.facet === 'filtered_features';

const counted: ReadonlySet<SearchFacet> = new Set([
  'seats',
  'doors',
  'sleeps',
  'cab',
  'cylinders',
  'filtered_features',
]);

function asLiteralText(
  text: string,
  state: SearchState,
  words: ParsedQuery,
  { words: catalogue, settings }: Config,
  now: number,
): SearchState {
  const understood = words.understood.filter(beyondText);
  const names = namesOnly(text, { ...catalogue, sorts: settings.search.sorts }, settings.regional.locale, now);
  const query = withUnwanted(names, splitUnwanted(words.query).unwanted);
  return applyParsedQuery(state, { ...words, ...partsOf(understood), understood, query });
}

function partsOf(understood: ParsedQuery['understood']): Pick<SearchState, 'refinements' | 'ranges'> {
  const refinements: SearchState['refinements'] = {};
  const ranges: SearchState['ranges'] = {};
  for (const item of understood) {
    if (item.kind === 'range') ranges[item.range] = item.limits;
    else refinements[item.facet] = [...(refinements[item.facet] ?? []), ...item.values];
  }
  return { refinements, ranges };
}

/** If nothing matches both, new text replaces earlier choices: filters first, limits last (NLQ-07). */
async function replaceEarlierFilters(
  understood: Resolved,
  before: SearchState,
  words: ParsedQuery,
  find: (states: SearchState[]) => Promise<Found[]>,
): Promise<Resolved> {
  const ways = [{ ranges: before.ranges }, { ranges: {} }].map(({ ranges }) =>
    applyParsedQuery({ ...before, refinements: {}, ranges }, words),
  );
  const [both, ...others] = await find([understood.state, ...ways]);
  const at = others.findIndex(({ hits, hasAllWords }) => hits > 0 && hasAllWords);
  if (!both || (both.hits > 0 && both.hasAllWords) || at < 0) return understood;
  const state = ways[at]!;
  const limits = (Object.entries(before.ranges) as [SearchRange, Range][])
    .filter(([name, range]) => state.ranges[name] === undefined && !isOpenRange(range))
    .map(([limit, range]) => ({ limit, range }));
  return { ...understood, state, replaced: [...replacedFilters(before, state), ...limits] };
}

/** Calls `find` once, only if both interpretations exist. */
export async function resolveSearch(
  text: string,
  state: SearchState,
  config: Config,
  now: number,
  find: (states: SearchState[]) => Promise<Found[]>,
): Promise<Resolved> {
  const words = readText(text, config, now);
  const next = applyParsedQuery(state, words);
  const understood: Resolved = {
    state: next,
    leftOut: words.leftOut,
    replaced: replacedFilters(state, next),
    isLiteral: false,
  };
  const isNarrowed = Object.keys(state.refinements).length + Object.keys(state.ranges).length > 0;
  const says = words.query !== '' || words.understood.length > 0;
  if (isNarrowed && says) return replaceEarlierFilters(understood, state, words, find);
  if (isNarrowed || !words.understood.some((item) => item.kind === 'facet' && !beyondText(item))) return understood;
  const literal = asLiteralText(text, state, words, config, now);
  if (literal.query === '') return understood;
  const [first, second] = await find([next, literal]);
  if (!second || !first || (first.hits > 0 && first.hasAllWords)) return understood;
  // Counted facets are always filters: seven seats without results isn't literal text.
  const isCounted = words.understood.some((item) => item.kind === 'facet' && counted.has(item.facet));
  const isBetter = second.hits > 0 && (second.hasAllWords || (first.hits === 0 && !isCounted));
  return isBetter ? { ...understood, state: literal, isLiteral: true } : understood;
}
