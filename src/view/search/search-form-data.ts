import { bodyLabel, bodySlug } from '#src/domain/vehicle/vehicle-labels.ts';
import { bodyLandings, quickPath, type Landing } from '#src/site/landings.ts';
import { quickSearches } from '#src/site/quick-searches.ts';
import type { SearchFormData } from './search-form.ts';
import type { Site } from '#src/site/site.ts';
import { stockCountsPath } from '#src/site/stock-counts.ts';

const priceSteps = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000];

/** "Search...", or the hint with the dealer's first make (SRCH-01). */
export function searchPlaceholder({ settings, context, index }: Pick<Site, 'settings' | 'context' | 'index'>): string {
  if (settings.search.placeholder === 'short') return 'Search...';
  const make = context.manufacturers[0]?.name ?? index.makes[0]?.label ?? 'Toyota';
  return `Keyword search eg. EV, SUV, ${make}`;
}

/**
 * The form for a page. A make's page holds the numbers of its own models and no others, a model's
 * page none at all: so each changes only with its own vehicles.
 */
export function searchForm(site: Site, landing: Landing | null = null): SearchFormData {
  const { index, landings, settings } = site;
  const make = landing?.kind === 'make' || landing?.kind === 'model' ? landing.make : null;
  const count = (list: unknown[]) => (make === null ? list.length : null);
  return {
    placeholder: searchPlaceholder(site),
    total: count(index.vehicles),
    makes: index.makes.map((one) => ({
      label: one.label, slug: one.slug, count: count(one.vehicles),
      models: one === make ? one.models.map(({ label, slug, vehicles }) => ({ label, slug, count: landing?.kind === 'make' ? vehicles.length : null })) : [],
    })),
    bodies: bodyLandings(landings).map(({ body, vehicles }) => ({
      label: bodyLabel(body, { locale: settings.regional.locale }), slug: bodySlug(body, settings.regional.locale), count: count(vehicles),
    })),
    prices: priceSteps,
    presets: settings.search.presets.map((key) => quickSearches[key])
      .filter((search) => (landings.get(quickPath(search))?.vehicles.length ?? 0) > 0)
      .map((search) => ({ label: search.label, url: quickPath(search) })),
    countsUrl: stockCountsPath,
  };
}
