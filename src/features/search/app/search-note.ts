/** What is to be said of the words of a search that were not searched for. */
import { atom } from 'nanostores';
import type { LeftOut } from '#src/domain/search/plain-words/asides.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { stockListingPath } from '#src/domain/search/search-url.ts';
import type { Resolved } from '#src/view/search/resolve-search.ts';

export interface SearchNote {
  /** The search that it is about: another one has no note. */
  about: string;
  leftOut: LeftOut[];
  /** Filters chosen before that the words took the place of. */
  replaced: Resolved['replaced'];
  /** What Enter would make a filter of what is typed. */
  pending: string[];
}

export const searchNote = atom<SearchNote | null>(null);
export const noteKey = (state: SearchState): string => stockListingPath({ ...state, page: 1 });
