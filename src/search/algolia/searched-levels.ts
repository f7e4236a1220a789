import { wordedColumns } from '../search-words.ts';
import { searchedNames } from '../text/lexicon.ts';
import type { SearchedColumn } from '../text/lexicon.ts';

export const wordedNames: readonly SearchedColumn[] = searchedNames.filter((name) => wordedColumns.includes(name));
