/** Omits missing pages and empty dropdowns (MENU-01, MENU-02). */
import { routePatterns } from '#src/domain/route-patterns.ts';
import { blogPath } from '#src/domain/content/blog.ts';
import { signInPath } from '#src/domain/sign-in-url.ts';
import { modelGroup, modelsPath, modelUrl, bodyFilterLinks, visibleModels } from '#src/domain/vehicle/model-ranges.ts';
import { bodyPath } from '#src/domain/search/search-url.ts';
import { memoize } from '#src/lib/memoize.ts';
import { slugify } from '#src/lib/slug.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { bodyFilterLabel } from '../models/body-filter-label.ts';
import { locationMenu } from './location-menu.ts';
import { contactPath, pathFilter } from './menu-paths.ts';
import { serviceCopy } from '../copy/service-copy.ts';
import { stockLabel, stockMenuLabel } from '../copy/stock-copy.ts';
import type { MenuEntry, MenuGroup, MenuLink } from './menu.ts';

const link = (label: string, url: string | null): MenuLink[] => (url === null ? [] : [{ label, url }]);

/** Larger panels show the first few of each group and a link to the rest. */
const roomyMenu = 30;
const maxPerGroup = 5;

/** Links to the models page's filter, if any. Its count includes vehicles in other groups, such as electric SUVs. */
function allOfGroup(heading: string, inGroup: number, { models, settings }: SiteContext): MenuLink {
  const named = bodyFilterLinks(models).find(
    ({ filter }) => bodyFilterLabel(filter, settings.regional.locale) === heading,
  );
  return {
    label: `All ${heading} (${named?.count ?? inGroup})`,
    url: named?.url ?? `${modelsPath}#${slugify(heading)}`,
  };
}

const shortened = (heading: string, links: MenuLink[], most: number, context: SiteContext): MenuLink[] =>
  links.length <= most + 1 ? links : [...links.slice(0, most), allOfGroup(heading, links.length, context)];

function modelGroups(context: SiteContext): MenuGroup[] {
  const groups = new Map<string, MenuLink[]>();
  const isOneMake = new Set(context.models.map(({ manufacturer }) => manufacturer)).size < 2;
  const models = visibleModels(context.models).toSorted(
    (a, b) => Number(a.status === 'coming_soon') - Number(b.status === 'coming_soon'),
  );
  for (const model of models) {
    const heading = modelGroup(model);
    groups.set(heading, [
      ...(groups.get(heading) ?? []),
      {
        label:
          isOneMake || model.name.startsWith(model.manufacturer) ? model.name : `${model.manufacturer} ${model.name}`,
        url: modelUrl(model, context),
      },
    ]);
  }
  const most = models.length > roomyMenu ? maxPerGroup : models.length;
  return [...groups].map(([heading, links]) => ({ heading, links: shortened(heading, links, most, context) }));
}

function vehicles(context: SiteContext): MenuEntry[] {
  const groups = modelGroups(context);
  if (groups.length === 0) return [];
  const foot = [
    ...pages(context, [{ label: 'All models', url: modelsPath }]),
    ...link(stockMenuLabel(context.settings), '/cars/'),
    ...link('Contact Us', contactPath(context)),
  ];
  return [
    { kind: 'dropdown', key: 'vehicles', label: context.settings.header.menu.labels.vehicles, groups, foot, makes: 0 },
  ];
}

const menuBodies: BodyType[] = [
  'suv',
  'ute',
  'hatch',
  'sedan',
  'wagon',
  'van',
  'peopleMover',
  'coupe',
  'convertible',
  'caravan',
  'camperTrailer',
  'motorhome',
  'adventureBike',
  'cruiser',
  'sportBike',
  'nakedBike',
  'offRoadBike',
  'classicBike',
  'scooter',
];

function stock(context: SiteContext): MenuEntry[] {
  const { settings } = context;
  const plural = stockLabel(settings);
  const link = (label: string, url: string): MenuLink => ({ label, url });
  const types = pages(context, [
    link(`All ${plural}`, '/cars/'),
    link(`New ${plural}`, '/search/new-cars'),
    link(`Demo ${plural}`, '/search/demo-cars'),
    link(`${settings.cards.usedLabel} ${plural}`, '/search/used-cars'),
  ]);
  const { locale } = settings.regional;
  const bodies = pages(
    context,
    menuBodies.map((body) => link(bodyLabel(body, { plural: true, locale }), bodyPath(body, locale))),
  );
  return [
    {
      kind: 'dropdown',
      key: 'stock',
      label: stockMenuLabel(settings),
      makes: settings.header.stockMakesInMenu,
      foot: [],
      groups: [
        { heading: null, links: types },
        ...(bodies.length > 1 ? [{ heading: 'By body type', links: bodies }] : []),
      ],
    },
  ];
}

const pages = (context: SiteContext, links: MenuLink[]): MenuLink[] =>
  links.filter(({ url }) => pathFilter(context)(url));

export const serviceLinks = (context: SiteContext): MenuLink[] =>
  pages(context, [
    { label: serviceCopy[context.settings.regional.locale].menu, url: context.settings.header.servicePath },
    { label: 'Parts and Accessories', url: '/vehicle-parts-and-accessories' },
    { label: 'Warranty', url: '/warranty' },
    { label: 'Roadside Assist', url: '/roadside-assist' },
  ]);

export const companyLinks = (context: SiteContext): MenuLink[] =>
  pages(context, [
    { label: 'About Us', url: '/about-us' },
    { label: 'Careers', url: '/careers' },
    ...link('Contact Us', contactPath(context)),
    { label: 'Fleet', url: '/fleet' },
  ]);

function dropdown(key: string, label: string, links: MenuLink[]): MenuEntry[] {
  if (links.length === 0) return [];
  return [{ kind: 'dropdown', key, label, groups: [{ heading: null, links }], foot: [], makes: 0 }];
}

export const headerMenu = memoize((context: SiteContext): MenuEntry[] => {
  const { menu, showSignIn } = context.settings.header;
  const { labels } = menu;
  const single = (label: string, url: string): MenuEntry[] =>
    pathFilter(context)(url) ? [{ kind: 'link', label, url }] : [];
  return [
    ...(menu.home ? single('Home', '/') : []),
    ...(menu.vehicles ? vehicles(context) : []),
    ...(menu.offers ? single(labels.offers, routePatterns.offers) : []),
    ...(menu.stock ? stock(context) : []),
    ...(menu.tradeIn && context.settings.tradeIn.shown ? single(labels.tradeIn, context.settings.tradeIn.path) : []),
    ...(menu.service ? dropdown('service', labels.service, serviceLinks(context)) : []),
    ...(menu.company ? dropdown('company', labels.company, companyLinks(context)) : []),
    ...(menu.blog ? single(labels.blog, blogPath) : []),
    ...menu.extra
      .filter(({ url }) => pathFilter(context)(url))
      .map(({ label, url }): MenuEntry => ({ kind: 'link', label, url })),
    ...(showSignIn ? single('Sign in', signInPath) : []),
  ];
});

/** Bar or dropdown item, dropdown footer, or locations dropdown. */
type LinkPosition = 'item' | 'foot' | 'places';

interface HeaderLink {
  path: string;
  place: LinkPosition;
}

const plain = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Marks only the first of identical links: dropdown footers repeat other menus. */
const headerLinks = memoize((context: SiteContext): HeaderLink[] => {
  const entries = headerMenu(context);
  const of = (place: LinkPosition, links: readonly { url: string }[]): HeaderLink[] =>
    links.map(({ url }) => ({ path: plain(url), place }));
  const listsPlaces = context.settings.header.showLocations && locationMenu(context).length > 0;
  return [
    ...(listsPlaces ? of('places', pages(context, link('', routePatterns.locations))) : []),
    ...of('item', [{ url: '/' }]),
    ...entries.flatMap((entry) =>
      of('item', entry.kind === 'link' ? [entry] : entry.groups.flatMap(({ links }) => links)),
    ),
    ...entries.flatMap((entry) => (entry.kind === 'link' ? [] : of('foot', entry.foot))),
  ];
});

const sections = [
  { below: /^\/locations\//, section: routePatterns.locations },
  { below: /^\/offers\//, section: routePatterns.offers },
  { below: /^\/search\//, section: routePatterns.stock },
  { below: /^\/brands\//, section: modelsPath },
];

const modelPages = memoize(
  (context: SiteContext): Set<string> =>
    new Set(visibleModels(context.models).map((model) => modelUrl(model, context))),
);

/** The path, then its sections, nearest first; the home page isn't a section. */
function withSections(path: string, context: SiteContext): string[] {
  const parts = path.split('/').slice(1);
  const above = parts.slice(1).map((_, index) => `/${parts.slice(0, -1 - index).join('/')}`);
  const listed = sections.filter(({ below }) => below.test(path)).map(({ section }) => section);
  return [path, ...above, ...listed, ...(modelPages(context).has(path) ? [modelsPath] : [])];
}

export interface HeaderMark extends HeaderLink {
  current: 'page' | 'true';
}

export function headerMark(pathname: string, context: SiteContext): HeaderMark | null {
  const path = plain(pathname);
  for (const one of withSections(path, context)) {
    const link = headerLinks(context).find((link) => link.path === one);
    if (link) return { ...link, current: one === path ? 'page' : 'true' };
  }
  return null;
}

/** Pages with the same result have identical headers. */
export function markedPath(pathname: string, context: SiteContext): string {
  const mark = headerMark(pathname, context);
  return mark === null ? '' : `${mark.path} ${mark.current}`;
}

export type CurrentOf = (url: string, place?: LinkPosition) => HeaderMark['current'] | undefined;

export const currentOf =
  (mark: HeaderMark | null): CurrentOf =>
  (url, place = 'item') =>
    mark !== null && mark.place === place && mark.path === plain(url) ? mark.current : undefined;
