/** "CX-5" gives cx, 5 and cx5; "C200", c200, c and 200; "HiLux", hilux, hi and lux. */

/** 0: whole value, 1: word or joined neighbours, 2: piece of a word. */
type TokenLevel = 0 | 1 | 2;
export interface Token {
  text: string;
  start: number;
  end: number;
  level: TokenLevel;
}

/** "Škoda" becomes "skoda". */
export function fold(text: string): string {
  // Fast path for ASCII.
  return /^[\x00-\x7f]*$/.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code >= 0xaa;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

interface Word {
  start: number;
  end: number;
  cuts: number[];
}

function splitWords(folded: string, original: string): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const digit = isDigit(code);
    if (!digit && !isLetter(code)) {
      word = null;
    } else if (word === null) {
      words.push((word = { start: at, end: at + 1, cuts: [] }));
    } else {
      const isCut =
        digit !== isDigit(folded.charCodeAt(at - 1)) ||
        (isCapital(original.charCodeAt(at)) && !isCapital(original.charCodeAt(at - 1)) && !digit);
      if (isCut) word.cuts.push(at);
      word.end = at + 1;
    }
  }
  return words;
}

export function queryTerms(query: string): string[] {
  const folded = fold(query);
  return splitWords(folded, folded).map(({ start, end }) => folded.slice(start, end));
}

export const piecesOf = (word: string): string[] => word.match(/\d+|\D+/g) ?? [];

/** `joinAll` joins any neighbours ("Land Cruiser"); otherwise only short words and numbers ("X Drive 30d"). */
export function tokensOf(text: string, joinAll = false): Token[] {
  const folded = fold(text);
  const words = splitWords(folded, folded.length === text.length ? text : folded);
  const tokens: Token[] = [];
  const add = (start: number, end: number, level: TokenLevel, written = folded.slice(start, end)): void => {
    tokens.push({ text: written, start, end, level });
  };
  words.forEach(({ start, end, cuts }, place) => {
    add(start, end, words.length === 1 ? 0 : 1);
    [...cuts, end].reduce((from, to) => {
      if (cuts.length > 0) add(from, to, 2);
      return to;
    }, start);
    const next = words[place + 1];
    if (!next) return;
    const joined = folded.slice(start, end) + folded.slice(next.start, next.end);
    // "3.0" is no 30.
    if (isDigit(folded.charCodeAt(end - 1)) && isDigit(folded.charCodeAt(next.start))) return;
    if (joinAll || end - start < 3 || next.end - next.start < 3 || /\d/.test(joined)) add(start, next.end, 1, joined);
  });
  return tokens;
}
