import { describe, expect, test } from 'vitest';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { LandingPageData } from '#src/view/search/landing.page-data.ts';
import { landingPage } from '#src/view/search/landing-page.ts';
import { siteOf } from '#src/site/site.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aLocation, aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

function pageOf(path: string, vehicles: Vehicle[], tenant: Tenant = aTenant()) {
  const stock = someStock(vehicles);
  const site = siteOf(tenant, stock, siteContext(tenant, stock));
  return landingPage(site.landings.get(path)!, site);
}
const many = (count: number, overrides: Partial<Vehicle> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aVehicle({ id: `m${String(index).padStart(3, '0')}`, slug: `m${index}`, ...overrides }),
  );

describe('landing pages', () => {
  test.each([
    ['/cars/', 'All cars'],
    ['/search/new-used-and-demo-cars/', 'Used cars'],
    ['/search/used-cars', 'Used cars'],
    ['/search/toyota', 'Toyota'],
    ['/search/toyota/corolla', 'Toyota Corolla'],
    ['/search/hatch', 'Hatches'],
    ['/search/under-40000', 'Cars under $40,000'],
  ])('%s has the heading %s (ROUTE-02, ROUTE-03, ROUTE-05, ROUTE-06)', (path, heading) => {
    expect(pageOf(path, [aVehicle()], aTenant({ settings: { search: { presets: ['under-40000'] } } })).heading).toBe(
      heading,
    );
  });

  test('a caravan dealer lists caravans (REG-02)', () => {
    const tenant = aTenant({ settings: { stockRules: { itemTypes: ['caravan'] } } });
    expect(pageOf('/search/used-cars', [aVehicle({ itemType: 'caravan', body: 'caravan' })], tenant).heading).toBe(
      'Used caravans',
    );
  });

  describe('a list with accessories', () => {
    const tenant = aTenant({ settings: { stockRules: { itemTypes: ['motorcycle', 'accessory'] } } });
    const bike = aVehicle({
      itemType: 'motorcycle',
      body: 'sportBike',
      make: 'Ducati',
      model: 'Scrambler',
      price: 8990,
    });
    const helmet = aVehicle({
      id: 'h',
      slug: 'h',
      itemType: 'accessory',
      body: null,
      make: 'Ducati',
      model: 'Race Helmet',
      price: 649,
    });

    test.each([
      ['/cars/', [bike, helmet], 'All motorcycles and accessories'],
      ['/search/used-cars', [bike, helmet], 'Used motorcycles and accessories'],
      ['/search/used-cars', [bike], 'Used motorcycles'],
      ['/search/used-cars', [helmet], 'Used accessories'],
    ])('%s in case %# has the heading %s (REG-02)', (path, stock, heading) => {
      expect(pageOf(path, stock, tenant).heading).toBe(heading);
    });

    test('counts accessories separately, and leaves them out of the lowest price (REG-02)', () => {
      const { total, accessories, from, description } = pageOf('/search/ducati', [bike, helmet], tenant);
      expect([total, accessories]).toEqual([2, 1]);
      expect(from).toMatch(/^from \$8,990 /);
      expect(description).toContain('1 motorcycle, and 1 accessory in stock');
      expect(pageOf('/search/ducati/race-helmet', [bike, helmet], tenant).from).toMatch(/^from \$649 /);
      expect(pageOf('/search/ducati/race-helmet', [bike, helmet], tenant).description).toContain(
        '1 accessory in stock',
      );
    });
  });

  test('uses Pre-Owned in headings if set (CARD-02)', () => {
    expect(
      pageOf('/search/used-cars', [aVehicle()], aTenant({ settings: { cards: { usedLabel: 'Pre-Owned' } } })).heading,
    ).toBe('Pre-Owned cars');
  });

  test('states in the title what is for sale and where', () => {
    expect(pageOf('/search/toyota/corolla', [aVehicle()]).title).toBe('Used Toyota Corolla for sale in Penrith NSW');
    const group = aTenant({
      locations: ['NSW', 'VIC', 'QLD'].map((state) =>
        aLocation({
          id: state,
          slug: state.toLowerCase(),
          address: { ...aLocation().address, street: `${state} Street`, city: `${state} town`, state },
        }),
      ),
    });
    expect(pageOf('/search/hatch', [aVehicle(), aVehicle({ carType: 'new' })], group).title).toBe(
      'New and used hatches for sale in NSW, VIC and QLD',
    );
  });

  test('renders the first page of results, 21 by default (SRCH-19)', () => {
    const page = pageOf('/cars/', many(30));
    expect(page.total).toBe(30);
    expect(page.cards).toHaveLength(21);
  });

  test('lists further vehicles of a make and model as rows (SRCH-19)', () => {
    const page = pageOf('/search/toyota/corolla', many(30));
    expect(page.rest).toHaveLength(9);
    expect(page.pages).toEqual([]);
    expect(page.rest[0]).toEqual({
      url: '/cars/m21',
      title: '2021 Toyota Corolla',
      subtitle: 'Ascent Sport MZEA12R',
      facts: '48,210 km, Automatic',
      price: '$25,990',
      priceType: 'Excl. government charges',
      tag: null,
    });
  });

  test('continues a long list on pages of rows, with each vehicle exactly once (SRCH-19)', () => {
    const tenant = aTenant();
    const vehicles = many(270);
    const stock = someStock(vehicles);
    const listed = [...sitePages(tenant, stock, siteContext(tenant, stock))].filter(({ path }) =>
      path.startsWith('/search/toyota/corolla'),
    );
    const pages = listed.map(({ load }) => load() as LandingPageData);
    expect(
      pages.map(({ path, cards, rest, hidden }) => ({ path, cards: cards.length, rows: rest.length, hidden })),
    ).toEqual([
      { path: '/search/toyota/corolla', cards: 21, rows: 20, hidden: false },
      { path: '/search/toyota/corolla/page-2', cards: 0, rows: 200, hidden: true },
      { path: '/search/toyota/corolla/page-3', cards: 0, rows: 29, hidden: true },
    ]);
    const urls = pages.flatMap(({ cards, rest }) => [...cards, ...rest].map(({ url }) => url));
    expect(urls).toEqual(vehicles.map(({ slug }) => `/cars/${slug}`));
    for (const [index, page] of pages.entries())
      expect(page.pages.map(({ label, url, current }) => [label, url, current])).toEqual(
        listed.map(({ path }, at) => [String(at + 1), path, at === index]),
      );
    expect(pages[1]).toMatchObject({
      heading: 'Toyota Corolla, page 2',
      narrower: [],
      empty: null,
      breadcrumbs: [
        {},
        {},
        {},
        { label: 'Toyota Corolla', url: '/search/toyota/corolla' },
        { label: 'Page 2', url: null },
      ],
    });
  });

  test('shortens a long filter list to the most stocked, with a link to all below the list (ROUTE-06)', () => {
    const makes = Array.from({ length: 30 }, (_, index) =>
      many(index + 1, { make: `Make ${index + 1}` }).map((vehicle) => ({
        ...vehicle,
        id: `${index}-${vehicle.id}`,
        slug: `${index}-${vehicle.slug}`,
      })),
    ).flat();
    const groupOf = (path: string, key: string) => pageOf(path, makes).filters.find((group) => group.key === key)!;
    const make = groupOf('/cars/', 'make');
    expect(make.options.map(({ count }) => count).toSorted((a, b) => b! - a!)).toEqual(
      Array.from({ length: 12 }, (_, index) => 30 - index),
    );
    expect(make.more).toEqual({ label: 'All 30 makes', url: '/cars/#all' });
    expect(pageOf('/cars/', makes).narrower).toHaveLength(30);
    expect(groupOf('/search/used-cars', 'make').more?.url).toBe('/search/used-cars#all');
    const own = groupOf('/search/make-30', 'make');
    expect(own.options.filter(({ active }) => active)).toMatchObject([{ label: 'Make 30', count: 30 }]);
    expect(own.more).toMatchObject({ url: '/cars/#all' });

    // As many as the live search shows (SRCH-05).
    expect(own.options).toHaveLength(7);
    const group = aTenant({ settings: { template: 'marketplace' } });
    for (const path of ['/cars/', '/search/make-30'])
      expect(pageOf(path, makes, group).filters.find(({ key }) => key === 'make')!.options).toHaveLength(20);
  });

  test('lists a make’s most stocked models as filters, and all of them below its cards (ROUTE-03)', () => {
    const models = Array.from({ length: 20 }, (_, index) =>
      many(index + 1, { model: `Model ${index + 1}` }).map((vehicle) => ({
        ...vehicle,
        id: `${index}-${vehicle.id}`,
        slug: `${index}-${vehicle.slug}`,
      })),
    ).flat();
    const groupOf = (path: string) => pageOf(path, models).filters.find((group) => group.key === 'model')!;
    expect(groupOf('/search/toyota')).toMatchObject({ more: { label: 'All 20 models', url: '/search/toyota#all' } });
    expect(groupOf('/search/toyota').options).toHaveLength(12);
    expect(pageOf('/search/toyota', models).narrower).toHaveLength(20);
    expect(groupOf('/search/toyota/model-1')).toMatchObject({
      options: [{ label: 'Model 1', active: true }],
      more: { url: '/search/toyota#all' },
    });
  });

  test('does not shorten a filter list if there is no full list below', () => {
    const makes = Array.from({ length: 18 }, (_, index) => aVehicle({ make: `Make ${index + 1}` }));
    expect(pageOf('/cars/', makes).filters.find(({ key }) => key === 'make')).toMatchObject({
      options: { length: 18 },
      more: null,
    });
  });

  test('reaches every vehicle of a make from the make’s page, including models without a name', () => {
    const stock = [
      ...many(25),
      ...many(25, { model: '?' }).map((vehicle) => ({ ...vehicle, id: `q${vehicle.id}`, slug: `q${vehicle.slug}` })),
    ];
    const make = pageOf('/search/toyota', stock, aTenant({ settings: { search: { landingModelRows: 100 } } }));
    const reached = new Set([...make.cards, ...make.rest].map(({ url }) => url));
    for (const tile of make.narrower) {
      const narrower = pageOf(tile.url, stock);
      for (const { url } of [...narrower.cards, ...narrower.rest]) reached.add(url);
    }
    expect(reached.size).toBe(50);
  });

  test('bases the lowest price on vehicles that can be bought at a real price (PRICE-02)', () => {
    const stock = [
      aVehicle({ price: 1 }),
      aVehicle({ price: 9990 }),
      aVehicle({ price: 5000, status: 'sold' }),
      aVehicle({ price: 6000, reserved: true }),
      aVehicle({ price: null }),
    ];
    expect(pageOf('/cars/', stock).from).toBe('from $9,990 excl. government charges');
  });

  test('suggests next steps on a preset without stock, and hides it from search engines (ROUTE-02)', () => {
    const page = pageOf('/search/new-cars', [aVehicle()]);
    expect(page).toMatchObject({ total: 0, hidden: true, tile: null, empty: { heading: 'No new cars right now' } });
    expect(page.empty?.links.map(({ url }) => url)).toEqual(['/search/used-cars', '/contact']);
  });

  test('links filters only to pages with stock', () => {
    const stock = [
      aVehicle(),
      aVehicle({ make: 'Kia', model: 'Rio' }),
      aVehicle({ carType: 'demo', make: 'Ford', model: 'Ranger', body: 'ute' }),
    ];
    for (const path of ['/cars/', '/search/used-cars', '/search/toyota', '/search/toyota/corolla', '/search/hatch']) {
      for (const option of pageOf(path, stock).filters.flatMap(({ options }) => options)) {
        if (option.url.startsWith('/results?')) expect(option.count, option.url).toBeGreaterThan(0);
        else expect(pageOf(option.url, stock).total, option.url).toBeGreaterThan(0);
      }
    }
  });

  test('links an active filter to the wider page', () => {
    const stock = [aVehicle(), aVehicle({ model: 'Yaris' })];
    const active = pageOf('/search/toyota/corolla', stock)
      .filters.flatMap(({ options }) => options)
      .filter((option) => option.active);
    expect(active).toEqual([
      { label: 'Toyota', url: '/cars/', count: null, active: true },
      { label: 'Corolla', url: '/search/toyota', count: 1, active: true },
    ]);
    expect(pageOf('/search/toyota/corolla', stock).applied).toEqual([
      { label: 'Toyota', removeUrl: '/cars/' },
      { label: 'Corolla', removeUrl: '/search/toyota' },
    ]);
  });

  test('changes a model page only when its own vehicles change (OPS-03)', () => {
    const corolla = many(3);
    const before = pageOf('/search/toyota/corolla', [
      ...corolla,
      aVehicle({ id: 'y1', model: 'Yaris' }),
      aVehicle({ id: 'y2', model: 'Yaris' }),
    ]);
    const after = pageOf('/search/toyota/corolla', [...corolla, aVehicle({ id: 'y1', model: 'Yaris', price: 21_990 })]);
    expect(after).toEqual(before);
  });
});

describe('the call-to-action tile (SRCH-11)', () => {
  const promo = (overrides = {}) => ({
    id: 'p',
    kind: 'tile' as const,
    title: 'Runout',
    text: 'Ends Sunday.',
    url: '/dealerships',
    start: null,
    expiry: null,
    position: null,
    display: null,
    strictDisplay: false,
    image: null,
    imageAlt: '',
    background: null,
    ...overrides,
  });
  const tileOf = (tenant: Tenant, path = '/cars/', stock = many(21)) => pageOf(path, stock, tenant).tile;

  test('is at position 9 by default, or at 8 if set', () => {
    expect(tileOf(aTenant({ promos: [promo()] }))?.position).toBe(9);
    expect(
      tileOf(aTenant({ promos: [promo()], settings: { search: { callToAction: { position: 8 } } } }))?.position,
    ).toBe(8);
  });

  test('comes after the last card in a short list', () => {
    expect(tileOf(aTenant({ promos: [promo()] }), '/cars/', many(2))?.position).toBe(3);
  });

  test.each([
    ['before its start', { start: '2026-12-01T00:00:00+11:00' }, false],
    ['after its expiry', { expiry: '2026-11-01T00:00:00+11:00' }, false],
    ['between both', { start: '2026-11-01T00:00:00+11:00', expiry: '2026-12-01T00:00:00+11:00' }, true],
    ['for new stock in a used list', { display: 'new' }, false],
    ['for used stock in a used list', { display: 'used', strictDisplay: true }, true],
  ])('shows only applicable promotions: one %s (PROMO-01)', (_, overrides, shown) => {
    const tile = tileOf(aTenant({ promos: [promo(overrides)], settings: { promotions: { tileSet: [] } } }));
    expect(tile?.title === 'Runout').toBe(shown);
  });

  test('includes the end of a promotion, if it has one (PROMO-01)', () => {
    const untilOf = (overrides: { expiry?: string }) => tileOf(aTenant({ promos: [promo(overrides)] }))!.until;
    expect(untilOf({ expiry: '2026-12-01T00:00:00+11:00' })).toBe(Date.parse('2026-12-01T00:00:00+11:00'));
    expect(untilOf({})).toBeUndefined();
  });

  test('leaves out a promotion for a page that does not exist', () => {
    expect(
      tileOf(aTenant({ promos: [promo({ url: '/nowhere' })], settings: { promotions: { tileSet: [] } } })),
    ).toBeNull();
  });

  test('leaves a strict promotion out of mixed lists', () => {
    const mixed = [...many(3), aVehicle({ carType: 'new' })];
    const tenant = (strictDisplay: boolean) =>
      aTenant({ promos: [promo({ display: 'used', strictDisplay })], settings: { promotions: { tileSet: [] } } });
    expect(tileOf(tenant(true), '/cars/', mixed)).toBeNull();
    expect(tileOf(tenant(false), '/cars/', mixed)?.title).toBe('Runout');
  });

  test('falls back to the first tile in settings whose page exists', () => {
    expect(tileOf(aTenant({ settings: { promotions: { tileSet: ['trade-in', 'find-my-car'] } } }))?.url).toBe(
      '/contact',
    );
  });
});
