/**
 * Groups that need the interactive search hold their slot until it loads.
 *
 * Counts appear only where any stock change matters anyway (all stock, presets, bodies), so that a sale changes only
 * the pages of the vehicle's model and make.
 */
import { toQueryString } from '#src/domain/search/search-query.ts';
import { searchState, type SearchFacet, type SearchRange, type SearchState } from '#src/domain/search/search-state.ts';
import { defaultSearchPath, stockPresets } from '#src/domain/search/search-url.ts';
import { openLabel, clampThumbs } from '#src/domain/search/price-widget.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { bodyTileItems } from './body-tile-items.ts';
import { isRange } from '../copy/search/chip-copy.ts';
import { filterTitle } from '../copy/search/facet-copy.ts';
import type { FilterGroup, FilterOption, RangeForm } from './landing.page-data.ts';
import {
  bodyLandings,
  isEverything,
  quickPath,
  stockPath,
  typePresets,
  type Landing,
  type TypedLanding,
} from '#src/site/landings.ts';
import { landingSearch } from '#src/site/landing-search.ts';
import type { ListFilters } from './list-filters.ts';
import { searchPlaceholder } from './search-form-data.ts';
import { searchPage } from './search-link.ts';
import { hasFacetValue, narrowedOptions } from './narrowed-options.ts';
import { offeredFilters, quickGroup } from './offered-filters.ts';
import { quickSearches } from '#src/site/quick-searches.ts';
import type { Site } from '#src/site/site.ts';
import { capitalised, conditionText } from '../copy/stock-copy.ts';
import type { MakeStock } from '#src/site/stock-index.ts';

export const narrowerId = 'all';
export const allMakesPath = `${stockPath}#${narrowerId}`;

/** Longer lists show `namedLinks` links and one to the full list. */
const maxLinks = 16;
const namedLinks = 12;
const inSight = 8;

interface Options {
  site: Site;
  landing: Landing;
  counted: boolean;
  wider: string;
}
type Links = Pick<FilterGroup, 'options' | 'first' | 'more'>;

export function landingFilters(landing: Landing, site: Site): FilterGroup[] {
  const groups = offeredFilters(site.settings)
    .filter((name) => isRange(name) || isStocked(name, landing, site))
    .map((name): FilterGroup => {
      const isOpen = site.settings.search.openFilters.includes(name);
      const group = { key: name, label: filterTitle(name, site.settings), isOpen };
      if (isRange(name))
        return { ...group, ...none, form: name === 'price' || isOpen ? rangeForm(name, landing, site) : null };
      return { ...group, ...linksOf(name, isOpen, landing, site), form: null };
    });
  const quick = quickOptions({
    site,
    landing,
    counted: landing.kind !== 'make' && landing.kind !== 'model' && landing.kind !== 'typed',
    wider: stockPath,
  });
  return quick.length === 0
    ? groups
    : [...groups, { key: quickGroup.key, label: quickGroup.title, ...all(quick), form: null, isOpen: false }];
}

export const listFilters = (site: Site): ListFilters => ({
  filters: landingFilters(site.landings.get(stockPath)!, site),
  placeholder: searchPlaceholder(site),
});

const none: Links = { options: [], first: 0, more: null };
const all = (options: FilterOption[]): Links => ({ options, first: options.length, more: null });

/** Filters without values are hidden, unless nothing is found. */
const isStocked = (facet: SearchFacet, landing: Landing, site: Site): boolean =>
  landing.vehicles.length === 0
    ? (site.settings.search.filters as string[]).includes(facet)
    : landing.vehicles.some((vehicle) => hasFacetValue(facet, vehicle, site));

/** Links to landing pages, otherwise to the server's results if the filter is open. */
function linksOf(facet: SearchFacet, isOpen: boolean, landing: Landing, site: Site): Links {
  if (landing.kind === 'typed') {
    const values = typedOptions(facet, landing, site);
    if (values) return named(`${facet}s`, values, values.length > maxLinks ? allBelow(landing, site) : null);
  }
  const make = landing.kind === 'make' || landing.kind === 'model' ? landing.make : null;
  const options: Options = { site, landing, counted: make === null, wider: stockPath };
  if (facet === 'make') return makeLinks(make, options);
  if (facet === 'model' && make !== null) return named('models', modelOptions(make, options), allBelow(make, site));
  if (facet === 'car_type' && make === null) return all(conditionOptions(options));
  if (facet === 'body' && make === null) return bodyLinks(bodyOptions(options), site);
  if (site.settings.search.engine !== 'static' || !(isOpen || facet === 'car_type' || facet === 'body')) return none;
  const narrowed = narrowedOptions(facet, landing, site);
  return facet === 'body' ? bodyLinks(narrowed, site) : { ...all(withoutValue(narrowed)), first: inSight };
}

function rangeForm(name: SearchRange, landing: Landing, { settings }: Site): RangeForm | null {
  const { search } = settings;
  if (search.engine !== 'static') return null;
  const {
    refinements,
    ranges: { [name]: requested = { min: null, max: null }, ...ranges },
  } = landingSearch(landing);
  const hasWidget = name === 'price' && search.priceWidget.shown;
  const hidden = new URLSearchParams(
    toQueryString({ refinements, ranges, sort: hasWidget ? 'price:desc' : 'rank' }, search.indexName),
  );
  return {
    name,
    ...requested,
    hidden: [...hidden],
    words: hasWidget ? openLabel(clampThumbs(requested, search.priceWidget), search.priceWidget) : null,
  };
}

/** No counts, since this page must not change with others. Null for other filters. */
function typedOptions(facet: SearchFacet, landing: TypedLanding, site: Site): FilterOption[] | null {
  const { preset, make, model } = landing;
  const own: SearchState['refinements'] = { car_type: [...preset.carTypes], make: [make.label] };
  const link = (refinements: SearchState['refinements'], label: string, active: boolean): FilterOption | null => {
    const url = searchPage(searchState({ refinements }), site);
    return url === null ? null : { label, url, count: active ? landing.vehicles.length : null, active };
  };
  const ofModel = model ? { model: [model.label] } : {};
  const { car_type: type, ...withoutType } = { ...own, ...ofModel };
  if (facet === 'car_type')
    return present(
      typePresets.map(({ path, carTypes }) => {
        const label = capitalised(conditionText(carTypes, site.settings));
        return path === preset.path
          ? link(withoutType, label, true)
          : link({ ...withoutType, car_type: [...carTypes] }, label, false);
      }),
    );
  if (facet === 'make')
    return present(
      site.index.makes.map((one) =>
        one === make
          ? link({ car_type: type! }, one.label, true)
          : link({ car_type: type!, make: [one.label] }, one.label, false),
      ),
    );
  if (facet !== 'model') return null;
  return present(
    make.models.map((one) =>
      one === model ? link(own, one.label, true) : link({ ...own, model: [one.label] }, one.label, false),
    ),
  );
}

function makeLinks(make: MakeStock | null, options: Options): Links {
  const { site, landing } = options;
  const below = (make === null ? allBelow(landing, site) : null) ?? allBelow(site.landings.get(stockPath)!, site);
  const { first } = site.settings.search.makeButtons;
  if (landing.kind === 'preset' && !isEverything(landing)) {
    const narrowed = withoutValue(narrowedOptions('make', landing, site));
    return { ...named('makes', narrowed, below, first), first };
  }
  return { ...named('makes', makeOptions(make, options), below, first), first };
}

/** `least`: links that the live search shows, to avoid a layout shift. */
function named(plural: string, options: FilterOption[], below: string | null, least = 0): Links {
  if (options.length <= Math.max(maxLinks, least) || below === null) return all(options);
  // Pages that must not change with other stock have no counts.
  const counted = options.every(({ count }) => count !== null);
  const active = options.filter((one) => one.active);
  const others = options.filter((one) => !one.active);
  const shown = new Set([
    ...active,
    ...(counted
      ? others.toSorted((a, b) => b.count! - a.count!).slice(0, Math.max(namedLinks, least) - active.length)
      : others.slice(0, Math.max(0, least - active.length))),
  ]);
  return {
    ...all(options.filter((one) => shown.has(one))),
    more: { label: `All ${options.length} ${plural}`, url: below },
  };
}

const withoutValue = (options: (FilterOption & { value: string })[]): FilterOption[] =>
  options.map(({ value: _, ...option }) => option);

function bodyLinks(options: (FilterOption & { value: string })[], { settings }: Site): Links {
  if (!settings.search.bodyTiles.shown) return { ...all(withoutValue(options)), first: inSight };
  const tiles = bodyTileItems(
    options.map((option) => ({ ...option, count: option.count ?? 0, isRefined: option.active })),
    settings,
  ).map(({ value }) => value);
  const isTile = ({ value }: { value: string }): boolean => tiles.includes(value);
  const inOrder = options.filter(isTile).toSorted((a, b) => tiles.indexOf(a.value) - tiles.indexOf(b.value));
  return { ...all(withoutValue([...inOrder, ...options.filter((option) => !isTile(option))])), first: tiles.length };
}

/** Null if the cards already show everything. */
const allBelow = (
  { path, vehicles }: { path: string; vehicles: readonly unknown[] },
  { settings }: Site,
): string | null => (vehicles.length > settings.search.pageSize ? `${path}#${narrowerId}` : null);

function option(path: string, label: string, { site, landing, counted, wider }: Options): FilterOption | null {
  const target = site.landings.get(path);
  if (!target) return null;
  const active = target === landing;
  if (target.vehicles.length === 0 && !active) return null;
  return { label, url: active ? wider : path, count: counted || active ? target.vehicles.length : null, active };
}

const present = (options: (FilterOption | null)[]): FilterOption[] => options.filter((one) => one !== null);

const conditionOptions = (options: Options) =>
  present(
    stockPresets
      .filter(({ path, carTypes }) => path !== defaultSearchPath && carTypes.length === 1)
      .map(({ path, carTypes }) => option(path, capitalised(conditionText(carTypes, options.site.settings)), options)),
  );

function makeOptions(current: MakeStock | null, options: Options): FilterOption[] {
  return present(
    options.site.index.makes.map((make) => {
      if (options.site.landings.get(make.path)?.kind !== 'make') return null;
      const link = option(make.path, make.label, options);
      return link && make === current && !link.active ? { ...link, url: options.wider, active: true } : link;
    }),
  );
}

const modelOptions = (make: MakeStock, options: Options) =>
  present(
    make.models.map((model) =>
      option(model.path, model.label, { ...options, wider: make.path, counted: options.landing.kind === 'make' }),
    ),
  );

const bodyOptions = (options: Options) =>
  bodyLandings(options.site.landings).flatMap(({ path, body }) => {
    const link = option(path, bodyLabel(body, { locale: options.site.settings.regional.locale }), options);
    return link ? [{ ...link, value: body }] : [];
  });

const quickOptions = (options: Options) =>
  present(
    options.site.settings.search.presets.map((key) =>
      option(quickPath(quickSearches[key]), quickSearches[key].label, options),
    ),
  );
