/**
 * Which rows a query finds and how well. Every word must match, as typed, as the beginning of a word, or, where nothing
 * is called so, with a slip or two. Where no row has all the words, slips are allowed in every word; where there is
 * still none, the rows that have the most words are found, a make's or model's name counting double: a shopper who asks
 * for a "corolla diesel" that nobody builds sees Corollas, not an empty page. That choice never depends on filters, so
 * that all requests of one batch count the same rows. (Algolia: `typoTolerance: min`, `queryType: prefixAll`,
 * `removeWordsIfNoResults: allOptional`.)
 */
import type { SearchIndex } from '../engine/open-index.ts';
import { rowsWhere } from '../engine/bitset.ts';
import type { Bits } from '../engine/bitset.ts';
import type { Lexicon } from './lexicon.ts';
import { isName, noMatch } from './match-word.ts';
import type { WordMatch } from './match-word.ts';
import { piecesOf, queryWords } from './tokens.ts';

export interface QueryMatch {
  rows: Bits;
  /** By row, smaller is better; meaningless outside `rows`. */
  penalties: Uint16Array;
  /** Tokens that matched, with how many of their letters were typed. */
  tokens: Map<string, number>;
}

/** One or two words of the query; `ways` are what they may stand for, each a list of words that must all match. */
interface Slot { ways: string[][]; isLast: boolean }

function slotsOf(words: readonly string[], lexicon: Lexicon, synonyms: Record<string, string[]>): Slot[] {
  const slots: Slot[] = [];
  const phrases = (key: string): string[][] => (Object.hasOwn(synonyms, key) ? synonyms[key]!.map(queryWords) : []);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1];
    const joined = word + (next ?? '');
    const pair = next === undefined ? [] : [...phrases(`${word} ${next}`), ...(lexicon.has(joined) || /^\d{1,2}seat(s|ers?)?$/.test(joined) ? [[joined]] : [])];
    if (pair.length > 0) at++;
    const apart = pair.length > 0 ? [word, next!] : [word];
    const pieces = pair.length === 0 && !lexicon.has(word) ? piecesOf(word) : [];
    slots.push({ ways: [apart, ...pair, ...(pair.length > 0 ? [] : phrases(word)), ...(pieces.length > 1 ? [pieces] : [])], isLast: at === words.length - 1 });
  }
  return slots;
}

type Match = (word: string, isLast: boolean) => WordMatch;

/** What one word matches: see match-word.ts. */
export type MatchWord = (word: string, isLast: boolean, isForgiving: boolean) => WordMatch;

/** For every row the best of a slot's ways. */
function slotPenalties({ ways, isLast }: Slot, match: Match, rows: number, tokens: QueryMatch['tokens']): Uint8Array {
  if (ways.length === 1 && ways[0]!.length === 1) {
    const { penalties, tokens: found } = match(ways[0]![0]!, isLast);
    for (const [token, typed] of found) tokens.set(token, typed);
    return penalties;
  }
  const best = new Uint8Array(rows).fill(noMatch);
  for (const way of ways) {
    const matches = way.map((word, place) => match(word, isLast && place === way.length - 1));
    for (const one of matches) for (const [token, typed] of one.tokens) tokens.set(token, typed);
    const parts = matches.map(({ penalties }) => penalties);
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (const part of parts) sum = part[row] === noMatch ? noMatch : Math.min(sum + part[row]!, noMatch);
      if (sum < best[row]!) best[row] = sum;
    }
  }
  return best;
}

function withAllWords(slots: readonly Uint8Array[], rows: number): Pick<QueryMatch, 'rows' | 'penalties'> {
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

function withMostWords(slots: readonly Uint8Array[], rows: number): Pick<QueryMatch, 'rows' | 'penalties'> {
  const penalties = new Uint16Array(rows);
  const weights = new Uint16Array(rows);
  for (const slot of slots) {
    for (let row = 0; row < rows; row++) {
      if (slot[row] === noMatch) continue;
      weights[row]! += isName(slot[row]!) ? 2 : 1;
      penalties[row]! += slot[row]!;
    }
  }
  const most = weights.reduce((a, b) => Math.max(a, b), 0);
  return { rows: rowsWhere(rows, (row) => most > 0 && weights[row] === most), penalties };
}

const isEmpty = ({ rows }: Pick<QueryMatch, 'rows'>): boolean => rows.every((word) => word === 0);

/** Longer queries are cut: nobody means more words, and the penalties stay small. */
const mostWords = 12;

/** Null for a query without a letter or digit, which finds everything. */
export function matchQuery(query: string, lexicon: Lexicon, index: SearchIndex, matchWord: MatchWord): QueryMatch | null {
  const words = queryWords(query.slice(0, 500)).slice(0, mostWords);
  if (words.length === 0) return null;
  const slots = slotsOf(words, lexicon, index.header.synonyms);
  const attempt = (forgiving: boolean): { slots: Uint8Array[]; tokens: QueryMatch['tokens'] } => {
    const tokens: QueryMatch['tokens'] = new Map();
    const match: Match = (word, isLast) => matchWord(word, isLast, forgiving);
    return { slots: slots.map((slot) => slotPenalties(slot, match, index.rows, tokens)), tokens };
  };
  const asTyped = attempt(false);
  const found = withAllWords(asTyped.slots, index.rows);
  if (!isEmpty(found)) return { ...found, tokens: asTyped.tokens };
  const loose = attempt(true);
  const all = withAllWords(loose.slots, index.rows);
  return { ...(isEmpty(all) ? withMostWords(loose.slots, index.rows) : all), tokens: loose.tokens };
}
