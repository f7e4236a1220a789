/** A redirect, or 410 with alternatives. */
import { retiredUrls, type AddressBook, type RetiredUrl } from '#src/domain/retired-urls.ts';
import type { Listed } from '#src/domain/listed.ts';
import { bodyPath, makePath, modelPath } from '#src/domain/search/search-url.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { localDate } from '#src/lib/dates.ts';
import { laterPages } from '#src/site/later-pages.ts';
import { stockPath } from '#src/site/landings.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import { retiredPage, retiredPagePath } from '#src/view/vehicle/retired-page.ts';
import type { RetiredPageData } from '#src/view/vehicle/vehicle.page-data.ts';
import type { SiteRedirect } from './site-redirect.ts';

/** Null if removed URLs don't redirect. */
export function addressBook(
  tenant: Tenant,
  stock: Stock,
  context: SiteContext,
  before: AddressBook | null,
): AddressBook | null {
  const { leftDays: days } = context.settings.stockRules;
  if (days === 0) return null;
  const has = addressesOf(siteOf(tenant, stock, context));
  const today = localDate(stock.now, context.settings.regional.timeZone);
  return { dealer: tenant.slug, has, left: retiredUrls(before, has, { today, days }) };
}

function addressesOf(site: Site): AddressBook['has'] {
  const has: AddressBook['has'] = {};
  for (const vehicle of [...site.index.vehicles, ...site.sold])
    has[vehicleUrl(vehicle.slug)] = listsNear(vehicle, site.settings);
  for (const landing of site.landings.values()) {
    const path = withoutSlash(landing.path);
    has[path] = listsAbove(path);
    for (const further of laterPages(landing, site)) has[further.path] = [path, ...listsAbove(path)];
  }
  return has;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

const listsNear = ({ make, model, body }: Vehicle, { regional }: SiteContext['settings']): string[] => [
  modelPath(make, model),
  makePath(make),
  ...(body === null ? [] : [bodyPath(body, regional.locale)]),
];

/** `/search/kia` for `/search/kia/rio`. */
function listsAbove(path: string): string[] {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above.startsWith('/search/') ? [above, ...listsAbove(above)] : [];
}

const nearestList = ({ near }: RetiredUrl, { landings }: Site): string =>
  near.find((path) => landings.has(path)) ?? stockPath;

export function retiredRedirects(left: readonly RetiredUrl[], site: Site): SiteRedirect[] {
  const isGone = site.settings.stockRules.leftAnswer === 'gone';
  return left
    .filter(({ path }) => !pathExists(path, site.context))
    .map((address) => {
      const list = nearestList(address, site);
      return isGone
        ? { from: address.path, to: retiredPagePath(list), status: 410 }
        : { from: address.path, to: list, status: 301 };
    });
}

export function retiredPages(left: readonly RetiredUrl[], site: Site): Listed<RetiredPageData>[] {
  if (site.settings.stockRules.leftAnswer !== 'gone') return [];
  return [...new Set(left.map((address) => nearestList(address, site)))].map((list) => ({
    path: retiredPagePath(list),
    load: () => retiredPage(list, site),
  }));
}
