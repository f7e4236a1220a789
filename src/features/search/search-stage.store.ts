/** How far the live search of a page has come: its island and what stands before that share it. */
import { atom } from 'nanostores';

/** `wanted` from the first touch until its first results are there; `static` again where they cannot be had. */
export type SearchStage = 'static' | 'wanted' | 'live';

export const $searchStage = atom<SearchStage>('static');
