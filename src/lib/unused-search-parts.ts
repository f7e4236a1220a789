/**
 * Stands in for parts of InstantSearch that this site does not use (docs/decisions/034-search-bytes.md): events for
 * Algolia's analysis, answers that a server gave ahead, a page's data for Algolia's crawler, its own router and mapping
 * of addresses, and helpers of string templates. Whatever is used after all fails at once, and with it every browser
 * test of the search.
 */
const unused = (): never => {
  throw new Error('This part of InstantSearch is left out: see src/lib/unused-search-parts.ts.');
};
const sendsNothing = () => (): void => undefined;

/** Called by every InstantSearch, read by templates alone; a router or mapping without any method fails. */
const withoutMethods = () => ({});

export {
  unused as _buildEventPayloadsForHits,
  unused as addInsightsToRecommendParameters,
  unused as createInsightsMiddleware,
  unused as createMetadataMiddleware,
  unused as hydrateRecommendCache,
  unused as hydrateSearchClient,
  sendsNothing as createBindEventForHits,
  sendsNothing as createSendEventForFacet,
  sendsNothing as createSendEventForHits,
  withoutMethods as default,
};

export const isMetadataEnabled = (): boolean => false;
