/** Entry of the compiled bundle: renders pages and, for the generator alone, lists every page of a site. */
export { manifest } from 'virtual:astro:manifest';
export { pageRenderer } from './page-renderer.ts';

/** Imported separately, because functions render pages but don't list them. */
export const siteListing = () => import('./site-listing.ts');
