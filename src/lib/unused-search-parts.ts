/**
 * Stubs for unused parts of InstantSearch (docs/decisions/034-search-bytes.md). Any use throws, failing the browser
 * tests.
 */
const unused = (): never => {
  throw new Error('This part of InstantSearch is not bundled: see src/lib/unused-search-parts.ts.');
};
const createNoopSender = () => (): void => undefined;

/**
 * Every InstantSearch instance calls this, but only templates use the result; a router or state mapping would throw.
 */
const withoutMethods = () => ({});

export {
  unused as _buildEventPayloadsForHits,
  unused as addInsightsToRecommendParameters,
  unused as createInsightsMiddleware,
  unused as createMetadataMiddleware,
  unused as hydrateRecommendCache,
  unused as hydrateSearchClient,
  createNoopSender as createBindEventForHits,
  createNoopSender as createSendEventForFacet,
  createNoopSender as createSendEventForHits,
  withoutMethods as default,
};

export const isMetadataEnabled = (): boolean => false;
