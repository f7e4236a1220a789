/** The generator's questions to the compiled bundle: which pages a site has, and the data of each. */
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
