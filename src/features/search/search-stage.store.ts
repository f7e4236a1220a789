/** How far the live search of a page has come: its island and what stands before that share it. */
import { atom } from 'nanostores';

/** `wanted` from the first touch until its first results are there; `static` again where they cannot be had. */
export type SearchStage = 'static' | 'wanted' | 'live';

export const $searchStage = atom<SearchStage>('static');

/** The components and the engine with its index come beside each other, not one after the other. */
export const loadSearch = () =>
  Promise.all([
    import('./app/open-search.ts').then(({ openSearch }) => openSearch),
    import('./app/prepare-search.ts').then(({ prepareSearch }) => prepareSearch()),
  ]);
