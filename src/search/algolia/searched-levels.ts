import { termColumns } from '../search-words.ts';
import { searchedNames } from '../text/lexicon.ts';
import type { SearchedColumn } from '../text/lexicon.ts';

export const columnsWithTerms: readonly SearchedColumn[] = searchedNames.filter((name) => termColumns.includes(name));
