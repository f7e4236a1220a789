import { isOver, offerPath, plainOfferPath } from '#src/domain/content/offers.ts';
import type { RetiredUrl } from '#src/domain/retired-urls.ts';
import type { Offer } from '#src/domain/content/content.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { localDate } from '#src/lib/dates.ts';
import { capitalise } from '#src/lib/text.ts';
import { isFilled, isPattern, type OldAddress } from '#src/domain/old-address.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { movedAddresses } from '#src/domain/search/moved-addresses.ts';
import { defaultSearchPath, typedPath } from '#src/domain/search/search-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { typePresets, type Landing } from '#src/site/landings.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import { retiredRedirects } from './retired-urls.ts';
import type { SiteRedirect } from './site-redirect.ts';

/**
 * Makes without stock redirect temporarily to all stock. A redirect never starts at an existing page, leads to a
 * missing one, or changes only the trailing slash, which hosts ignore (a loop). Removed URLs come last.
 */
export function redirects(
  tenant: Tenant,
  stock: Stock,
  context: SiteContext,
  left: readonly RetiredUrl[] = [],
): SiteRedirect[] {
  const site = siteOf(tenant, stock, context);
  const { landings } = site;
  const wanted: SiteRedirect[] = [
    ...movedAddresses(context.settings, context.locations).map((moved): SiteRedirect => ({ ...moved, status: 301 })),
    ...context.manufacturers.map(({ slug }): SiteRedirect => ({
      from: `/search/${slug}`,
      to: defaultSearchPath,
      status: 302,
    })),
    ...tenant.offers.flatMap((offer) =>
      offerRedirects(offer, localDate(stock.now, context.settings.regional.timeZone)),
    ),
    ...[...landings.values()].flatMap((landing) =>
      landing.kind === 'make' ? otherCases(landing.vehicles[0]!.make, landing.path) : [],
    ),
    ...[...landings.values()].flatMap(otherOrders),
    ...typedRedirects(site),
  ];
  const exists = (path: string) => pathExists(path, context) || landings.has(path);
  const moved = wanted.filter(({ from, to }) => from !== to && !exists(from) && exists(to));
  const taken = new Set(moved.map(({ from }) => from));
  const own = [...moved, ...retiredRedirects(left, site).filter(({ from }) => !taken.has(from))];
  return withOldAddresses(own, tenant, stock, exists);
}

/**
 * The dealer's redirects come first, catch-all patterns last. A removed target temporarily becomes the nearest list.
 */
function withOldAddresses(
  own: SiteRedirect[],
  { redirects: written }: Tenant,
  stock: Stock,
  isPage: (path: string) => boolean,
): SiteRedirect[] {
  if (written.length === 0) return own;
  const vehicles = new Set([...stock.vehicles, ...stock.sold].map(({ slug }) => vehicleUrl(slug)));
  const exists = (path: string) => isPage(path) || isPage(`${path}/`) || vehicles.has(path);
  const onward = new Map(own.map((redirect) => [redirect.from, redirect]));
  const old = written
    .filter((address) => isPattern(address) || address.from.includes('?') || !exists(address.from))
    .flatMap((address) => oldRedirect(address, exists, onward));
  // Rules with a query come before the same path without one.
  const [asking, plain] = [true, false].map((asks) =>
    old.filter((redirect) => !isPattern(redirect) && redirect.from.includes('?') === asks),
  ) as [SiteRedirect[], SiteRedirect[]];
  const exact = [...asking, ...plain];
  const taken = new Set(exact.map(({ from }) => from));
  return [...exact, ...own.filter(({ from }) => !taken.has(from)), ...old.filter(isPattern)];
}

function oldRedirect(
  address: OldAddress,
  exists: (path: string) => boolean,
  onward: ReadonlyMap<string, SiteRedirect>,
): SiteRedirect[] {
  const { from, to } = address;
  const path = to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (!to.startsWith('/') || isFilled(address) || exists(path)) return [{ from, to, status: 301 }];
  const moved = onward.get(path);
  if (moved !== undefined && path !== from) return [{ from, to: moved.to, status: moved.status === 410 ? 410 : 301 }];
  const [, first = '', second = ''] = path.split('/');
  if (first !== 'cars' && first !== 'search') return [];
  const make = `/search/${second}`;
  return [{ from, to: first === 'search' && exists(make) ? make : defaultSearchPath, status: 302 }];
}

/** Redirects reordered parts to the canonical URL (LAND-09). */
function otherOrders({ kind, path }: Landing): SiteRedirect[] {
  if (kind !== 'model' && kind !== 'typed') return [];
  const parts = path.slice('/search/'.length).split('/');
  return permutations(parts).map((other) => ({ from: `/search/${other.join('/')}`, to: path, status: 301 }));
}

const permutations = (parts: readonly string[]): string[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((part, index) => permutations(parts.toSpliced(index, 1)).map((rest) => [part, ...rest]));

/** Stock types of a make or model with vehicles but no page redirect to the closest parent list (LAND-08). */
function typedRedirects({ index, landings }: Site): SiteRedirect[] {
  return typePresets.flatMap((preset) => {
    const ofType = new Set(preset.carTypes.flatMap((type) => index.carTypes[type]));
    const nearest = (path: string, above: string[]): SiteRedirect[] => {
      const lists = above.flatMap((one) => landings.get(one) ?? []);
      const [first] = lists.toSorted((a, b) => a.vehicles.length - b.vehicles.length);
      return first ? [{ from: typedPath(preset, path), to: first.path, status: 301 }] : [];
    };
    const holds = ({ vehicles }: { vehicles: Vehicle[] }): boolean => vehicles.some((vehicle) => ofType.has(vehicle));
    return index.makes
      .filter(holds)
      .flatMap((make) => [
        ...nearest(make.path, [make.path, preset.path]),
        ...make.models
          .filter(holds)
          .flatMap((model) => nearest(model.path, [model.path, typedPath(preset, make.path), make.path, preset.path])),
      ]);
  });
}

/** Expired offers redirect to current ones. */
function offerRedirects(offer: Offer, today: string): SiteRedirect[] {
  const [path, plain] = [offerPath(offer), plainOfferPath(offer)];
  if (isOver(offer, today))
    return [...new Set([path, plain])].map((from) => ({ from, to: routePatterns.offers, status: 302 }));
  return [{ from: plain, to: path, status: 301 }];
}

/** Static hosts are case-sensitive. */
function otherCases(name: string, path: string): SiteRedirect[] {
  const slug = path.slice('/search/'.length);
  return [slug.toUpperCase(), name, capitalise(slug)]
    .filter((word, index, all) => /^[\w-]+$/.test(word) && all.indexOf(word) === index)
    .map((word) => ({ from: `/search/${word}`, to: path, status: 301 }));
}
