/** Pages such as `/search/toyota/corolla/page-2` make every vehicle reachable without scripts. */
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Landing } from './landings.ts';
import type { Site } from './site.ts';

/** About 40 KB of HTML. */
const rowsOnPage = 200;

export interface LaterPage {
  path: string;
  vehicles: Vehicle[];
}

/** For models, all further vehicles; for makes, those whose model has no page. */
function afterCards(landing: Landing, { settings }: Site): Vehicle[] {
  const further = landing.vehicles.slice(settings.search.pageSize);
  if (landing.kind === 'model') return further;
  if (landing.kind !== 'make' || further.length === 0) return [];
  const inModels = new Set(landing.make.models.flatMap(({ vehicles }) => vehicles));
  return further.filter((vehicle) => !inModels.has(vehicle));
}

export const firstRows = (landing: Landing, site: Site): Vehicle[] =>
  afterCards(landing, site).slice(0, site.settings.search.landingModelRows);

export function laterPages(landing: Landing, site: Site): LaterPage[] {
  const rest = afterCards(landing, site).slice(site.settings.search.landingModelRows);
  return Array.from({ length: Math.ceil(rest.length / rowsOnPage) }, (_, index) => ({
    path: `${landing.path}/page-${index + 2}`,
    vehicles: rest.slice(index * rowsOnPage, (index + 1) * rowsOnPage),
  }));
}

export function pageLinks(
  landing: Landing,
  current: string,
  site: Site,
): { label: string; url: string; current: boolean }[] {
  const further = laterPages(landing, site);
  if (further.length === 0) return [];
  return [landing, ...further].map(({ path }, index) => ({
    label: String(index + 1),
    url: path,
    current: path === current,
  }));
}
