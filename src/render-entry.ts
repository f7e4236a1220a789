/** Entry of the compiled bundle: renders pages and, for the generator, lists a site's pages. */
export { manifest } from 'virtual:astro:manifest';
export { pageRenderer } from './page-renderer.ts';

/** Separate, because functions don't list pages. */
export const siteListing = () => import('./site-listing.ts');
