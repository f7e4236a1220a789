/** As large as the engine: `import()` only where there is text. */
import { dropUnfinishedAmount } from '#src/domain/search/plain-words/typed.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { forgivingClient, type Meaning } from '#src/search/forgiving-client.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import { readText, resolveSearch, type Found } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { noteKey, searchNote } from './search-note.ts';

/** Queries searched literally, because interpreting them finds nothing. */
const literal = new Set<string>();

/** Interprets the query as Enter would; null for literal text. */
export const meaningOf =
  (config: SearchConfig) =>
  (query: string): Meaning | null =>
    literal.has(query) ? null : readText(dropUnfinishedAmount(query), config, Date.now());

export const interpretingClient = (client: SearchClient, config: SearchConfig): SearchClient =>
  forgivingClient(client, meaningOf(config));

/** Filters from the last query; the next query replaces them (NLQ-07). */
let interpretedFilters: Pick<SearchState, 'refinements' | 'ranges'> | null = null;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const unlike = <T extends object>(own: T, other: T): T =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => !isSame(value, other[name as keyof T]))) as T;

export function startedAnew(state: SearchState): SearchState {
  const words = interpretedFilters;
  interpretedFilters = null;
  return words === null
    ? state
    : {
        ...state,
        refinements: unlike(state.refinements, words.refinements),
        ranges: unlike(state.ranges, words.ranges),
      };
}

export function whileTyping(text: string, state: SearchState, config: SearchConfig): string {
  const { understood, leftOut } = readText(dropUnfinishedAmount(text), config, Date.now());
  literal.delete(text);
  searchNote.set({
    about: noteKey({ ...state, query: text }),
    leftOut,
    replaced: [],
    pending: understood.map(({ label }) => label),
  });
  return text;
}

export async function onEnter(
  text: string,
  state: SearchState,
  config: SearchConfig,
  find: (states: SearchState[]) => Promise<Found[]>,
): Promise<SearchState> {
  const {
    state: next,
    leftOut,
    replaced,
    isLiteral,
  } = await resolveSearch(text, { ...state, query: '' }, config, Date.now(), find);
  if (isLiteral) literal.add(next.query);
  const chosen = {
    refinements: unlike(next.refinements, state.refinements),
    ranges: unlike(next.ranges, state.ranges),
  };
  interpretedFilters = {
    refinements: { ...interpretedFilters?.refinements, ...chosen.refinements },
    ranges: { ...interpretedFilters?.ranges, ...chosen.ranges },
  };
  searchNote.set({ about: noteKey(next), leftOut, replaced, pending: [] });
  return next;
}

export const isReinterpreted = (text: string, state: SearchState, next: SearchState): boolean =>
  noteKey({ ...state, query: text.trim() }) !== noteKey(next);
