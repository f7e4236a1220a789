import { describe, expect, test } from 'vitest';
import { redirects } from '#src/routes/redirects.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteSitemaps } from '#src/routes/site-sitemap.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { landingPage } from '#src/view/search/landing-page.ts';
import { addressOf, correctedUrl, readAddress } from '#src/view/search/search-route.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { searchConfig } from '#src/view/search/site-search-config.ts';
import { stockCounts } from '#src/site/stock-counts.ts';
import { vehicleListing } from '#src/view/vehicle/vehicle-inputs.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const some = (count: number, parts: Partial<Vehicle>): Vehicle[] =>
  Array.from({ length: count }, () => aVehicle(parts));
const of = (make: string, model: string, carType: Vehicle['carType'], price = 30_000) => ({
  make,
  model,
  carType,
  price,
});

const mixed = (): Vehicle[] => [
  ...some(3, of('Mazda', 'CX-5', 'used')),
  ...some(1, of('Mazda', 'CX-5', 'new')),
  ...some(2, of('Mazda', 'CX-9', 'used')),
  ...some(2, of('Mazda', 'CX-9', 'demo')),
  ...some(4, of('Kia', 'Rio', 'used')),
  ...some(2, of('Ford', 'Ranger', 'used')),
  ...some(1, of('Ford', 'Ranger', 'demo')),
];

function siteWith(vehicles: Vehicle[] = mixed(), settings: Record<string, unknown> = {}) {
  const tenant = aTenant({ settings });
  const stock = someStock(vehicles);
  const context = siteContext(tenant, stock);
  const site: Site = siteOf(tenant, stock, context);
  return { site, config: searchConfig(site), moves: redirects(tenant, stock, context) };
}
const typedPaths = ({ landings }: Site): string[] =>
  [...landings.values()].filter(({ kind }) => kind === 'typed').map(({ path }) => path);
const page = (site: Site, path: string) => landingPage(site.landings.get(path)!, site);

describe('pages for a stock type with a make and a model', () => {
  test('exist once the minimum count is reached, but never for the same vehicles as a parent page (LAND-01)', () => {
    // Every Kia is used and every used Kia a Rio, so /search/kia and /search/kia/rio already list them.
    expect(typedPaths(siteWith().site)).toEqual(['/search/used-cars/mazda', '/search/used-cars/mazda/cx-5']);
    expect(typedPaths(siteWith(mixed(), { search: { landings: { least: 2 } } }).site)).toEqual([
      '/search/demo-cars/mazda',
      '/search/used-cars/ford',
      '/search/used-cars/mazda',
      '/search/used-cars/mazda/cx-5',
      '/search/used-cars/mazda/cx-9',
    ]);
    expect(typedPaths(siteWith(some(40, of('Mazda', 'CX-5', 'used'))).site)).toEqual([]);
  });

  test('exclude the same vehicles as the used list (LAND-01, SRCH-21)', () => {
    const { site } = siteWith([...mixed(), ...some(2, of('Mazda', 'CX-5', 'used', 900))], {
      search: { minimumPriceLevel: 2 },
    });
    expect(site.landings.get('/search/used-cars/mazda/cx-5')!.vehicles).toHaveLength(3);
    expect(page(site, '/search/used-cars/mazda').applied.map(({ label }) => label)).toContain('From $2,000');
  });

  test('have a title, heading and description that no other page of the site has (LAND-03)', () => {
    const { site } = siteWith([...mixed(), ...some(2, of('Kia', 'Rio', 'used', 900))], {
      search: { minimumPriceLevel: 2 },
    });
    const pages = [...site.landings.values()]
      .map((landing) => landingPage(landing, site))
      .filter(({ hidden }) => !hidden);
    for (const key of ['title', 'description'] as const) {
      const texts = pages.map((one) => one[key]);
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        key,
      ).toEqual([]);
    }
    expect(page(site, '/search/used-cars/mazda/cx-5')).toMatchObject({
      heading: 'Used Mazda CX-5',
      title: expect.stringMatching(/^Used Mazda CX-5 for sale/),
      description: expect.stringContaining('Used Mazda CX-5'),
    });
  });

  test('do not share a title if a dealer sells only used vehicles (LAND-03)', () => {
    const { site } = siteWith([...some(4, of('Kia', 'Rio', 'used')), ...some(2, of('Kia', 'Rio', 'used', 900))], {
      search: { minimumPriceLevel: 2 },
    });
    const titles = [...site.landings.values()]
      .map((landing) => landingPage(landing, site))
      .filter(({ hidden }) => !hidden)
      .map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('are linked from the parent page, in breadcrumbs and from their vehicles (LAND-05)', () => {
    const { site } = siteWith();
    const links = (path: string): string[] =>
      page(site, path)
        .filters.flatMap(({ options }) => options.map(({ url }) => url))
        .concat(page(site, path).narrower.map(({ url }) => url));
    expect(links('/search/used-cars')).toContain('/search/used-cars/mazda');
    expect(links('/search/used-cars/mazda')).toContain('/search/used-cars/mazda/cx-5');
    expect(page(site, '/search/used-cars/mazda/cx-5').breadcrumbs.map(({ url }) => url)).toEqual([
      '/',
      '/cars/',
      '/search/used-cars',
      '/search/used-cars/mazda',
      null,
    ]);
    const vehicle = site.landings.get('/search/used-cars/mazda/cx-5')!.vehicles[0]!;
    const data = vehicleListing(site)(vehicle).load() as { trail: { crumbs: { url: string }[] } };
    expect(data.trail.crumbs.map(({ url }) => url)).toEqual([
      '/',
      '/cars/',
      '/search/used-cars/mazda',
      '/search/used-cars/mazda/cx-5',
    ]);
  });

  test('are in the sitemap and not hidden from search engines (LAND-05, OPS-07)', () => {
    const { site } = siteWith();
    const text = siteSitemaps(site)
      .map(({ body }) => body)
      .join('');
    expect(text).toContain('/search/used-cars/mazda/cx-5<');
    expect(page(site, '/search/used-cars/mazda/cx-5').hidden).toBe(false);
  });

  test('redirect a combination without a page to the closest list, and answer 404 without vehicles (LAND-08)', () => {
    const { site, moves } = siteWith();
    const to = new Map(moves.map((move) => [move.from, move]));
    expect(to.get('/search/used-cars/kia')).toMatchObject({ to: '/search/kia', status: 301 });
    expect(to.get('/search/used-cars/mazda/cx-9')).toMatchObject({ to: '/search/mazda/cx-9', status: 301 });
    expect(to.get('/search/new-cars/mazda/cx-5')?.to).toBe('/search/new-cars');
    expect(to.has('/search/new-cars/kia')).toBe(false);
    expect(to.has('/search/used-cars/mazda/rio')).toBe(false);
    for (const { from, to: target } of moves.filter(({ from }) => from.startsWith('/search/'))) {
      expect(site.landings.has(from), from).toBe(false);
      expect(site.landings.has(target) || site.landings.has(`${target}/`), target).toBe(true);
    }
  });

  test('have one canonical order of parts, to which all others redirect (LAND-09)', () => {
    const to = new Map(siteWith().moves.map((move) => [move.from, move.to]));
    for (const other of [
      '/search/mazda/used-cars/cx-5',
      '/search/mazda/cx-5/used-cars',
      '/search/cx-5/mazda/used-cars',
      '/search/used-cars/cx-5/mazda',
    ])
      expect(to.get(other), other).toBe('/search/used-cars/mazda/cx-5');
    expect(to.get('/search/mazda/used-cars')).toBe('/search/used-cars/mazda');
    expect(to.get('/search/cx-5/mazda')).toBe('/search/mazda/cx-5');
  });
});

describe('the URL and heading of a search', () => {
  const refined = (refinements: SearchState['refinements']) => searchState({ refinements });

  test.each<[string, SearchState['refinements'], string, string]>([
    [
      'type, make and model',
      { car_type: ['used'], make: ['Mazda'], model: ['CX-5'] },
      '/search/used-cars/mazda/cx-5',
      'Used Mazda CX-5',
    ],
    [
      'a model pressed under its make',
      { car_type: ['used'], make: ['Mazda'], make_model: ['Mazda CX-5'] },
      '/search/used-cars/mazda/cx-5',
      'Used Mazda CX-5',
    ],
    ['a model alone', { car_type: ['used'], model: ['CX-5'] }, '/search/used-cars/mazda/cx-5', 'Used Mazda CX-5'],
    ['type and make', { car_type: ['used'], make: ['Mazda'] }, '/search/used-cars/mazda', 'Used Mazda cars'],
    [
      'a combination without a page',
      { car_type: ['demo'], make: ['Mazda'] },
      '/search/mazda?refinementList[car_type][0]=demo',
      'Demo Mazda cars',
    ],
    ['make and model', { make_model: ['Mazda CX-5'] }, '/search/mazda/cx-5', 'Mazda CX-5'],
  ])('are the same for %s, wherever the shopper started (SRCH-14)', (_, refinements, url, heading) => {
    const { site, config } = siteWith();
    for (const start of ['/cars/', '/search', '/search/used-cars', '/results']) {
      const address = addressOf(refined(refinements), config, start);
      expect(address).toBe(url);
      const [path = '', query = ''] = address.split('?');
      const back = readAddress(path, query, config);
      expect(addressOf(back, config, start)).toBe(url);
      expect(searchHeading(back, config, address)).toBe(heading);
      if (query === '') expect(page(site, path).heading).toBe(heading);
    }
  });

  test('are corrected if the query holds values that belong in the path (SRCH-14)', () => {
    const { config } = siteWith();
    expect(correctedUrl('/search/mazda', 'refinementList[car_type][0]=used&utm_source=mail', config)).toBe(
      '/search/used-cars/mazda?utm_source=mail',
    );
    expect(correctedUrl('/cars/', 'refinementList[make][0]=Mazda&range[price]=:40000', config)).toBe(
      '/search/mazda?range[price]=:40000',
    );
    expect(correctedUrl('/search/used-cars/mazda', 'range[price]=:40000', config)).toBeNull();
    expect(correctedUrl('/search/mazda', 'refinementList[car_type][0]=demo', config)).toBeNull();
  });

  test('lead to a stock type’s page from the home search too (SRCH-14)', () => {
    const { site } = siteWith();
    const { makes, paths } = stockCounts(site);
    expect(Object.keys(paths)).toContain('/search/used-cars/mazda');
    expect(makes.find(({ slug }) => slug === 'mazda')?.models).toEqual([
      { label: 'CX-5', slug: 'cx-5', count: 4, types: ['used-cars'] },
      { label: 'CX-9', slug: 'cx-9', count: 4 },
    ]);
  });
});
