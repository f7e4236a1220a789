import { bodyLabel, bodySlug } from '#src/domain/vocabulary/labels.ts';
import { bodyLandings, quickPath } from '#src/site/landings.ts';
import { quickSearches } from '#src/site/quick-searches.ts';
import type { Site } from '#src/site/site.ts';
import { stockCountsPath } from '#src/site/stock-counts.ts';

const priceSteps = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000];

/** "Search...", or a hint with the dealer's first make (SRCH-01). */
export function searchPlaceholder({ settings, context, index }: Pick<Site, 'settings' | 'context' | 'index'>): string {
  if (settings.search.placeholder === 'short') return 'Search...';
  const make = context.manufacturers[0]?.name ?? index.makes[0]?.label ?? 'Toyota';
  return `Keyword search eg. EV, SUV, ${make}`;
}

/** GET form to /results; with scripts, selects lead to landing pages. */
export interface SearchFormData {
  placeholder: string;
  total: number;
  makes: { label: string; slug: string; count: number }[];
  bodies: { label: string; slug: string; count: number }[];
  /** "Price, up to", in whole dollars. */
  prices: number[];
  presets: { label: string; url: string }[];
  /** Lists makes with models, and each landing page's count. */
  countsUrl: string;
}

export function searchForm(site: Site): SearchFormData {
  const { index, landings, settings } = site;
  return {
    placeholder: searchPlaceholder(site),
    total: index.vehicles.length,
    makes: index.makes.map(({ label, slug, vehicles }) => ({ label, slug, count: vehicles.length })),
    bodies: bodyLandings(landings).map(({ body, vehicles }) => ({
      label: bodyLabel(body, { locale: settings.regional.locale }),
      slug: bodySlug(body, settings.regional.locale),
      count: vehicles.length,
    })),
    prices: priceSteps,
    presets: settings.search.presets
      .map((key) => quickSearches[key])
      .filter((search) => (landings.get(quickPath(search))?.vehicles.length ?? 0) > 0)
      .map((search) => ({ label: search.label, url: quickPath(search) })),
    countsUrl: stockCountsPath,
  };
}
