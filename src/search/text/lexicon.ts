/** Built on the first text search. */
import type { SearchIndex } from '../engine/open-index.ts';
import { tokensOf } from './tokens.ts';

/** Match weights: name (0), badge (1), kind (2), colour or location (3). */
export const searchedColumns = {
  make: 0,
  model: 0,
  badge: 1,
  series: 1,
  body: 2,
  fuel: 2,
  drive: 2,
  transmission: 2,
  car_type: 2,
  item_type: 2,
  tag: 2,
  colour: 3,
  filtered_features: 3,
  city: 3,
  location_name: 3,
  state: 3,
  dealership_name: 3,
} as const;
export type SearchedColumn = keyof typeof searchedColumns;
export const searchedNames = Object.keys(searchedColumns) as SearchedColumn[];

/** By token, per value: `(column * 2^20 + code) * 4 + level`; a list value's code is its index + 1. */
export type Lexicon = Map<string, number[]>;

export function buildLexicon(index: SearchIndex): Lexicon {
  const lexicon: Lexicon = new Map();
  searchedNames.forEach((name, place) => {
    const column = index.column(name)!;
    const values = column.kind === 'list' ? [null, ...column.values] : column.values;
    const words = index.header.words[name];
    values.forEach((value, code) => {
      if (value === null) return;
      for (const { text, level } of tokensOf(
        words?.[value as string] ?? (value as string),
        searchedColumns[name] === 0,
      )) {
        const posting = (place * 2 ** 20 + code) * 4 + (words ? 1 : level);
        const postings = lexicon.get(text);
        if (postings) postings.push(posting);
        else lexicon.set(text, [posting]);
      }
    });
  });
  return lexicon;
}
