import type { PublicSettings } from './settings/settings.ts';

/** Omits hide lists, which the build applied and which would reveal hidden items. */
export function islandSettings(settings: PublicSettings): PublicSettings {
  return {
    ...settings,
    locations: { ...settings.locations, hiddenIds: [] },
    reviews: { ...settings.reviews, hiddenReviewers: [], excludedIds: [] },
    stockRules: { ...settings.stockRules, hiddenMakes: [] },
  };
}
