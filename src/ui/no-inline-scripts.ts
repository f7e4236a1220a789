/** Takes the place of Astro's `scripts.js` where pages are drawn (astro.config.mjs): what islands need is in every page's file of scripts. */
export const determineIfNeedsHydrationScript = (): boolean => false;
export const determinesIfNeedsDirectiveScript = (): boolean => false;
export const getPrescripts = (): string => '';
