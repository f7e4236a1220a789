/** What the compiled bundle offers: drawing pages, and to the generator alone the listing of every page of a site. */
export { manifest } from 'virtual:astro:manifest';
export { pageRenderer } from './page-renderer.ts';

/** By itself: functions draw pages and list none. */
export const siteListing = () => import('./site-listing.ts');
