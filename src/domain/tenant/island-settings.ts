import type { PublicSettings } from './settings/settings.ts';

/** Omits hide lists, which the build already applied and which would reveal what they hide. */
export function islandSettings(settings: PublicSettings): PublicSettings {
  return {
    ...settings,
    locations: { ...settings.locations, hiddenIds: [] },
    reviews: { ...settings.reviews, hiddenReviewers: [], excludedIds: [] },
    stockRules: { ...settings.stockRules, hiddenMakes: [] },
  };
}
