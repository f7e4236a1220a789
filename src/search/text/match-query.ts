/**
 * Every word must match: exactly, as a prefix, or with typos if nothing else does. If no row has all words, all may
 * have typos; then the most telling words win (rare ones count more, makes and models double), with the rest in
 * `missing`: "corolla diesel" finds Corollas. Short words then aren't prefixes ("tow bar" isn't a Barina). Ignores
 * filters, so a batch's requests agree. (Algolia: `typoTolerance: min`, `queryType: prefixAll`,
 * `removeWordsIfNoResults: allOptional`.)
 */
import type { Column, SearchIndex } from '../engine/open-index.ts';
import { listRows, rowsWhere } from '../engine/bitset.ts';
import type { Bits } from '../engine/bitset.ts';
import type { Lexicon } from './lexicon.ts';
import { isName, isSlip, noMatch } from './match-word.ts';
import type { WordMatch } from './match-word.ts';
import { fold, piecesOf, queryTerms } from './tokens.ts';

export interface QueryMatch {
  rows: Bits;
  /** By row; smaller is better. Meaningless outside `rows`. */
  penalties: Uint16Array;
  tokens: Map<string, number>;
  /** These match none of `rows`. */
  missing: string[];
  unknown: string[];
}

/** One to three query words; all words of one of the `ways` must match. */
interface Slot {
  words: string[];
  ways: string[][];
  isLast: boolean;
  asName: RegExp | null;
}

function slotsOf(words: readonly string[], lexicon: Lexicon, synonyms: Record<string, string[]>): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    for (let length = 3; length > 0; length--) {
      const apart = words.slice(at, at + length);
      if (apart.length < length) continue;
      const key = apart.join(' ');
      const joined = apart.join('');
      const ways = Object.hasOwn(synonyms, key) ? synonyms[key]!.map(queryTerms) : [];
      if (length === 2 && !apart.every(isNumber) && (lexicon.has(joined) || /^\d{1,2}seat(s|ers?)?$/.test(joined)))
        ways.push([joined]);
      if (length > 1 && ways.length === 0) continue;
      const pieces = length > 1 ? [] : piecesOf(joined);
      const asName = pieces.length > 1 ? nameOf(pieces) : null;
      // A badge may follow: "i30n" also matches an i30 N Line.
      if (pieces.length > 1 && (!lexicon.has(joined) || (asName !== null && pieces.length > 2))) ways.push(pieces);
      at += length;
      slots.push({ words: apart, ways: [apart, ...ways], isLast: at === words.length, asName });
      break;
    }
  }
  return slots;
}

/** "i30n" is an i30 N, but "v8" not 8V; null for independent pieces: "golf7", "ranger2020". */
function nameOf(pieces: readonly string[]): RegExp | null {
  if (pieces.some((piece) => piece.length > (isNumber(piece) ? 3 : 2))) return null;
  const [ofFirst, ofLast] = [pieces[0]!, pieces.at(-1)!].map((piece) =>
    isNumber(piece) ? String.raw`\d` : String.raw`\p{L}`,
  );
  return new RegExp(String.raw`(?<!${ofFirst})${pieces.join(String.raw`[^\p{L}\p{N}]*`)}(?!${ofLast})`, 'u');
}
const isNumber = (piece: string): boolean => /^\d/.test(piece);

export function rowName(index: SearchIndex, row: number): string {
  return fold(
    ['make', 'model', 'badge', 'series']
      .map((name) => {
        const { codes, values } = index.column(name) as Column;
        return values[codes[row]!] ?? '';
      })
      .join(' '),
  );
}

type Match = (word: string, isLast: boolean) => WordMatch;

export type MatchWord = (word: string, isLast: boolean, isForgiving: boolean, isWhole: boolean) => WordMatch;

function slotPenalties(
  { ways, isLast, asName }: Slot,
  match: Match,
  index: SearchIndex,
  tokens: QueryMatch['tokens'],
): Uint8Array {
  const { rows } = index;
  if (ways.length === 1 && ways[0]!.length === 1) {
    const { penalties, tokens: found } = match(ways[0]![0]!, isLast);
    for (const [token, typed] of found) tokens.set(token, typed);
    return penalties;
  }
  const best = new Uint8Array(rows).fill(noMatch);
  for (const [at, way] of ways.entries()) {
    const isNamed =
      asName === null || at < ways.length - 1 ? () => true : (row: number) => asName.test(rowName(index, row));
    const matches = way.map((word, place) => match(word, isLast && place === way.length - 1));
    for (const one of matches) for (const [token, typed] of one.tokens) tokens.set(token, typed);
    const parts = matches.map(({ penalties }) => penalties);
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (const part of parts) sum = part[row] === noMatch ? noMatch : Math.min(sum + part[row]!, noMatch);
      if (sum < best[row]! && isNamed(row)) best[row] = sum;
    }
  }
  return best;
}

function matchAllTerms(slots: readonly Uint8Array[], rows: number): Pick<QueryMatch, 'rows' | 'penalties'> {
  const penalties = new Uint16Array(rows);
  const found = rowsWhere(rows, (row) => {
    let sum = 0;
    for (const slot of slots) {
      if (slot[row] === noMatch) return false;
      sum += slot[row]!;
    }
    penalties[row] = sum;
    return true;
  });
  return { rows: found, penalties };
}

function matchMostTerms(slots: readonly Uint8Array[], rows: number): Pick<QueryMatch, 'rows' | 'penalties'> {
  const penalties = new Uint16Array(rows);
  const weights = new Uint16Array(rows);
  for (const slot of slots) {
    const having = slot.filter((penalty) => penalty < noMatch);
    const rarity = Math.min(6, Math.max(1, Math.round(Math.log2(rows / having.length))));
    // Doubles the weight of a name only if the word is often one: GWM's Ute shouldn't hide other utes.
    const isOftenName = having.filter(isName).length * 8 > having.length;
    for (let row = 0; row < rows; row++) {
      if (slot[row] === noMatch) continue;
      weights[row]! += rarity * (isSlip(slot[row]!) ? 1 : isOftenName && isName(slot[row]!) ? 4 : 2);
      penalties[row]! += slot[row]!;
    }
  }
  const most = weights.reduce((a, b) => Math.max(a, b), 0);
  return { rows: rowsWhere(rows, (row) => most > 0 && weights[row] === most), penalties };
}

const isEmpty = ({ rows }: Pick<QueryMatch, 'rows'>): boolean => rows.every((word) => word === 0);

/** Keeps penalties small. */
const maxTerms = 12;

/** Null (matches everything) without letters or digits. `areWhole`: every word is complete. */
export function matchQuery(
  query: string,
  areWhole: boolean,
  lexicon: Lexicon,
  index: SearchIndex,
  matchWord: MatchWord,
): QueryMatch | null {
  const words = queryTerms(query.slice(0, 500)).slice(0, maxTerms);
  if (words.length === 0) return null;
  const slots = slotsOf(words, lexicon, index.header.synonyms);
  const attempt = (forgiving: boolean, isWhole = false): { slots: Uint8Array[]; tokens: QueryMatch['tokens'] } => {
    const tokens: QueryMatch['tokens'] = new Map();
    const match: Match = (word, isLast) => matchWord(word, isLast, forgiving, isWhole);
    return { slots: slots.map((slot) => slotPenalties(slot, match, index, tokens)), tokens };
  };
  for (const forgiving of [false, true]) {
    const { slots: all, tokens } = attempt(forgiving, areWhole);
    const found = matchAllTerms(all, index.rows);
    if (!isEmpty(found)) return { ...found, tokens, missing: [], unknown: [] };
  }
  const { slots: some, tokens } = attempt(true, true);
  const found = matchMostTerms(some, index.rows);
  const missing = slots.filter((_, place) => listRows(found.rows).every((row) => some[place]![row] === noMatch));
  const unknown = missing.filter((slot) => some[slots.indexOf(slot)]!.every((penalty) => penalty === noMatch));
  const wordsIn = (list: readonly Slot[]): string[] => list.flatMap((slot) => slot.words);
  return { ...found, tokens, missing: wordsIn(missing), unknown: wordsIn(unknown) };
}
