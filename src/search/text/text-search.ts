import { asPart, splitUnwanted } from '#src/domain/search/unwanted-words.ts';
import { memoizeLast } from '#src/lib/memoize.ts';
import { slugify } from '#src/lib/slug.ts';
import { both, rowsWhere } from '../engine/bitset.ts';
import type { Bits } from '../engine/bitset.ts';
import type { SearchIndex } from '../engine/open-index.ts';
import { buildLexicon } from './lexicon.ts';
import { matchQuery, rowName } from './match-query.ts';
import type { QueryMatch } from './match-query.ts';
import { matchWord } from './match-word.ts';

/** Null matches everything. */
export type TextSearch = (query: string, areWhole: boolean) => QueryMatch | null;

export function textSearch(index: SearchIndex): TextSearch {
  const lexicon = buildLexicon(index);
  // Typing changes only the last word. Keys: "010word".
  const words = memoizeLast(12, (key: string) =>
    matchWord(
      key.slice(3),
      { isLast: key[0] === '1', forgiving: key[1] === '1', isWhole: key[2] === '1' },
      lexicon,
      index,
    ),
  );
  const queries = memoizeLast(8, (key: string) =>
    matchQuery(key.slice(1), key[0] === '1', lexicon, index, (word, ...how) => words(how.map(Number).join('') + word)),
  );
  const names = memoizeLast(1, () =>
    Array.from({ length: index.rows }, (_, row) => `-${slugify(rowName(index, row))}-`),
  );
  const wanted = memoizeLast(8, (unwanted: string): Bits => {
    const patterns = unwanted.split(' ').map((name) => new RegExp(`-${[...asPart(name)].join('-?')}-`));
    return rowsWhere(index.rows, (row) => !patterns.some((pattern) => pattern.test(names('')[row]!)));
  });
  return (query, areWhole) => {
    const { text, unwanted } = splitUnwanted(query);
    const found = queries((areWhole ? '1' : '0') + text);
    if (unwanted.length === 0) return found;
    const rows = wanted(unwanted.join(' '));
    return found
      ? { ...found, rows: both(found.rows, rows) }
      : { rows, penalties: new Uint16Array(index.rows), tokens: new Map(), missing: [], unknown: [] };
  };
}
