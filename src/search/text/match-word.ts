import { listed } from '../engine/filter-rows.ts';
import { lowerBound } from '../engine/open-index.ts';
import type { Column, SearchIndex } from '../engine/open-index.ts';
import { editDistance, editsAllowed } from '#src/lib/edit-distance.ts';
import { searchedColumns, searchedNames } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

export const noMatch = 255;

const manners = { whole: 0, beginning: 1, slip: 2 } as const;

/** By manner, token level (value, word, piece), then column weight (0 make and model … 3 colour and location). */
const penaltyOf = (manner: number, level: number, weight: number): number => (manner * 3 + level) * 4 + weight;

export const isName = (penalty: number): boolean =>
  !isSlip(penalty) && penalty % 4 === 0 && penalty % penaltyOf(1, 0, 0) < penaltyOf(0, 2, 0);

export const isSlip = (penalty: number): boolean => penalty >= penaltyOf(manners.slip, 0, 0);

export interface WordOptions {
  /** The last word matches as a prefix; elsewhere, single letters and numbers match in full. */
  isLast: boolean;
  /** Tries typos despite exact matches. */
  forgiving: boolean;
  /** Only words of four letters or more match prefixes. */
  isWhole: boolean;
}

export interface WordMatch {
  penalties: Uint8Array;
  tokens: Map<string, number>;
}

export function matchWord(
  word: string,
  { isLast, forgiving, isWhole }: WordOptions,
  lexicon: Lexicon,
  index: SearchIndex,
): WordMatch {
  const tokens = new Map<string, number>();
  const values = searchedNames.map((): Map<number, number> | null => null);
  const note = (token: string, postings: readonly number[], typed: number, manner: number): void => {
    tokens.set(token, typed);
    for (const posting of postings) {
      const column = Math.floor(posting / 2 ** 22);
      const code = (posting >> 2) % 2 ** 20;
      const penalty = penaltyOf(manner, posting & 3, searchedColumns[searchedNames[column]!]);
      const found = (values[column] ??= new Map<number, number>());
      if (penalty < (found.get(code) ?? noMatch)) found.set(code, penalty);
    }
  };
  const exact = lexicon.get(word);
  if (exact) note(word, exact, word.length, manners.whole);
  if (isWhole ? word.length > 3 : isLast || (word.length > 1 && !/^\d+$/.test(word))) {
    for (const [token, postings] of lexicon) {
      if (token.length <= word.length || !token.startsWith(word)) continue;
      const meant = !forgiving && /^\p{L}$/u.test(word) ? postings.filter(isBadgePosting) : postings;
      if (meant.length > 0) note(token, meant, word.length, manners.beginning);
    }
  }
  if (tokens.size === 0 || forgiving) noteSlips(word, isLast, lexicon, note);
  const penalties = penaltiesByRow(values, index);
  noteNumbers(word, tokens, penalties, index);
  return { penalties, tokens };
}

/** Names and badges only: the N in "i30 n" isn't New South Wales. */
const isBadgePosting = (posting: number): boolean => columnWeight(posting) <= searchedColumns.badge;
const columnWeight = (posting: number): number => searchedColumns[searchedNames[Math.floor(posting / 2 ** 22)]!];

/** For typos in four-letter words or first letters: "near" isn't rear-wheel drive. */
const isNamePosting = (posting: number): boolean => columnWeight(posting) === 0;

function noteSlips(
  word: string,
  isLast: boolean,
  lexicon: Lexicon,
  note: (token: string, postings: readonly number[], typed: number, manner: number) => void,
): void {
  const allowed = editsAllowed(word);
  if (allowed === 0) return;
  for (const [token, postings] of lexicon) {
    // Typos in both first letters would take ten times as long.
    if ((token[0] !== word[0] && token[1] !== word[1] && token[0] !== word[1]) || token === word) continue;
    const count = editDistance(word, token, allowed, isLast && word.length > 4);
    if (count > allowed || /\d/.test(token)) continue;
    const meant = word.length > 4 && token[0] === word[0] ? postings : postings.filter(isNamePosting);
    if (meant.length > 0) note(token, meant, token.length, manners.slip + count - 1);
  }
}

function penaltiesByRow(values: readonly (Map<number, number> | null)[], index: SearchIndex): Uint8Array {
  const penalties = new Uint8Array(index.rows).fill(noMatch);
  values.forEach((found, place) => {
    if (!found) return;
    const column = index.column(searchedNames[place]!)!;
    if (column.kind === 'list') {
      for (const [code, penalty] of found)
        lower(penalties, (row) => (listed(column.bits[code - 1]!)(row) ? penalty : noMatch));
      return;
    }
    const byCode = new Uint8Array(column.values.length).fill(noMatch);
    for (const [code, penalty] of found) byCode[code] = penalty;
    const { codes } = column;
    lower(penalties, (row) => byCode[codes[row]!]!);
  });
  return penalties;
}

function lower(penalties: Uint8Array, of: (row: number) => number): void {
  for (let row = 0; row < penalties.length; row++) {
    const penalty = of(row);
    if (penalty < penalties[row]!) penalties[row] = penalty;
  }
}

/**
 * Years, "7seater", and stock numbers (too many for tokens): at least three characters with a digit, if nothing else
 * matches.
 */
function noteNumbers(word: string, tokens: Map<string, number>, penalties: Uint8Array, index: SearchIndex): void {
  const seats = /^(\d{1,2})seat(s|er|ers)?$/.exec(word)?.[1];
  if (seats) lowerWhere('seats', Number(seats), 2, penalties, index);
  if (/^(19|20)\d\d$/.test(word)) lowerWhere('year', Number(word), 1, penalties, index);
  if (tokens.size > 0 || word.length < 3 || !/\d/.test(word)) return;
  const { codes, values } = index.column('stocknum') as Column;
  const byCode = Uint8Array.from(values, (value) => {
    const stock = value === null ? '' : (value as string).toLowerCase().replace(/[^a-z0-9]/g, '');
    return stock === word ? 0 : stock.startsWith(word) ? penaltyOf(manners.beginning, 0, 1) : noMatch;
  });
  lower(penalties, (row) => byCode[codes[row]!]!);
}

function lowerWhere(name: string, number: number, weight: number, penalties: Uint8Array, index: SearchIndex): void {
  const { codes, values } = index.column(name) as Column;
  const code = lowerBound(values, number);
  if (values[code] === number)
    lower(penalties, (row) => (codes[row] === code ? penaltyOf(manners.whole, 1, weight) : noMatch));
}
