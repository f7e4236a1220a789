import { tokensOf } from './tokens.ts';

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}
export interface Tags {
  before: string;
  after: string;
}

/** `typed`: typed letters by matched token. Like Algolia, doesn't escape text. */
export function highlight(text: string, typed: ReadonlyMap<string, number>, { before, after }: Tags): Highlight {
  const matched = typed.size === 0 ? [] : tokensOf(text, true).filter((token) => typed.has(token.text));
  if (matched.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const marked = new Uint8Array(text.length);
  for (const { text: token, start, end } of matched) {
    const isWhole = typed.get(token)! >= token.length;
    marked.fill(1, start, isWhole ? end : endOfTyped(text, start, end, typed.get(token)!));
  }
  let value = '';
  for (let at = 0; at < text.length; at++) {
    if (marked[at] && !marked[at - 1]) value += before;
    value += text[at];
    if (marked[at] && !marked[at + 1]) value += after;
  }
  const isFull = marked.every((mark, at) => mark === 1 || !/[\p{L}\p{N}]/u.test(text[at]!));
  return {
    value,
    matchLevel: isFull ? 'full' : 'partial',
    matchedWords: [...new Set(matched.map((token) => token.text))],
    fullyHighlighted: isFull,
  };
}

function endOfTyped(text: string, start: number, end: number, typed: number): number {
  let at = start;
  for (let left = typed; at < end && left > 0; at++) if (/[\p{L}\p{N}]/u.test(text[at]!)) left--;
  return at;
}
