/** `/cars/`, `/search` and every `/search/...` page. */
import { defaultFilters, withoutDefault } from '#src/domain/search/default-filters.ts';
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import { defaultSearchPath, stockListingPath, stockPresets, typedPath } from '#src/domain/search/search-url.ts';
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { chosenCount } from './applied-filters.ts';
import { defaultLabel } from '../copy/search/chip-copy.ts';
import { landingSearch } from '#src/site/landing-search.ts';
import { browseTile, type BrowseTile } from '../card/browse-tiles.ts';
import { compactRow } from '../card/compact-row.ts';
import { firstRows, pageLinks, type LaterPage } from '#src/site/later-pages.ts';
import { landingFilters } from './landing-filters.ts';
import { landingDescription, landingHeading, landingTitle } from '../copy/search/landing-copy.ts';
import type { LandingPageData } from './landing.page-data.ts';
import { isEverything, isIndexed, type Landing, stockPath, type TypedLanding } from '#src/site/landings.ts';
import { yardsText } from '../copy/locations-copy.ts';
import { searchPlaceholder } from './search-form-data.ts';
import { searchLink } from './search-link.ts';
import type { Site } from '#src/site/site.ts';
import {
  capitalised,
  conditionText,
  searchLabel,
  stockLabel,
  stockName,
  stockNumbers,
  uncapitalised,
} from '../copy/stock-copy.ts';
import { landingTile } from '../card/landing-tile.ts';
import { fromPrice } from '../card/from-price.ts';
import { siteCards } from '../card/site-cards.ts';

type Crumb = LandingPageData['breadcrumbs'][number];

/** Null for single pages, model lists (whose later pages are static), and without a static index (decision 024). */
export function nextResults(landing: Landing, { settings: { search } }: Site): string | null {
  if (landing.kind === 'model' || landing.vehicles.length <= search.pageSize || search.engine !== 'static') return null;
  return resultsAddress({ ...landingSearch(landing), page: 2 }, search.indexName);
}

export function landingPage(landing: Landing, site: Site): LandingPageData {
  const { settings, context } = site;
  const { vehicles } = landing;
  const heading = landingHeading(landing, site);
  const from = fromPrice(vehicles, site);
  const shown = vehicles.slice(0, settings.search.pageSize);
  const cards = shown.map(siteCards(site).inList);
  const breadcrumbs = crumbs(landing, heading, site);
  return {
    kind: 'landing',
    path: landing.path,
    heading,
    from,
    title: landingTitle(landing, site),
    description: landingDescription(landing, site, from),
    lede: landing.kind === 'model' || vehicles.length === 0 ? null : sentence(context),
    breadcrumbs,
    ...stockNumbers(vehicles, settings),
    applied: appliedFilters(landing, site),
    filters: landingFilters(landing, site),
    chosen: chosenCount(landingSearch(landing)),
    cards,
    tile: landingTile(landing.path, new Set(shown.map(({ carType }) => carType)), cards.length, site),
    rest: firstRows(landing, site).map((vehicle) => compactRow(vehicle, site)),
    pages: pageLinks(landing, landing.path, site),
    next: nextResults(landing, site),
    narrower: narrowerPages(landing, site),
    showSimilarCard: settings.search.similarCard,
    field: { label: searchLabel(site.settings), placeholder: searchPlaceholder(site), text: '', hidden: [] },
    empty: vehicles.length === 0 ? emptyResult(heading, landing, site) : null,
    hidden: !isIndexed(landing, site.index.vehicles.length),
    structuredData: [breadcrumbList(breadcrumbs, landing.path, settings.siteUrl)],
  };
}

/** Rows only, not indexed. `number` starts at 1. */
export function laterPage(
  landing: Landing,
  { path, vehicles }: LaterPage,
  number: number,
  site: Site,
): LandingPageData {
  const first = landingPage(landing, site);
  const breadcrumbs = [
    ...first.breadcrumbs.slice(0, -1),
    { label: first.heading, url: landing.path },
    { label: `Page ${number}`, url: null },
  ];
  return {
    ...first,
    path,
    title: `${first.title}, page ${number}`,
    heading: `${first.heading}, page ${number}`,
    breadcrumbs,
    cards: [],
    tile: null,
    next: null,
    narrower: [],
    showSimilarCard: false,
    hidden: true,
    rest: vehicles.map((vehicle) => compactRow(vehicle, site)),
    pages: pageLinks(landing, path, site),
    structuredData: [breadcrumbList(breadcrumbs, path, site.settings.siteUrl)],
  };
}

const sentence = ({ locations }: Site['context']) =>
  yardsText(locations) === '' ? null : `At ${yardsText(locations)}.`;

function typedCrumbs({ preset, make, model, above }: TypedLanding, site: Site): Crumb[] {
  const type = { label: landingHeading(site.landings.get(preset.path)!, site), url: preset.path };
  if (model === null) return [type, { label: make.label, url: null }];
  const ofMake = above === preset.path ? [] : [{ label: make.label, url: above }];
  return [
    type,
    ...ofMake,
    { label: ofMake.length > 0 ? model.label : makeModelName(make.label, model.label), url: null },
  ];
}

function crumbs(landing: Landing, heading: string, site: Site): Crumb[] {
  const { settings } = site;
  const home = { label: 'Home', url: '/' };
  const stock = { label: stockName(settings), url: stockPath };
  if (landing.kind === 'all') return [home, { ...stock, url: null }];
  if (landing.kind === 'model')
    return [
      home,
      stock,
      { label: landing.make.label, url: landing.make.path },
      { label: landing.model.label, url: null },
    ];
  if (landing.kind === 'typed') return [home, stock, ...typedCrumbs(landing, site)];
  return [home, stock, { label: heading, url: null }];
}

function appliedFilters(landing: Landing, site: Site): LandingPageData['applied'] {
  switch (landing.kind) {
    case 'all':
      return [];
    case 'preset':
      return isEverything(landing)
        ? []
        : [{ label: landingHeading(landing, site), removeUrl: stockPath }, ...defaultsOf(landing, site)];
    case 'quick':
      return [{ label: landing.search.label, removeUrl: stockPath }];
    case 'make':
      return [{ label: landing.make.label, removeUrl: stockPath }];
    case 'model':
      return [
        { label: landing.make.label, removeUrl: stockPath },
        { label: landing.model.label, removeUrl: landing.make.path },
      ];
    case 'typed':
      return [...chosenOf(landing, site), ...defaultsOf(landing, site)];
    case 'body':
      return [{ label: bodyLabel(landing.body, { locale: site.settings.regional.locale }), removeUrl: stockPath }];
  }
}

function chosenOf(landing: TypedLanding, site: Site): LandingPageData['applied'] {
  const { make, model, preset } = landing;
  const { car_type: type, ...named } = landingSearch(landing).refinements;
  const without = (refinements: SearchState['refinements']): string => searchLink(searchState({ refinements }), site);
  const ofType = { car_type: type! };
  return [
    { label: capitalised(conditionText(preset.carTypes, site.settings)), removeUrl: without(named) },
    { label: make.label, removeUrl: without(ofType) },
    ...(model ? [{ label: model.label, removeUrl: without({ ...ofType, make: named.make! }) }] : []),
  ];
}

/** Default exclusions (SRCH-21, 22). */
function defaultsOf(landing: Extract<Landing, { kind: 'preset' | 'typed' }>, site: Site): LandingPageData['applied'] {
  const { settings, now } = site;
  const { carTypes } = landing.preset;
  const { engine, indexName } = settings.search;
  const state = searchState(landingSearch(landing));
  const address = (to: SearchState): string =>
    engine === 'static' ? resultsAddress(to, indexName) : stockListingPath(to, indexName);
  return defaultFilters(state, carTypes, settings, now).map((part) => ({
    label: defaultLabel(part, settings),
    removeUrl: address(withoutDefault(state, part)),
  }));
}

/** Only if the cards omit some vehicles. */
function narrowerPages(landing: Landing, site: Site): BrowseTile[] {
  const isModel = landing.kind === 'model' || (landing.kind === 'typed' && landing.model !== null);
  if (isModel || landing.vehicles.length <= site.settings.search.pageSize) return [];
  const preset = landing.kind === 'preset' || landing.kind === 'typed' ? landing.preset : null;
  const below = ({ path, label }: { path: string; label: string }): BrowseTile | null =>
    (preset && browseTile(typedPath(preset, path), label, site)) ?? browseTile(path, label, site);
  const listed = new Set(landing.vehicles);
  const holds = ({ vehicles }: { vehicles: readonly Vehicle[] }): boolean =>
    vehicles.some((vehicle) => listed.has(vehicle));
  if (landing.kind === 'make' || landing.kind === 'typed') return present(landing.make.models.filter(holds).map(below));
  return present(site.index.makes.filter(holds).map(below));
}

const present = (tiles: (BrowseTile | null)[]): BrowseTile[] => tiles.filter((tile) => tile !== null);

/** "No used cars right now"; for all stock, "No cars in stock right now". */
function emptyHeading(heading: string, landing: Landing, { settings }: Site): string {
  if (isEverything(landing)) return `No ${stockLabel(settings)} in stock right now`;
  const startsWithMake = landing.kind === 'make' || landing.kind === 'model';
  return `No ${startsWithMake ? heading : uncapitalised(heading)} right now`;
}

function emptyResult(heading: string, landing: Landing, site: Site): LandingPageData['empty'] {
  const links = stockPresets
    .filter(({ path }) => path !== defaultSearchPath && (site.landings.get(path)?.vehicles.length ?? 0) > 0)
    .map(({ path }) => ({ label: landingHeading(site.landings.get(path)!, site), url: path }));
  const contact = pathExists('/contact', site.context)
    ? [{ label: 'Tell us what you’re looking for', url: '/contact' }]
    : [];
  return {
    heading: emptyHeading(heading, landing, site),
    text: `New ${stockLabel(site.settings)} arrive every week. See what’s in stock today, or tell us what you want and we’ll look for it.`,
    links: [...links, ...contact],
  };
}
