/**
 * `/search/...` pages (ROUTE-02, 03, 05). If URLs clash, the first wins: preset, quick search, make and model, stock
 * type with make and model (LAND-01), body. Presets and quick searches don't need stock.
 *
 * Only the used preset has a used search's default filters (SRCH-21, SRCH-22).
 */
import { memoize } from '#src/lib/memoize.ts';
import { defaultFilters, passesFilters } from '#src/domain/search/default-filters.ts';
import { searchState } from '#src/domain/search/search-state.ts';
import {
  bodyPath,
  defaultSearchPath,
  stockPresets,
  typedPath,
  type StockPreset,
} from '#src/domain/search/search-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyTypes, type BodyType, type CarType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isInSearch } from './is-in-search.ts';
import { quickSearches, type QuickSearch } from './quick-searches.ts';
import type { MakeStock, ModelStock, StockIndex } from './stock-index.ts';

/** ROUTE-06. */
export const stockPath = '/cars/';

interface Listed {
  path: string;
  vehicles: Vehicle[];
}
export type Landing =
  | (Listed & { kind: 'all' })
  | (Listed & { kind: 'preset'; preset: StockPreset })
  | (Listed & { kind: 'quick'; search: QuickSearch })
  | (Listed & { kind: 'make'; make: MakeStock })
  | (Listed & { kind: 'model'; make: MakeStock; model: ModelStock })
  | TypedLanding
  | (Listed & { kind: 'body'; body: BodyType });

/** "Used Toyota HiLux". */
export type TypedLanding = Listed & {
  kind: 'typed';
  preset: StockPreset;
  make: MakeStock;
  model: ModelStock | null;
  above: string;
};

/** `/cars/`, and the default search page at either path. */
export const isEverything = (landing: Landing): boolean =>
  landing.kind === 'all' || (landing.kind === 'preset' && landing.preset.path === defaultSearchPath);

/** False for empty lists and duplicates of the all-stock list. */
export const isIndexed = ({ kind, path, vehicles }: Landing, total: number): boolean =>
  vehicles.length > 0 && (path === stockPath || vehicles.length < total || (kind !== 'all' && kind !== 'preset'));

export const quickPath = (search: QuickSearch) => `/search/${search.slug}`;

export const bodyLandings = memoize((landings: ReadonlyMap<string, Landing>) =>
  [...landings.values()].filter((landing) => landing.kind === 'body'),
);

const addressOf = (path: string) => path.replace(/\/$/, '');

export function landingsOf(
  index: StockIndex,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): Map<string, Landing> {
  const landings = new Map<string, Landing>();
  const taken = new Set<string>();
  for (const landing of candidates(index, settings, now)) {
    const address = addressOf(landing.path);
    if (taken.has(address) || (landing.kind === 'typed' && landings.get(landing.make.path)?.kind !== 'make')) continue;
    taken.add(address);
    landings.set(landing.path, landing);
  }
  return landings;
}

function presetStock(
  { path, carTypes }: StockPreset,
  vehicles: Vehicle[],
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): Vehicle[] {
  if (path === defaultSearchPath) return vehicles;
  const types: readonly CarType[] = carTypes;
  const filters = defaultFilters(searchState(), types, settings, now);
  return vehicles.filter((vehicle) => types.includes(vehicle.carType) && passesFilters(vehicle, filters));
}

function* candidates(
  index: StockIndex,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): Generator<Landing> {
  const { vehicles } = index;
  yield { kind: 'all', path: stockPath, vehicles };
  yield { kind: 'preset', path: '/search', preset: stockPresets[0], vehicles };
  for (const preset of stockPresets) {
    yield { kind: 'preset', path: preset.path, preset, vehicles: presetStock(preset, vehicles, settings, now) };
  }
  for (const key of new Set(settings.search.presets)) {
    const search = quickSearches[key];
    yield {
      kind: 'quick',
      path: quickPath(search),
      search,
      vehicles: vehicles.filter((vehicle) => isInSearch(vehicle, search.state)),
    };
  }
  for (const make of index.makes) yield { kind: 'make', path: make.path, make, vehicles: make.vehicles };
  for (const make of index.makes) {
    for (const model of make.models) yield { kind: 'model', path: model.path, make, model, vehicles: model.vehicles };
  }
  for (const preset of typePresets)
    yield* typedCandidates(preset, presetStock(preset, vehicles, settings, now), index, settings);
  for (const body of bodyTypes) {
    const listed = index.bodies.get(body);
    if (listed) yield { kind: 'body', path: bodyPath(body, settings.regional.locale), body, vehicles: listed };
  }
}

export const typePresets: readonly StockPreset[] = stockPresets.filter(({ carTypes }) => carTypes.length === 1);

/** Pages need the minimum stock in settings, and must differ from their parent (LAND-01). */
function* typedCandidates(
  preset: StockPreset,
  stock: readonly Vehicle[],
  { makes }: StockIndex,
  { search }: Pick<PublicSettings, 'search'>,
): Generator<TypedLanding> {
  const ofType = new Set(stock);
  const isOwnList = ({ length }: readonly Vehicle[], ...above: (readonly Vehicle[])[]): boolean =>
    length >= search.landings.least && above.every((wider) => wider.length > length);
  for (const make of makes) {
    const vehicles = make.vehicles.filter((vehicle) => ofType.has(vehicle));
    const path = typedPath(preset, make.path);
    const hasPage = isOwnList(vehicles, stock, make.vehicles);
    if (hasPage) yield { kind: 'typed', path, vehicles, preset, make, model: null, above: preset.path };
    for (const model of make.models) {
      const listed = model.vehicles.filter((vehicle) => ofType.has(vehicle));
      if (!isOwnList(listed, vehicles, model.vehicles)) continue;
      const above = hasPage ? path : preset.path;
      yield { kind: 'typed', path: typedPath(preset, model.path), vehicles: listed, preset, make, model, above };
    }
  }
}
