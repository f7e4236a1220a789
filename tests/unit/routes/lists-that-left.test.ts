import { describe, expect, test } from 'vitest';
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

describe('the list of a make (ROUTE-23)', () => {
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
