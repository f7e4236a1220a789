/**
 * Filter groups of a landing page: links to landing pages that exist.
 *
 * Numbers stand on pages that change with the whole stock anyway (all stock, presets, bodies). A
 * make's page numbers its own models only and a model's page none but its own, so that a sold
 * vehicle changes its own model's and make's pages and no other model's.
 */
import { defaultSearchPath, stockPresets } from '#src/domain/search-url.ts';
import { bodyLabel } from '#src/domain/vehicle-labels.ts';
import type { FilterGroup, FilterOption } from './landing.page-data.ts';
import { bodyLandings, quickPath, stockPath, type Landing } from './landings.ts';
import { narrowerId } from './narrower-id.ts';
import { quickSearches } from './quick-searches.ts';
import type { Site } from './site.ts';
import { capitalised, conditionWords } from './stock-words.ts';
import type { MakeStock } from './stock-index.ts';

/** A list with more links than this names so many and leads to the page that has them all. */
const mostLinks = 16;
const namedLinks = 12;

interface Options { site: Site; landing: Landing; counted: boolean; wider: string }

export function landingFilters(landing: Landing, site: Site): FilterGroup[] {
  const make = landing.kind === 'make' || landing.kind === 'model' ? landing.make : null;
  const counted = make === null;
  const options: Options = { site, landing, counted, wider: stockPath };
  const groups = [
    ...(make === null ? [group('car_type', 'Condition', conditionOptions(options))] : []),
    ...(make === null ? [] : [group('model', 'Model', modelOptions(make, options), allBelow(make, site))]),
    group('make', 'Make', makeOptions(make, options), (make === null ? allBelow(landing, site) : null) ?? allBelow(site.landings.get(stockPath)!, site)),
    group('body', 'Body type', bodyOptions(options)),
    ...(make === null ? [group('preset', 'Quick searches', quickOptions(options))] : []),
  ];
  return groups.filter(({ options: links }) => links.length > 1 || links.some(({ active }) => active));
}

const group = (key: string, label: string, options: FilterOption[], all: string | null = null): FilterGroup => {
  if (options.length <= mostLinks || all === null) return { key, label, options, more: null };
  // Without numbers nothing says which ones matter most, and a page that may not change with other vehicles has none.
  const counted = options.every(({ count }) => count !== null);
  const kept = new Set(counted ? options.toSorted((a, b) => b.count! - a.count!).slice(0, namedLinks) : []);
  return { key, label, options: options.filter((one) => one.active || kept.has(one)), more: { label: `All ${options.length} ${label.toLowerCase()}s`, url: all } };
};

/** Where a list names every narrower page: below its cards, unless these are all there is. */
const allBelow = ({ path, vehicles }: { path: string; vehicles: readonly unknown[] }, { settings }: Site): string | null => (
  vehicles.length > settings.search.pageSize ? `${path}#${narrowerId}` : null
);

function option(path: string, label: string, { site, landing, counted, wider }: Options): FilterOption | null {
  const target = site.landings.get(path);
  if (!target) return null;
  const active = target === landing;
  if (target.vehicles.length === 0 && !active) return null;
  return { label, url: active ? wider : path, count: counted || active ? target.vehicles.length : null, active };
}

const present = (options: (FilterOption | null)[]): FilterOption[] => options.filter((one) => one !== null);

const conditionOptions = (options: Options) => present(stockPresets
  .filter(({ path, carTypes }) => path !== defaultSearchPath && carTypes.length === 1)
  .map(({ path, carTypes }) => option(path, capitalised(conditionWords(carTypes, options.site.settings)), options)));

function makeOptions(current: MakeStock | null, options: Options): FilterOption[] {
  return present(options.site.index.makes.map((make) => {
    if (options.site.landings.get(make.path)?.kind !== 'make') return null;
    const link = option(make.path, make.label, options);
    // On a model's page its make is chosen as well.
    return link && make === current && !link.active ? { ...link, url: options.wider, active: true } : link;
  }));
}

const modelOptions = (make: MakeStock, options: Options) => present(make.models.map((model) => option(
  model.path, model.label, { ...options, wider: make.path, counted: options.landing.kind === 'make' },
)));

const bodyOptions = (options: Options) => present(bodyLandings(options.site.landings).map(({ path, body }) => (
  option(path, bodyLabel(body, { locale: options.site.settings.regional.locale }), options)
)));

const quickOptions = (options: Options) => present(options.site.settings.search.presets.map((key) => option(
  quickPath(quickSearches[key]), quickSearches[key].label, options,
)));
