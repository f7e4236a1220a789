/** What the compiled bundle offers the generator: Astro's app and the listing of every page of a site. */
export { createApp } from 'astro/app/entrypoint';
export { islandScriptHashes } from './island-scripts.ts';
export { partText, splitJson } from '#src/lib/json-text.ts';
export { redirects, routes, siteContext, sitePages } from '#src/routes/route-table.ts';
