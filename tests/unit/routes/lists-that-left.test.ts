import { describe, expect, test } from 'vitest';
import { offerPath, plainOfferPath } from '#src/domain/content/offers.ts';
import { redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import { aTenant, aVehicle, someStock } from '../../fixtures/vehicles.ts';

const ford = { name: 'Ford', slug: 'ford', logo: null, description: null, shortDescription: null, image: null };
const offer = {
  id: 'o',
  name: 'Offer',
  description: '',
  disclaimer: null,
  image: null,
  manufacturer: null,
  model: null,
  start: null,
  expiry: null,
};
const dealer = aTenant({ manufacturers: [ford], offers: [offer] });
const moved = (...makes: string[]) => {
  const stock = someStock(makes.map((make) => aVehicle({ id: make, slug: make.toLowerCase(), make, model: 'One' })));
  return redirects(dealer, stock, siteContext(dealer, stock));
};

describe('a make’s list (ROUTE-23)', () => {
  test('redirects to all stock while empty, if the dealer sells the make', () => {
    expect(moved('Toyota')).toContainEqual({
      from: '/search/ford',
      to: '/search/new-used-and-demo-cars/',
      status: 302,
    });
    expect(moved('Toyota', 'Ford').some(({ from }) => from === '/search/ford')).toBe(false);
  });

  test('redirects other spellings of the make', () => {
    const to = (from: string) => moved('Toyota').find((redirect) => redirect.from === from);
    expect(to('/search/TOYOTA')).toEqual({ from: '/search/TOYOTA', to: '/search/toyota', status: 301 });
    expect(to('/search/Toyota')).toEqual({ from: '/search/Toyota', to: '/search/toyota', status: 301 });
  });
});

test('redirects an ended offer to the current offers (ROUTE-12)', () => {
  const ended = { ...offer, manufacturer: 'ford', expiry: '2020-06-30' };
  const stock = someStock([aVehicle({})], { at: Date.parse('2020-06-30T12:00:00+10:00') });
  const over = { ...stock, now: Date.parse('2020-07-01T12:00:00+10:00') };
  const paths = [offerPath(ended), plainOfferPath(ended)];
  const of = (present: typeof stock) => {
    const tenant = aTenant({ manufacturers: [ford], offers: [ended] });
    return redirects(tenant, present, siteContext(tenant, present)).filter(({ from }) => paths.includes(from));
  };
  expect(of(over)).toEqual(paths.map((from) => ({ from, to: '/special-offers', status: 302 })));
  expect(of(stock)).toEqual([{ from: paths[1], to: paths[0], status: 301 }]);
});

test('gives the offers page breadcrumbs for search engines (OPS-07)', () => {
  const stock = someStock([aVehicle({})]);
  const page = [...sitePages(dealer, stock, siteContext(dealer, stock))]
    .find(({ path }) => path === '/special-offers')!
    .load();
  expect(page).toMatchObject({
    kind: 'offers',
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Offers', item: expect.stringMatching(/\/special-offers$/) }],
      },
    ],
  });
});
