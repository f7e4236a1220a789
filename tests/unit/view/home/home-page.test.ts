import { describe, expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { homePage } from '#src/view/home/home-page.ts';
import { siteOf } from '#src/site/site.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

function home(vehicles: Vehicle[], tenant: Tenant = aTenant()) {
  const stock = someStock(vehicles);
  return homePage(siteOf(tenant, stock, siteContext(tenant, stock)));
}
const withPhoto = (overrides: Partial<Vehicle> = {}) => aVehicle({ images: ['/photos/a.webp'], ...overrides });

describe('home page', () => {
  test('states what the dealer sells and where (ROUTE-01)', () => {
    expect(home([aVehicle(), aVehicle({ carType: 'new' })])).toMatchObject({
      kind: 'home',
      title: 'New and used cars in Penrith NSW',
      total: 2,
      totals: { new: 1, demo: 0, used: 1 },
    });
  });

  test('features only available stock of the dealer’s types, with photographed vehicles first', () => {
    const stock = [
      withPhoto({ id: 'sold', status: 'sold' }),
      withPhoto({ id: 'held', reserved: true }),
      aVehicle({ id: 'plain', rank: 9 }),
      withPhoto({ id: 'one' }),
      withPhoto({ id: 'new', carType: 'new' }),
    ];
    expect(
      home(stock, aTenant({ settings: { home: { featured: { carTypes: ['used'] } } } })).featured.map(({ id }) => id),
    ).toEqual(['one', 'plain']);
  });

  test.each([
    ['newest', ['b', 'a', 'c']],
    ['price', ['c', 'b', 'a']],
    ['rank', ['a', 'b', 'c']],
  ])('sorts featured stock by %s', (order, ids) => {
    const stock = [
      withPhoto({ id: 'a', rank: 3, createdAt: 2, price: 30_000 }),
      withPhoto({ id: 'b', rank: 2, createdAt: 3, price: 20_000 }),
      withPhoto({ id: 'c', rank: 1, createdAt: 1, price: 10_000 }),
    ];
    expect(home(stock, aTenant({ settings: { home: { featured: { order } } } })).featured.map(({ id }) => id)).toEqual(
      ids,
    );
  });

  test('shows tiles for the four most stocked bodies, or the dealer’s own list (SRCH-07)', () => {
    const stock = (['suv', 'suv', 'ute', 'hatch', 'sedan', 'van'] as const).map((body) => aVehicle({ body }));
    expect(home(stock).bodies.map(({ url }) => url)).toHaveLength(4);
    expect(home(stock).bodies[0]).toMatchObject({ label: 'SUVs', url: '/search/suv', count: 2 });
    expect(
      home(stock, aTenant({ settings: { search: { bodyTiles: { custom: ['van', 'bus', 'ute'] } } } })).bodies.map(
        ({ label }) => label,
      ),
    ).toEqual(['Vans', 'Utes']);
  });

  test('shows an icon for a body without a photo, but only beside bodies with photos (SRCH-07)', () => {
    const stock = [withPhoto({ body: 'suv' }), aVehicle({ body: 'peopleMover' })];
    expect(home(stock).bodies.map(({ image, sign }) => [image, sign])).toEqual([
      ['/photos/a.webp', null],
      [null, 'car-front'],
    ]);
    expect(home([aVehicle({ body: 'suv' })]).bodies[0]).toMatchObject({ image: null, sign: null });
  });

  test('links make tiles to the makes, the most stocked first (SRCH-05)', () => {
    expect(
      home([aVehicle(), aVehicle({ make: 'Kia', model: 'Rio' }), aVehicle({ make: 'Kia', model: 'Cerato' })]).makes.map(
        ({ label, url, count }) => [label, url, count],
      ),
    ).toEqual([
      ['Kia', '/search/kia', 2],
      ['Toyota', '/search/toyota', 1],
    ]);
  });

  test('captions the vehicle on the first screen with its price and price type (PRICE-01)', () => {
    expect(home([withPhoto()]).hero).toMatchObject({
      image: '/photos/a.webp',
      caption: 'Shown: 2021 Toyota Corolla Ascent Sport MZEA12R, $25,990 excl. government charges',
      primary: { url: '/cars/' },
    });
    const drawn = { ...withPhoto(), imagesAreIllustrations: true };
    expect(home([drawn]).hero.caption).toMatch(/^Drawn: 2021 Toyota Corolla/);
  });

  test('has no caption on the first screen without a photo (ROUTE-01)', () => {
    expect(home([aVehicle()]).hero).toMatchObject({ image: null, caption: null });
  });

  test('replaces a hero button without a page with a link to all stock', () => {
    const tenant = (url: string) => aTenant({ settings: { home: { hero: { primary: { label: 'Go', url } } } } });
    expect(home([aVehicle()], tenant('/nowhere')).hero.primary).toEqual({ label: 'See all cars', url: '/cars/' });
    expect(home([aVehicle()], tenant('/search/toyota')).hero.primary).toEqual({ label: 'Go', url: '/search/toyota' });
  });

  test('renders a home page without stock', () => {
    expect(home([])).toMatchObject({
      total: 0,
      featured: [],
      bodies: [],
      makes: [],
      hero: { image: null, primary: { url: '/cars/' } },
    });
  });

  describe('the budget finder', () => {
    const sections = ['search', 'budget', 'stock'];

    test('appears when the settings list it, with the dealer’s figures (BUDG-01, BUDG-02)', () => {
      const { budget } = home(
        [aVehicle(), aVehicle({ price: 61_990, body: 'ute' })],
        aTenant({ settings: { home: { sections }, finance: { budgetFinder: { period: 'monthly', monthly: 900 } } } }),
      );
      expect(budget).toMatchObject({
        period: 'monthly',
        start: { monthly: { repayment: 900 } },
        minimum: 25_990,
        maximum: 61_990,
      });
      expect(budget?.bodies.map(({ value }) => value).toSorted()).toEqual(['hatch', 'ute']);
    });

    test.each<[string, object, Vehicle[]]>([
      ['a home page without the section', { home: { sections: ['search', 'stock'] } }, [aVehicle()]],
      [
        'a dealer who turns it off for the home page',
        { home: { sections }, finance: { budgetFinder: { home: false } } },
        [aVehicle()],
      ],
      ['stock without a price', { home: { sections } }, [aVehicle({ price: null }), aVehicle({ price: 1 })]],
      ['no stock', { home: { sections } }, []],
    ])('is hidden for %s (BUDG-01)', (_, settings, stock) => {
      expect(home(stock, aTenant({ settings: { ...settings } })).budget).toBeNull();
    });
  });

  test('shows the same count beside Used as on the linked page (SRCH-21)', () => {
    expect(
      home([aVehicle(), aVehicle({ price: 900 })], aTenant({ settings: { search: { minimumPriceLevel: 1 } } })).totals,
    ).toEqual({ new: 0, demo: 0, used: 1 });
  });
});
