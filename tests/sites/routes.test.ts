import { beforeAll, describe, expect, test } from 'vitest';
import { resultsPath } from '#src/domain/search/results-url.ts';
import { bodyLabel, bodySlug } from '#src/domain/vocabulary/labels.ts';
import { slugify } from '#src/lib/slug.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { texts } from '../support/text.ts';

const presets = [
  '/search/new-used-and-demo-cars/',
  '/search/new-cars',
  '/search/demo-cars',
  '/search/used-cars',
  '/search/new-and-demo-cars',
];

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  const hrefs = (path: string) =>
    new Set(
      demo.site
        .page(path)
        .querySelectorAll('main a[href]')
        .map((link) => link.getAttribute('href') ?? ''),
    );
  const vehicleLinks = (path: string) => [...hrefs(path)].filter((href) => /^\/cars\/[^/?#]+$/.test(href));
  const answers = (path: string) => demo.site.target(path).kind === 'file';

  test('links from the home page into the stock (ROUTE-01)', () => {
    expect(hrefs('/')).toContain('/cars/');
    expect(vehicleLinks('/').length).toBeGreaterThan(2);
  });

  test('shows only matching vehicles in stock-type searches, and a link to all stock if there are none (ROUTE-02)', () => {
    expect(presets.filter((path) => !answers(path))).toEqual([]);
    const types = new Map(demo.stock.vehicles.map((vehicle) => [`/cars/${vehicle.slug}`, vehicle.carType]));
    for (const path of presets) {
      const wanted = ['new', 'demo', 'used'].filter((type) => path.includes(type));
      const inStock = demo.stock.vehicles.filter(({ carType }) => wanted.includes(carType)).length;
      const links = vehicleLinks(path);
      expect(
        links.filter((link) => !wanted.includes(types.get(link) ?? 'not in stock')),
        path,
      ).toEqual([]);
      expect(links.length, path).toBeGreaterThanOrEqual(Math.min(inStock, 12));
      if (inStock === 0) expect(hrefs(path), path).toContain('/cars/');
    }
  });

  test("has a page for every make and model in stock, and lists each vehicle on its model's page (ROUTE-03)", () => {
    const onModelPage = new Map<string, string[]>();
    for (const { make, model, slug: name } of demo.stock.vehicles) {
      const path = `/search/${slugify(make)}/${slugify(model)}`;
      onModelPage.set(path, [...(onModelPage.get(path) ?? []), `/cars/${name}`]);
    }
    expect(
      [...new Set(demo.stock.vehicles.map(({ make }) => `/search/${slugify(make)}`))].filter((path) => !answers(path)),
    ).toEqual([]);
    expect([...onModelPage.keys()].filter((path) => !answers(path))).toEqual([]);
    const missing = [...onModelPage].flatMap(([path, urls]) => {
      const listed = hrefs(path);
      return urls.filter((url) => !listed.has(url)).map((url) => `${url} is not on ${path}`);
    });
    expect(missing).toEqual([]);
  });

  test('has no page for an unknown make or model, which is left to the 404 page (ROUTE-03)', () => {
    expect(
      ['/search/studebaker', '/search/toyota/studebaker', '/search/used-cars/studebaker'].filter(
        (path) => demo.site.target(path).kind !== 'missing',
      ),
    ).toEqual([]);
  });

  test('has a page for every body in stock, at the slug of its name (ROUTE-05)', () => {
    const bodies = new Set(demo.stock.vehicles.flatMap(({ body }) => (body === null ? [] : [body])));
    expect(bodies.size).toBeGreaterThan(1);
    for (const body of bodies) {
      const listed = hrefs(`/search/${bodySlug(body, demo.tenant.settings.regional.locale)}`);
      const own = demo.stock.vehicles
        .filter((vehicle) => vehicle.body === body)
        .map((vehicle) => `/cars/${vehicle.slug}`);
      expect(
        own.some((url) => listed.has(url)),
        body,
      ).toBe(true);
    }
  });

  test('links make and body tiles on the home page to their own searches (ROUTE-05)', () => {
    const {
      home: { sections },
      search,
      regional: { locale },
    } = demo.tenant.settings;
    const slugs = new Map<string, string>();
    for (const { make, body } of demo.stock.vehicles) {
      slugs.set(make, slugify(make));
      if (body !== null) slugs.set(bodyLabel(body, { plural: true, locale }), bodySlug(body, locale));
    }
    const tiles = demo.site
      .page('/')
      .querySelectorAll('main li > a[href^="/search/"]')
      .flatMap((tile) => {
        const name = texts(tile).find((text) => slugs.has(text));
        return name === undefined ? [] : [{ name, href: tile.getAttribute('href') ?? '' }];
      });
    expect(tiles.filter(({ name, href }) => href !== `/search/${slugs.get(name)}`)).toEqual([]);
    const wanted =
      (sections.includes('makes') && search.makeButtons.shown ? 3 : 0) +
      (sections.includes('bodies') && search.bodyTiles.shown ? 3 : 0);
    expect(new Set(tiles.map(({ href }) => href)).size).toBeGreaterThanOrEqual(wanted);
  });

  test('has exactly one page for each visible vehicle and each one sold long ago (ROUTE-07)', () => {
    const built = demo.site.ofKind('vehicle').map(({ path }) => path);
    expect(built.sort()).toEqual(demo.stock.vehicles.map((vehicle) => `/cars/${vehicle.slug}`).sort());
    expect(
      demo.site
        .ofKind('gone')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(demo.stock.sold.map((vehicle) => `/cars/${vehicle.slug}`).sort());
  });

  test('lists every visible vehicle and no others (SRCH-20)', () => {
    const shown = new Set(demo.stock.vehicles.map((vehicle) => `/cars/${vehicle.slug}`));
    const listed = new Set(demo.site.ofKind('landing').flatMap(({ path }) => vehicleLinks(path)));
    expect([...listed].filter((link) => !shown.has(link))).toEqual([]);
    // The specialist dealer has only forty vehicles.
    expect(shown.size).toBeGreaterThan(slug === 'merrin-vale' ? 38 : 40);
    expect([...shown].filter((link) => !listed.has(link))).toEqual([]);
  });

  test('offers a working search and links to the stock on the 404 page (ROUTE-23)', () => {
    const page = demo.site.page('/404');
    const form = page.querySelector('main form');
    expect(form?.getAttribute('action')).toBe(resultsPath);
    expect(form?.querySelector('input[name="query"]')).not.toBeNull();
    expect(page.querySelectorAll('main a[href^="/"]').length).toBeGreaterThan(1);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  test('links the old URL of a sold vehicle to vehicles in stock (ROUTE-23)', () => {
    for (const { path } of demo.site.ofKind('gone')) {
      const page = demo.site.page(path);
      expect(page.querySelector('h1')?.text, path).toContain('sold');
      expect(vehicleLinks(path).length, path).toBeGreaterThan(0);
      expect(
        [...hrefs(path)].some((href) => href === '/cars/' || href.startsWith('/search/')),
        path,
      ).toBe(true);
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content'), path).toContain('noindex');
    }
  });

  test('has a page for every visible location, and one that lists them all (ROUTE-17)', () => {
    expect(demo.context.locations.map((location) => `/locations/${location.slug}`).sort()).toEqual(
      demo.site
        .ofKind('location')
        .map(({ path }) => path)
        .sort(),
    );
    for (const location of demo.context.locations) {
      expect(hrefs('/dealerships')).toContain(`/locations/${location.slug}`);
      expect(demo.site.page(`/locations/${location.slug}`).querySelector('main')?.text).toContain(
        location.address.street,
      );
    }
  });
});

test('demo dealers include vehicles that sold long ago (ROUTE-23)', async () => {
  const sites = await Promise.all(demoSlugs.map(demoSite));
  expect(sites.filter(({ site }) => site.ofKind('gone').length > 0).length).toBeGreaterThan(3);
});
