/** Interface between the generator and the compiled bundle: a site's pages, and the data of each. */
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
