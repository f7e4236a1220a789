/** Builds `/data/search.json` and the index files of a site. */
import { buildIndex } from '#src/search/build-index.ts';
import { nameIndexFiles, type NamedIndex } from '#src/search/index-files.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle.ts';
import type { SearchConfig } from './app/app-config.ts';
import { bodyLandings } from './landings.ts';
import { quickSearches, type QuickKey } from './quick-searches.ts';
import { landingHeading } from './landing-words.ts';
import type { Site } from './site.ts';
import { timedTiles } from './tile.ts';

/** Null where another engine answers the searches. */
export const siteIndex = oncePer((site: Site): NamedIndex | null => (
  site.settings.search.engine === 'static' ? nameIndexFiles(buildIndex(site.index.vehicles, site.settings, site.now), site.index.vehicles.length) : null
));

const upTo = (max: number): Partial<SearchState> => ({ ranges: { price: { min: null, max } } });
/** The search that a quick search stands for. */
const quickStates: Record<QuickKey, Partial<SearchState>> = {
  'seven-seater': { refinements: { seats: ['7'] } },
  hybrid: { refinements: { fuel: ['hybrid', 'plugInHybrid'] } },
  electric: { refinements: { fuel: ['electric'] } },
  'under-20000': upTo(20_000),
  'under-40000': upTo(40_000),
  'first-car': { refinements: { body: ['hatch', 'hatchback', 'sedan'] }, ...upTo(15_000) },
};

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
  const quick = [...landings.values()].flatMap((landing) => {
    const key = landing.kind === 'quick' ? settings.search.presets.find((one) => quickSearches[one] === landing.search) : undefined;
    return key === undefined ? [] : [{ path: landing.path, heading: landingHeading(landing, site), state: quickStates[key] }];
  });
  return {
    settings, index: siteIndex(site)?.manifest ?? null, makes, bodies, words: plainWords(site, makes, bodies), quick, tiles: timedTiles(site),
    similarUrl: pathExists('/contact', context) ? '/contact' : '/cars/', total: index.vehicles.length,
  };
}
