/** Search URLs (ROUTE-02, 03, 05; SRCH-14): stock type, known make and its model in the path, the rest in the query. */
import { slugify } from '#src/lib/slug.ts';
import type { Locale } from '../locations/regional-terms.ts';
import { fromQueryString, toQueryString } from './search-query.ts';
import type { SearchFacet, SearchState } from './search-state.ts';
import { carTypes } from '../vehicle/vehicle.ts';
import type { BodyType, CarType } from '../vehicle/vehicle.ts';
import { bodyFromSlug, bodySlug } from '../vocabulary/labels.ts';

export interface SearchCatalogue {
  makes: readonly { name: string; models: readonly string[] }[];
  bodies: readonly BodyType[];
  locale?: Locale;
  /** LAND-01, such as `/search/used-cars/toyota`. */
  hasPage: (path: string) => boolean;
}

export interface SearchPathFilters {
  carTypes: CarType[];
  makes: string[];
  models: string[];
  bodies: BodyType[];
}

export const stockPresets = [
  { slug: 'new-used-and-demo-cars', path: '/search/new-used-and-demo-cars/', carTypes: ['new', 'demo', 'used'] },
  { slug: 'new-and-demo-cars', path: '/search/new-and-demo-cars', carTypes: ['new', 'demo'] },
  { slug: 'new-cars', path: '/search/new-cars', carTypes: ['new'] },
  { slug: 'demo-cars', path: '/search/demo-cars', carTypes: ['demo'] },
  { slug: 'used-cars', path: '/search/used-cars', carTypes: ['used'] },
] as const satisfies readonly { slug: string; path: string; carTypes: readonly CarType[] }[];

export type StockPreset = (typeof stockPresets)[number];
export const defaultSearchPath = stockPresets[0].path;

export function presetFor(types: readonly string[]): StockPreset | null {
  const wanted = carTypes.filter((type) => types.includes(type));
  if (wanted.length === 0 || wanted.length !== new Set(types).size) return null;
  return (
    stockPresets.find((preset) =>
      carTypes.every((type) => (preset.carTypes as readonly CarType[]).includes(type) === wanted.includes(type)),
    ) ?? null
  );
}

export const makePath = (make: string): string => `/search/${slugify(make)}`;
export const modelPath = (make: string, model: string): string => `${makePath(make)}/${slugify(model)}`;
export const typedPath = ({ slug }: StockPreset, path: string): string => path.replace('/search/', `/search/${slug}/`);
export const bodyPath = (body: BodyType, locale?: Locale): string => `/search/${bodySlug(body, locale)}`;

const reserved = new Set<string>(stockPresets.map((preset) => preset.slug));

export function isLandingSlug(slug: string): boolean {
  return slug !== '' && !reserved.has(slug);
}

/** ROUTE-06. */
export function stockListingPath(state: Partial<SearchState> = {}, indexName?: string): string {
  return withQuery('/cars/', toQueryString(state, indexName));
}

/** The most specific landing page, then the query. */
export function searchPath(state: Partial<SearchState>, catalogue: SearchCatalogue, indexName?: string): string {
  return urlAt(landingOf(state, catalogue), state, indexName);
}

/** Moves only stock type, make and model into the path (ROUTE-06, SRCH-14). */
export function searchPathFromStock(
  state: Partial<SearchState>,
  catalogue: SearchCatalogue,
  indexName?: string,
): string {
  const landing = landingOf(state, catalogue);
  const isNamed = landing.path !== defaultSearchPath && !landing.taken.includes('body');
  return urlAt(isNamed ? landing : { path: '/cars/', taken: [] }, state, indexName);
}

function urlAt({ path, taken }: Landing, state: Partial<SearchState>, indexName?: string): string {
  const refinements = { ...state.refinements };
  for (const facet of taken) delete refinements[facet];
  return withQuery(path, toQueryString({ ...state, refinements }, indexName));
}

type PathFacet = 'car_type' | 'make' | 'model' | 'body';
interface Landing {
  path: string;
  taken: PathFacet[];
}

function landingOf({ refinements = {} }: Partial<SearchState>, catalogue: SearchCatalogue): Landing {
  const preset = presetFor(refinements.car_type ?? []);
  const makeLanding = knownMakeLanding(refinements.make ?? [], refinements.model ?? [], catalogue);
  if (makeLanding && preset) {
    const path = typedPath(preset, makeLanding.path);
    if (catalogue.hasPage(path)) return { path, taken: ['car_type', ...makeLanding.taken] };
  }
  if (makeLanding) return makeLanding;
  if (preset) return { path: preset.path, taken: ['car_type'] };
  const body = knownBody(refinements.body ?? [], catalogue);
  return body ? { path: bodyPath(body, catalogue.locale), taken: ['body'] } : { path: defaultSearchPath, taken: [] };
}

function knownMakeLanding(
  makes: readonly string[],
  models: readonly string[],
  catalogue: SearchCatalogue,
): Landing | null {
  const slug = slugify(makes[0] ?? '');
  const known = catalogue.makes.filter((make) => slugify(make.name) === slug);
  if (makes.length !== 1 || known.length === 0 || !isLandingSlug(slug)) return null;
  const model = slugify(models[0] ?? '');
  const isKnownModel =
    models.length === 1 && model !== '' && known.some((make) => make.models.some((name) => slugify(name) === model));
  return isKnownModel
    ? { path: `/search/${slug}/${model}`, taken: ['make', 'model'] }
    : { path: `/search/${slug}`, taken: ['make'] };
}

function knownBody(bodies: readonly string[], catalogue: SearchCatalogue): BodyType | null {
  const body = bodies.length === 1 ? bodyFromSlug(bodies[0] as string) : null;
  return body && catalogue.bodies.includes(body) && !isMakeSlug(bodySlug(body, catalogue.locale), catalogue)
    ? body
    : null;
}

const isMakeSlug = (slug: string, catalogue: SearchCatalogue): boolean =>
  catalogue.makes.some((make) => slugify(make.name) === slug);

/** Null for an unknown landing page (404). A make precedes a body type with the same slug. */
export function parseSearchPath(path: string, catalogue: SearchCatalogue): SearchPathFilters | null {
  const parts = segments(path);
  if (!parts || parts.shift() !== 'search' || parts.length > 3) return null;
  const preset = stockPresets.find((one) => one.slug === parts[0]);
  if (preset) parts.shift();
  const place: SearchPathFilters = { carTypes: preset ? [...preset.carTypes] : [], makes: [], models: [], bodies: [] };
  if (parts.length === 0) return place;
  return filtersFromSlugs(parts, place, catalogue, Boolean(preset));
}

function filtersFromSlugs(
  [slug, modelSlug, ...rest]: string[],
  place: SearchPathFilters,
  catalogue: SearchCatalogue,
  hasPreset: boolean,
): SearchPathFilters | null {
  if (rest.length > 0 || slug === undefined || !isLandingSlug(slug)) return null;
  const makes = catalogue.makes.filter((make) => slugify(make.name) === slug);
  if (makes.length > 0) {
    const models = makes.flatMap((make) => make.models.filter((name) => slugify(name) === modelSlug));
    if (modelSlug !== undefined && models.length === 0) return null;
    return { ...place, makes: makes.map((make) => make.name), models: [...new Set(models)] };
  }
  const body =
    modelSlug === undefined && !hasPreset
      ? catalogue.bodies.find((one) => bodySlug(one, catalogue.locale) === slug)
      : undefined;
  return body ? { ...place, bodies: [body] } : null;
}

function segments(path: string): string[] | null {
  try {
    return (path.split(/[?#]/)[0] ?? '')
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return null;
  }
}

type Refinements = SearchState['refinements'];

/** Normalises "Mazda CX-5" or a lone model, so that each search has one URL. Unchanged if that would match more. */
export function withMakeAndModel(refinements: Refinements, catalogue: Pick<SearchCatalogue, 'makes'>): Refinements {
  const split = splitMakeModel(refinements, catalogue);
  if (split.make || !split.model) return split;
  const makers = catalogue.makes.filter(({ models }) => models.some((model) => split.model!.includes(model)));
  return makers.length === 1 ? { ...split, make: [makers[0]!.name] } : split;
}

function splitMakeModel(refinements: Refinements, { makes }: Pick<SearchCatalogue, 'makes'>): Refinements {
  const { make_model: chosen, make, model, ...rest } = refinements;
  if (!chosen?.length) return refinements;
  const all = makes.flatMap(({ name, models }) =>
    models.map((one) => ({ make: name, model: one, text: `${name} ${one}` })),
  );
  const known = all.filter(({ text }) => chosen.includes(text));
  if (known.length < chosen.length) return refinements;
  const found = known.filter((one) => (make?.includes(one.make) ?? true) && (model?.includes(one.model) ?? true));
  const [madeBy, named] = [found.map((one) => one.make), found.map((one) => one.model)];
  const both = all.filter((one) => madeBy.includes(one.make) && named.includes(one.model));
  return found.length === 0 || both.length !== found.length
    ? refinements
    : { ...rest, make: [...new Set(madeBy)], model: [...new Set(named)] };
}

export function joinRefinements(path: Refinements, query: Refinements): Refinements {
  const shared = Object.entries(path).map(
    ([facet, values]) => [facet, [...new Set([...values, ...(query[facet as SearchFacet] ?? [])])]] as const,
  );
  return { ...query, ...Object.fromEntries(shared) };
}

export function searchStateOf(url: string, catalogue: SearchCatalogue): SearchState | null {
  const place = parseSearchPath(url, catalogue);
  if (!place) return null;
  const [, search = ''] = /\?([^#]*)/.exec(url) ?? [];
  const state = fromQueryString(search);
  const isEveryType = place.carTypes.length === carTypes.length;
  const fromPath = {
    ...(place.carTypes.length > 0 && !isEveryType ? { car_type: place.carTypes } : {}),
    ...(place.makes.length > 0 ? { make: place.makes } : {}),
    ...(place.models.length > 0 ? { model: place.models } : {}),
    ...(place.bodies.length > 0 ? { body: place.bodies } : {}),
  };
  return { ...state, refinements: withMakeAndModel(joinRefinements(fromPath, state.refinements), catalogue) };
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
