/** Interface of the compiled bundle to the generator: a site's pages and their data. */
export { partText, splitJson } from '#src/lib/json-text.ts';
export { syndicatedBy } from '#src/routes/syndicated-by.ts';
export {
  addressBook,
  pagePatterns,
  redirects,
  siteContext,
  sitePages,
  type SitePage,
} from '#src/routes/route-table.ts';
