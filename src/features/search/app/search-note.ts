import { atom } from 'nanostores';
import type { OmittedTerm } from '#src/domain/search/plain-words/asides.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { stockListingPath } from '#src/domain/search/search-url.ts';
import type { Resolved } from '#src/view/search/resolve-search.ts';

export interface SearchNote {
  about: string;
  leftOut: OmittedTerm[];
  replaced: Resolved['replaced'];
  pending: string[];
}

export const searchNote = atom<SearchNote | null>(null);
export const noteKey = (state: SearchState): string => stockListingPath({ ...state, page: 1 });
