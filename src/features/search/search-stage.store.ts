import { atom } from 'nanostores';

/** `wanted`: first interaction to first results; back to `static` if they fail to load. */
export type SearchStage = 'static' | 'wanted' | 'live';

export const $searchStage = atom<SearchStage>('static');
