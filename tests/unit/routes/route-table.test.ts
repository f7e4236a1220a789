import { signInPath } from '#src/domain/sign-in-url.ts';
import { describe, expect, test } from 'vitest';
import { redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import { decidePage } from '#src/routes/decide-page.ts';
import { pageOf, type PageData } from '#src/routes/page-data.ts';
import { securityTxt } from '#src/view/seo/security-txt.ts';
import { footerMenu } from '#src/view/menus/footer-menu.ts';
import { headerMenu } from '#src/view/menus/header-menu.ts';
import type { Tenant } from '#src/domain/site.ts';
import { vehicleFile } from '#src/domain/vehicle/published-vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aLocation, aTenant, aVehicle, someStock } from '../../fixtures/vehicles.ts';

const stocked = [
  aVehicle({ id: 'a', slug: 'corolla' }),
  aVehicle({ id: 'b', slug: 'ranger', make: 'Ford', model: 'Ranger', body: 'ute', price: 48_000, carType: 'new' }),
  aVehicle({ id: 'c', slug: 'i30', make: 'Hyundai', model: 'i30', price: 24_000 }),
];
const aPage = (path: string) => ({
  path,
  title: 'Page',
  description: '',
  lede: null,
  body: '',
  image: null,
  action: null,
  faq: [],
});
const tenant = aTenant({
  pages: [aPage('/about-us')],
  offers: [
    {
      id: 'o',
      name: 'Offer',
      description: '',
      disclaimer: null,
      image: null,
      manufacturer: null,
      model: null,
      start: null,
      expiry: null,
    },
  ],
});

function siteOf(dealer: Tenant = tenant, vehicles: Vehicle[] = stocked, sold: Vehicle[] = []) {
  const stock = someStock(vehicles, { sold });
  const context = siteContext(dealer, stock);
  const pages = new Map([...sitePages(dealer, stock, context)].map((page) => [page.path, page]));
  const text = (path: string) => {
    const page = pages.get(path)!.load();
    return page.kind === 'text' ? String(page.body) : '';
  };
  return { context, pages, text, moved: redirects(dealer, stock, context) };
}

describe('the route table', () => {
  test.each([
    ['ROUTE-01', '/', '/', 'home'],
    ['ROUTE-06', '/cars/', '/cars', 'landing'],
    ['ROUTE-07', '/cars/corolla', '/cars/[slug]', 'vehicle'],
    ['ROUTE-02', '/search', '/search/[...path]', 'landing'],
    ['ROUTE-02', '/search/new-used-and-demo-cars/', '/search/[...path]', 'landing'],
    ['ROUTE-03', '/search/ford/ranger', '/search/[...path]', 'landing'],
    ['ROUTE-05', '/search/ute', '/search/[...path]', 'landing'],
    ['ROUTE-17', '/dealerships', '/dealerships', 'locations'],
    ['ROUTE-17', '/locations/penrith', '/locations/[slug]', 'location'],
    ['ROUTE-12', '/special-offers', '/special-offers', 'offers'],
    ['ROUTE-12', '/offers/o', '/offers/[...path]', 'offers'],
    ['ROUTE-22', '/favourites', '/favourites', 'favourites'],
    ['ROUTE-22', '/compare', '/compare', 'compare'],
    ['ROUTE-18', '/about-us', '/[...path]', 'content'],
    ['ROUTE-17', '/contact', '/[...path]', 'content'],
    ['ROUTE-23', '/404', '/404', 'not-found'],
    ['OPS-07', '/sitemap.xml', '/sitemap.xml', 'text'],
    ['OPS-07', '/robots.txt', '/robots.txt', 'text'],
    ['MENU-01', '/data/stock-counts.json', '/data/stock-counts.json', 'text'],
    ['OPS-07', '/site.webmanifest', '/site.webmanifest', 'text'],
  ])('%s %s is rendered by %s', (_, path, route, kind) => {
    const page = siteOf().pages.get(path);
    expect(page?.route).toBe(route);
    expect(page?.load().kind).toBe(kind);
  });

  test.each([
    ['ROUTE-15', '/warranty'],
    ['ROUTE-15', '/roadside-assist'],
    ['ROUTE-15', '/diamond-advantage'],
    ['ROUTE-15', '/buying'],
    ['ROUTE-18', '/careers'],
    ['ROUTE-18', '/fleet'],
    ['ROUTE-18', '/terms-and-conditions'],
  ])('%s %s is a page that menus may link to only if the dealer wrote it', (_, path) => {
    const { context, pages } = siteOf(aTenant({ pages: [aPage(path)] }));
    expect(pages.get(path)!.load()).toMatchObject({ kind: 'content', page: { path } });
    expect(context.paths).toContain(path);
    expect(siteOf().pages.has(path)).toBe(false);
    expect(siteOf().context.paths).not.toContain(path);
  });

  test('the watchlist page exists only for dealers with a watchlist (ROUTE-22)', () => {
    const path = '/watchlist';
    const { pages, context } = siteOf(aTenant({ settings: { account: { garage: true } } }));
    expect(pages.get(path)!.load()).toMatchObject({ kind: 'watchlist', heading: 'Your watchlist' });
    expect(context.paths).toContain(path);
    expect(siteOf().pages.has(path)).toBe(false);
  });

  test('no path is listed twice, and menus link only to listed paths', () => {
    const stock = someStock(stocked, { sold: [aVehicle({ slug: 'corolla', status: 'sold' })] });
    const paths = [...sitePages(tenant, stock, siteContext(tenant, stock))].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(siteContext(tenant, stock).paths.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('has one page per visible vehicle, and the files that functions read (ROUTE-07)', () => {
    const { pages } = siteOf();
    expect([...pages.keys()].filter((path) => path.startsWith('/cars/') && path !== '/cars/').sort()).toEqual([
      '/cars/corolla',
      '/cars/i30',
      '/cars/ranger',
    ]);
    const file = pages.get(vehicleFile('i30', 3))!.load();
    expect(file.kind === 'text' && JSON.parse(String(file.body))).toMatchObject({ i30: { slug: 'i30', model: 'i30' } });
    const slugs = pages.get('/data/vehicles.json')!.load();
    expect(slugs.kind === 'text' && Object.values(JSON.parse(String(slugs.body)) as object).sort()).toEqual([
      'corolla',
      'i30',
      'ranger',
    ]);
  });

  test('the URL of a car sold before the sold window shows similar cars and further links (ROUTE-23)', () => {
    const page = siteOf(tenant, stocked, [
      aVehicle({ slug: 'yaris', model: 'Yaris', status: 'sold', price: 23_500 }),
    ]).pages.get('/cars/yaris')!;
    expect(page.route).toBe('/cars/[slug]');
    expect(page.load()).toMatchObject({
      kind: 'gone',
      plate: 'SOLD',
      heading: 'This 2021 Toyota Yaris has been sold',
      similar: [{ id: 'a' }, { id: 'c' }],
      links: [
        { label: 'See every Toyota', url: '/search/toyota' },
        { label: 'See all hatches', url: '/search/hatch' },
        { label: 'See all cars', url: '/cars/' },
      ],
    });
  });

  test("a sold car's page still has links when the dealer has no stock left (ROUTE-23)", () => {
    const page = siteOf(
      tenant,
      [],
      [aVehicle({ slug: 'falcon', make: 'Ford', model: 'Falcon', body: null, status: 'sold' })],
    )
      .pages.get('/cars/falcon')!
      .load();
    expect(page).toMatchObject({ similar: [], links: [{ label: 'See all cars', url: '/cars/' }] });
  });

  test('the 404 page offers search and links that exist (ROUTE-03, ROUTE-23)', () => {
    const { pages } = siteOf();
    const page = pages.get('/404')!.load() as Extract<PageData, { kind: 'not-found' }>;
    expect(page.searchUrl).toBe('/results');
    expect(page.links.length).toBeGreaterThan(2);
    for (const { url } of page.links) expect(pages.has(url)).toBe(true);
  });

  test('menus, breadcrumbs and cards link only to pages of the site; filters also to search results', () => {
    const { pages, context } = siteOf();
    const menuUrls = [
      ...headerMenu(context).flatMap((entry) =>
        entry.kind === 'link'
          ? [entry.url]
          : [...entry.groups.flatMap(({ links }) => links), ...entry.foot].map(({ url }) => url),
      ),
      ...footerMenu(context).flatMap(({ links }) => links.map(({ url }) => url)),
    ];
    const pageUrls = [...pages.values()]
      .map(({ load }) => load())
      .flatMap((page) => {
        if (page.kind === 'landing') {
          const options = page.filters
            .flatMap((filter) => filter.options)
            .filter(({ url }) => !url?.startsWith('/results?'));
          return [...page.breadcrumbs, ...page.cards, ...page.narrower, ...options].map(({ url }) => url);
        }
        if (page.kind === 'vehicle') return [...page.trail.crumbs, ...page.similar, page.all].map(({ url }) => url);
        if (page.kind === 'home')
          return [...page.bodies, ...page.makes, ...page.featured, page.hero.primary].map(({ url }) => url);
        return [];
      });
    // A function renders the sign-in page.
    const dead = [...menuUrls, ...pageUrls].filter(
      (url) => url !== null && url !== signInPath && !pages.has(url.replace(/[?#].*/, '')),
    );
    expect(dead).toEqual([]);
  });

  test('the sitemap lists each page only once, without empty lists, the 404 page or sold cars (OPS-07)', () => {
    const sold = aVehicle({ slug: 'sold', status: 'sold' });
    const { pages, text } = siteOf(tenant, [...stocked, sold]);
    const paths = [...text('/sitemap.xml').matchAll(/<loc>https:\/\/www\.sample\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/cars/', '/cars/corolla', '/search/ford', '/about-us', '/locations/penrith']),
    );
    expect(paths.filter((path) => !pages.has(path))).toEqual([]);
    expect(paths.filter((path) => ['/404', '/search', '/search/demo-cars', '/cars/sold'].includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('security.txt has the operator’s contact, and is not published without one', () => {
    expect(siteOf().pages.has('/.well-known/security.txt')).toBe(false);
    const contact = { contact: 'mailto:security@operator.example', policy: 'https://operator.example/security' };
    const text = siteOf(aTenant({ security: contact })).text('/.well-known/security.txt');
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@operator.example',
      expect.stringMatching(/^Expires: \d{4}-\d\d-01T00:00:00\.000Z$/),
      'Preferred-Languages: en',
      'Canonical: https://www.sample.example/.well-known/security.txt',
      'Policy: https://operator.example/security',
      '',
    ]);
  });

  test.each([
    ['2026-11-01T00:00:00Z', '2027-09-01'],
    ['2026-11-30T23:59:59Z', '2027-09-01'],
    ['2026-03-31T12:00:00Z', '2027-01-01'],
  ])('security.txt of a build at %s expires on %s, under a year ahead', (built, end) => {
    const text = securityTxt({ contact: 'tel:+61-2-5550-1234' }, 'https://a.example', Date.parse(built));
    expect(text).toContain(`\nExpires: ${end}T00:00:00.000Z\n`);
  });

  test('robots.txt lists the sitemap (OPS-07)', () => {
    expect(siteOf().text('/robots.txt')).toContain('Sitemap: https://www.sample.example/sitemap.xml');
  });

  test('the stock counts include every make with its models, and every list by URL (MENU-01)', () => {
    const counts = JSON.parse(siteOf().text('/data/stock-counts.json')) as unknown;
    expect(counts).toMatchObject({
      total: 3,
      carTypes: { new: 1, demo: 0, used: 2 },
      makes: [
        {
          label: 'Ford',
          slug: 'ford',
          url: '/search/ford',
          count: 1,
          models: [{ label: 'Ranger', slug: 'ranger', count: 1 }],
        },
        { label: 'Hyundai' },
        { label: 'Toyota' },
      ],
      paths: { '/cars/': 3, '/search/used-cars': 2, '/search/demo-cars': 0, '/search/toyota': 1, '/search/ute': 1 },
    });
  });
});

describe('redirects', () => {
  test('redirect contact URLs to the contact page and to locations (ROUTE-17)', () => {
    expect(siteOf().moved).toEqual(
      expect.arrayContaining([
        { from: '/contact-us', to: '/contact', status: 301 },
        { from: '/contact-us/penrith', to: '/locations/penrith', status: 301 },
      ]),
    );
  });

  test('also lead to a make’s offer from a URL without the make (ROUTE-12)', () => {
    const [offer] = tenant.offers;
    const { pages, moved } = siteOf(
      aTenant({
        offers: [
          { ...offer!, manufacturer: 'Land Rover' },
          { ...offer!, id: 'p' },
        ],
      }),
    );
    expect([...pages.keys()].filter((path) => path.startsWith('/offers/'))).toEqual([
      '/offers/land-rover/o',
      '/offers/p',
    ]);
    expect(moved.filter(({ from }) => from.startsWith('/offers/'))).toEqual([
      { from: '/offers/o', to: '/offers/land-rover/o', status: 301 },
    ]);
  });

  test('leave each purchase route to functions, and let the button open the dealer’s route (ROUTE-08, RES-04)', () => {
    for (const route of ['checkout', 'buy-online'] as const) {
      const { context, moved, pages } = siteOf(aTenant({ settings: { reserve: { shown: true, route } } }));
      expect(moved.filter(({ from }) => /checkout|buy-online/.test(from))).toEqual([]);
      expect(pageOf(decidePage(pages.get('/cars/corolla')!.load(), context), 'vehicle')).toMatchObject({
        reserve: { heading: 'Reserve this car', url: `/cars/corolla/${route}` },
      });
    }
  });

  test('never start at an existing page, lead to a missing one or loop', () => {
    const dealer = aTenant({
      pages: ['/contact-us', '/ford-service', '/sell-my-car'].map(aPage),
      locations: [aLocation()],
      settings: { header: { servicePath: '/ford-service' }, tradeIn: { path: '/sell-my-car' } },
    });
    const { pages, moved } = siteOf(dealer);
    expect(moved.map(({ from }) => from)).toEqual(expect.arrayContaining(['/service', '/trade-in']));
    for (const { from, to } of moved) {
      expect(pages.has(from)).toBe(false);
      expect(pages.has(to)).toBe(true);
      expect(from.replace(/\/$/, '')).not.toBe(to.replace(/\/$/, ''));
    }
  });
});
