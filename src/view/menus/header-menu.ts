/**
 * The main menu (MENU-01, MENU-02): Home, Vehicles with the models by the manufacturer's bodies, Offers, Our Stock,
 * Trade In, Service and Parts, the company, the blog, and last the way to sign in. A page that the site does not have is left out, an empty dropdown
 * too.
 */
import { routePatterns } from '#src/domain/route-patterns.ts';
import { blogPath } from '#src/domain/content/blog.ts';
import { signInPath } from '#src/domain/sign-in-url.ts';
import { modelGroup, modelsPath, modelUrl, shownBodyFilters, shownModels } from '#src/domain/vehicle/model-ranges.ts';
import { bodyPath } from '#src/domain/search/search-url.ts';
import { memoize } from '#src/lib/memoize.ts';
import { slugify } from '#src/lib/slug.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { bodyFilterLabel } from '../models/body-filter-label.ts';
import { contactPath, pathFilter } from './menu-paths.ts';
import { serviceCopy } from '../copy/service-copy.ts';
import { stockLabel, stockMenuLabel } from '../copy/stock-copy.ts';
import type { MenuEntry, MenuGroup, MenuLink } from './menu.ts';

const link = (label: string, url: string | null): MenuLink[] => (url === null ? [] : [{ label, url }]);

/** A panel holds this many models in full; beyond it, each group shows its first few and the way to the rest. */
const roomyMenu = 30;
const mostInGroup = 5;

/**
 * The way to the rest of a group. Where the models page has a filter of the group's name, that is what the number counts
 * and where it leads: an electric SUV stands in another group, and is an SUV.
 */
function allOfGroup(heading: string, inGroup: number, { models, settings }: SiteContext): MenuLink {
  const named = shownBodyFilters(models).find(
    ({ filter }) => bodyFilterLabel(filter, settings.regional.locale) === heading,
  );
  return {
    label: `All ${heading} (${named?.count ?? inGroup})`,
    url: named?.url ?? `${modelsPath}#${slugify(heading)}`,
  };
}

const shortened = (heading: string, links: MenuLink[], most: number, context: SiteContext): MenuLink[] =>
  links.length <= most + 1 ? links : [...links.slice(0, most), allOfGroup(heading, links.length, context)];

/**
 * Model ranges under the maker's own body groups, in the order of the file; coming ones last. The make is
 * named where there are several.
 */
function modelGroups(context: SiteContext): MenuGroup[] {
  const groups = new Map<string, MenuLink[]>();
  const isOneMake = new Set(context.models.map(({ manufacturer }) => manufacturer)).size < 2;
  const models = shownModels(context.models).toSorted(
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
  const most = models.length > roomyMenu ? mostInGroup : models.length;
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

/** Bodies in the order in which shoppers think of them; more would not fit a panel. */
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
      groups: [{ heading: null, links: types }, ...(bodies.length > 1 ? [{ heading: 'By body', links: bodies }] : [])],
    },
  ];
}

const pages = (context: SiteContext, links: MenuLink[]): MenuLink[] =>
  links.filter(({ url }) => pathFilter(context)(url));

/** Service and Parts (MENU-02). */
export const serviceLinks = (context: SiteContext): MenuLink[] =>
  pages(context, [
    { label: serviceCopy[context.settings.regional.locale].menu, url: context.settings.header.servicePath },
    { label: 'Parts and Accessories', url: '/vehicle-parts-and-accessories' },
    { label: 'Warranty', url: '/warranty' },
    { label: 'Roadside Assist', url: '/roadside-assist' },
  ]);

/** The company (MENU-02). */
export const companyLinks = (context: SiteContext): MenuLink[] =>
  pages(context, [
    { label: 'About Us', url: '/about-us' },
    { label: 'Careers', url: '/careers' },
    ...link('Contact Us', contactPath(context)),
    { label: 'Fleet', url: '/fleet' },
  ]);

/** One entry, or a dropdown where there are several links. */
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

/** Which pages the header marks as the current one. */
const plain = (path: string): string => path.replace(/(.)\/$/, '$1');

const linkedPaths = memoize((context: SiteContext): Set<string> => {
  const urls = headerMenu(context).flatMap((entry) =>
    entry.kind === 'link'
      ? [entry.url]
      : [...entry.groups.flatMap(({ links }) => links), ...entry.foot].map(({ url }) => url),
  );
  return new Set(['/', ...urls].map(plain));
});

/** The path when the header links to it, or an empty text: pages with the same answer have the same header. */
export function markedPath(path: string, context: SiteContext): string {
  return linkedPaths(context).has(plain(path)) ? plain(path) : '';
}
