/**
 * Takes the place of the counter in Astro's React renderer (astro.config.mjs). It gives each island a prefix for ids, counted
 * over all that React has drawn on the page; but what stands once for many pages is drawn with the first of them alone, so that
 * the same page would have other bytes in another build. Islands have no such ids (docs/decisions/025-islands.md).
 */
export const incrementId = (): string => '';
