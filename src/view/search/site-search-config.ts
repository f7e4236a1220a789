import { buildIndex } from '#src/search/build-index.ts';
import { nameIndexFiles, type NamedIndex } from '#src/search/index-files.ts';
import { memoize } from '#src/lib/memoize.ts';
import { islandSettings } from '#src/domain/tenant/island-settings.ts';
import { cabOf } from '#src/domain/vehicle/cab.ts';
import { cylindersOf } from '#src/domain/vehicle/cylinders.ts';
import { filteredFeatures } from '#src/domain/search/feature-filters.ts';
import { citiesByArea } from '#src/domain/locations/metro-areas.ts';
import { corrected, correctableNames } from '#src/domain/search/plain-words/corrections.ts';
import { nameParts } from '#src/domain/search/unwanted-words.ts';
import { slugify } from '#src/lib/slug.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { kindsAmong } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { addressKey, type SearchConfig } from './search-config.ts';
import { siteCatalogue } from '#src/site/site-catalogue.ts';
import { landingHeading } from '../copy/search/landing-copy.ts';
import { quickSearches } from '#src/site/quick-searches.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Site } from '#src/site/site.ts';
import { timedTiles } from '../card/landing-tile.ts';

export const siteIndex = memoize((site: Site): NamedIndex | null =>
  site.settings.search.engine === 'static'
    ? nameIndexFiles(buildIndex(site.index.vehicles, site.settings, site.now), site.index.vehicles.length)
    : null,
);

const present = <T>(values: Iterable<T | null>): T[] => [...new Set(values)].filter((value) => value !== null);

function queryCatalogue(site: Site, makes: SearchConfig['makes'], bodies: BodyType[]): SearchConfig['words'] {
  const of = <T>(read: (vehicle: Vehicle) => T | null): T[] => present(site.index.vehicles.map(read));
  const { settings, context } = site;
  const cities = of(({ city }) => city);
  const measures = measured
    .filter(([, read]) => site.index.vehicles.some((vehicle) => read(vehicle) !== null))
    .map(([name]) => name);
  const words: SearchConfig['words'] = {
    makes,
    bodies,
    colours: of(({ colour }) => colour),
    fuels: of(({ fuel }) => fuel),
    drives: of(({ drive }) => drive),
    seats: of(({ seats }) => seats),
    doors: of(({ doors }) => doors),
    sleeps: of(({ specifications }) => specifications?.sleeps ?? null),
    cabs: of(cabOf),
    cylinders: of(cylindersOf),
    badges: badgeParts(site.index.vehicles),
    features: features(site.index.vehicles),
    measures,
    tags: of(({ tag }) => tag?.trim() || null),
    states: of(({ state }) => state),
    cities,
    places: citiesByArea(context.locations, cities),
    truck: settings.search.bodyTiles.truck,
    distanceUnit: settings.regional.distanceUnit,
    ...(settings.search.presets.includes('first-car') && { firstCar: quickSearches['first-car'].state }),
  };
  return { ...words, asWritten: lookalikes(site.index.vehicles, words, settings) };
}

const measured: ['length' | 'tare' | 'towing', (vehicle: Vehicle) => number | null][] = [
  ['length', ({ specifications }) => specifications?.bodyLength ?? null],
  ['tare', ({ specifications }) => specifications?.tareWeight ?? null],
  ['towing', ({ variant }) => variant?.towingBraked ?? null],
];

const features = (vehicles: readonly Vehicle[]): string[] => present(new Set(vehicles.flatMap(filteredFeatures)));

const badgeParts = (vehicles: readonly Vehicle[]): string[] =>
  [...new Set(vehicles.flatMap(({ badge, series }) => [badge, series].flatMap((name) => nameParts(name ?? '', 2))))]
    .filter((part) => /[a-z]/.test(part))
    .sort();

/** Badge and series terms that look like misspelt names: an Ascent is not an Accent. */
function lookalikes(
  vehicles: readonly Vehicle[],
  words: SearchConfig['words'],
  { regional }: Pick<PublicSettings, 'regional'>,
): string[] {
  const names = correctableNames(words, regional.locale);
  const written = new Set(
    vehicles.flatMap(({ badge, series }) => slugify(`${badge ?? ''} ${series ?? ''}`).split('-')),
  );
  return [...written].filter((word) => !names.has(word) && corrected(word, names) !== null).sort();
}

function bodyKinds({ index, settings }: Site): Pick<SearchConfig, 'bodyKinds'> {
  const kinds = new Set([...settings.stockRules.itemTypes, ...kindsAmong(index.vehicles, settings)]);
  if (kinds.size < 2) return {};
  return {
    bodyKinds: Object.fromEntries([...index.bodies].map(([body, vehicles]) => [body, kindsAmong(vehicles, settings)])),
  };
}

export function searchConfig(site: Site): SearchConfig {
  const { settings, context, index, landings } = site;
  const { makes, bodies } = siteCatalogue(site);
  const pages = [...landings.values()]
    .filter(({ kind }) => kind === 'typed')
    .map(({ path }) => path.slice('/search/'.length));
  const quick = [...landings.values()]
    .filter((landing) => landing.kind === 'quick')
    .map((landing) => ({
      path: landing.path,
      label: landing.search.label,
      heading: landingHeading(landing, site),
      state: landing.search.state,
      count: landing.vehicles.length,
    }));
  const headings = Object.fromEntries(
    [...landings.values()]
      .filter(({ kind }) => kind === 'preset' || kind === 'all')
      .map((landing) => [addressKey(landing.path), landingHeading(landing, site)]),
  );
  return {
    settings: islandSettings(settings),
    index: siteIndex(site)?.manifest ?? null,
    makes,
    bodies,
    pages,
    ...bodyKinds(site),
    words: queryCatalogue(site, makes, bodies),
    quick,
    headings,
    tiles: timedTiles(site),
    similarUrl: ['/contact', '/contact-us', '/dealerships'].find((path) => pathExists(path, context)) ?? '/cars/',
    total: index.vehicles.length,
  };
}
