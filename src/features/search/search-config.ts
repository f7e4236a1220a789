/** Builds `/data/search.json` and the index files of a site. */
import { buildIndex } from '#src/search/build-index.ts';
import { nameIndexFiles, type NamedIndex } from '#src/search/index-files.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { islandSettings } from '#src/domain/tenant/island-settings.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle.ts';
import { addressKey, type SearchConfig } from './app/app-config.ts';
import { bodyLandings } from './landings.ts';
import { landingHeading } from './landing-words.ts';
import type { Site } from './site.ts';
import { timedTiles } from './tile.ts';

/** Null where another engine answers the searches. */
export const siteIndex = oncePer((site: Site): NamedIndex | null => (
  site.settings.search.engine === 'static' ? nameIndexFiles(buildIndex(site.index.vehicles, site.settings, site.now), site.index.vehicles.length) : null
));

const present = <T>(values: Iterable<T | null>): T[] => [...new Set(values)].filter((value) => value !== null);

function plainWords(site: Site, makes: SearchConfig['makes'], bodies: BodyType[]): SearchConfig['words'] {
  const of = <T>(read: (vehicle: Vehicle) => T | null): T[] => present(site.index.vehicles.map(read));
  const { settings } = site;
  return {
    makes, bodies, colours: of(({ colour }) => colour), fuels: of(({ fuel }) => fuel), drives: of(({ drive }) => drive), seats: of(({ seats }) => seats),
    states: of(({ state }) => state), cities: of(({ city }) => city), truck: settings.search.bodyTiles.truck, distanceUnit: settings.regional.distanceUnit,
  };
}

export function searchConfig(site: Site): SearchConfig {
  const { settings, context, index, landings } = site;
  const makes = index.makes.filter((make) => landings.get(make.path)?.kind === 'make').map(({ label, models }) => ({ name: label, models: models.map((model) => model.label) }));
  const bodies = bodyLandings(landings).map(({ body }) => body);
  const quick = [...landings.values()].filter((landing) => landing.kind === 'quick')
    .map((landing) => ({ path: landing.path, heading: landingHeading(landing, site), state: landing.search.state }));
  const headings = Object.fromEntries([...landings.values()].filter(({ kind }) => kind === 'preset' || kind === 'all').map((landing) => [addressKey(landing.path), landingHeading(landing, site)]));
  return {
    settings: islandSettings(settings), index: siteIndex(site)?.manifest ?? null, makes, bodies, words: plainWords(site, makes, bodies), quick, headings, tiles: timedTiles(site),
    similarUrl: ['/contact', '/contact-us', '/dealerships'].find((path) => pathExists(path, context)) ?? '/cars/', total: index.vehicles.length,
  };
}
