import type { PublicSettings } from './settings/settings.ts';

/**
 * Settings for a script in the browser: without the lists of what must not show, which the build has applied
 * already and which would name it.
 */
export function islandSettings(settings: PublicSettings): PublicSettings {
  return {
    ...settings,
    locations: { ...settings.locations, hiddenIds: [] },
    reviews: { ...settings.reviews, hiddenReviewers: [], excludedIds: [] },
    stockRules: { ...settings.stockRules, hiddenMakes: [] },
  };
}
