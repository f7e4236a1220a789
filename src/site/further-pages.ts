/**
 * Further pages of a long list, such as `/search/toyota/corolla/page-2`: rows without cards. Every
 * vehicle is reached without a script, and no page grows with the stock.
 */
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Landing } from './landings.ts';
import type { Site } from './site.ts';

/** Rows of a further page: about 40 KB of HTML. */
const rowsOnPage = 200;

export interface FurtherPage {
  path: string;
  vehicles: Vehicle[];
}

/**
 * The vehicles after the cards that no narrower page lists: all of a model, and those of a make whose
 * model's name has no page.
 */
function afterCards(landing: Landing, { settings }: Site): Vehicle[] {
  const further = landing.vehicles.slice(settings.search.pageSize);
  if (landing.kind === 'model') return further;
  if (landing.kind !== 'make' || further.length === 0) return [];
  const inModels = new Set(landing.make.models.flatMap(({ vehicles }) => vehicles));
  return further.filter((vehicle) => !inModels.has(vehicle));
}

/** The vehicles that follow the cards as rows of the first page. */
export const firstRows = (landing: Landing, site: Site): Vehicle[] =>
  afterCards(landing, site).slice(0, site.settings.search.landingModelRows);

/** The pages after the first one, in order; none for most lists. */
export function furtherPages(landing: Landing, site: Site): FurtherPage[] {
  const rest = afterCards(landing, site).slice(site.settings.search.landingModelRows);
  return Array.from({ length: Math.ceil(rest.length / rowsOnPage) }, (_, index) => ({
    path: `${landing.path}/page-${index + 2}`,
    vehicles: rest.slice(index * rowsOnPage, (index + 1) * rowsOnPage),
  }));
}

/** Links to all pages of a list; empty where one page holds it. */
export function pageLinks(
  landing: Landing,
  current: string,
  site: Site,
): { label: string; url: string; current: boolean }[] {
  const further = furtherPages(landing, site);
  if (further.length === 0) return [];
  return [landing, ...further].map(({ path }, index) => ({
    label: String(index + 1),
    url: path,
    current: path === current,
  }));
}
