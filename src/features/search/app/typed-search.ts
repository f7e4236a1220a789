/** A text as the search field asks for it, and what is to be said of the words that were not searched for. */
import { atom } from 'nanostores';
import { applyPlainWords } from '#src/domain/plain-words-apply.ts';
import { parsePlainWords, type PlainWords } from '#src/domain/plain-words.ts';
import type { LeftOut } from '#src/domain/plain-words-asides.ts';
import { typedWords } from '#src/domain/plain-words-typed.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { stockListingPath } from '#src/domain/search-url.ts';
import type { SearchConfig } from './app-config.ts';

export interface SearchNote {
  /** The search that it is about: another one has no note. */
  about: string;
  /** What was written. */
  text: string;
  leftOut: LeftOut[];
  /** What Enter would add to what is typed. */
  pending: string[];
}

export const searchNote = atom<SearchNote | null>(null);
/** A search that finds nothing (`from`), and the one to try in its place. */
export const otherwise = atom<{ from: string; to: SearchState } | null>(null);
export const noteKey = (state: SearchState): string => stockListingPath({ ...state, page: 1 });

const read = (text: string, { words, settings }: SearchConfig): PlainWords => parsePlainWords(text, { ...words, sorts: settings.search.sorts }, settings.regional.locale, Date.now());
const typed = (text: string, { words, settings }: SearchConfig): string => typedWords(text, { ...words, sorts: settings.search.sorts }, settings.regional.locale, Date.now());

/** Only limits, and what is not wanted: text can say neither. */
const beyondText = (words: PlainWords): PlainWords['understood'] => words.understood.filter((item) => item.kind === 'range' || item.isExclusion);
/** A year alone is searched for as text. */
const isTyped = (item: PlainWords['understood'][number]): boolean => item.kind === 'range' && item.range === 'year' && item.limits.min === item.limits.max;

/** The query to search for while the text is typed. */
export function whileTyping(text: string, state: SearchState, config: SearchConfig): string {
  const query = typed(text, config);
  const words = read(text, config);
  searchNote.set({ about: noteKey({ ...state, query }), text, leftOut: words.leftOut, pending: query === text ? [] : beyondText(words).filter((item) => !isTyped(item)).map(({ label }) => label) });
  return query;
}

/** The search that Enter asks for. Where it may find nothing, `otherwise` holds the one with names left as text. */
export function onEnter(text: string, state: SearchState, config: SearchConfig): SearchState {
  const words = read(text, config);
  const next = applyPlainWords(state, words);
  const understood = beyondText(words).filter((item) => !isTyped(item));
  const asText = applyPlainWords(state, { ...words, understood, query: typed(text, config) });
  const isNarrowed = Object.keys(state.refinements).length + Object.keys(state.ranges).length > 0;
  searchNote.set({ about: noteKey(next), text: text.trim(), leftOut: words.leftOut, pending: [] });
  otherwise.set((next.query === '' && isNarrowed) || noteKey(next) === noteKey(asText) ? null : { from: noteKey(next), to: asText });
  return next;
}

/** The note goes on with another search for the same text. */
export function moveNote(state: SearchState): void {
  const note = searchNote.get();
  if (note) searchNote.set({ ...note, about: noteKey(state) });
}

/** Whether Enter would search for something else than the text itself. */
export const saysMore = (text: string, state: SearchState, next: SearchState): boolean => noteKey({ ...state, query: text.trim() }) !== noteKey(next);
