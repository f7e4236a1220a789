import { describe, expect, test } from 'vitest';
import type { Manufacturer, Model, Offer } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { OffersPageData } from '#src/view/content/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  name: `Offer ${id}`,
  description: '<p>Cheaper.</p>',
  disclaimer: null,
  image: null,
  manufacturer: null,
  model: null,
  start: null,
  expiry: null,
  ...changes,
});
const ranger: Model = {
  id: 'ranger',
  name: 'Ranger',
  slug: 'ford-ranger',
  description: null,
  shortDescription: null,
  image: '/photos/ranger.webp',
  status: 'new',
  fromPrice: null,
  priceType: null,
  manufacturer: 'Ford',
  manufacturerBodies: ['Utes'],
  fuels: ['Diesel'],
  overrideUrl: null,
  gallery: [],
  colours: [],
  variants: [],
  accessories: [],
};
const make = (name: string): Manufacturer => ({
  name,
  slug: name.toLowerCase(),
  logo: null,
  description: null,
  shortDescription: null,
  image: null,
});

function pageOf(path: string, offers: Offer[], vehicles = [aVehicle()]): OffersPageData {
  const models = [{ ...ranger, slug: 'ford-everest', name: 'Everest' }, ranger];
  const tenant = aTenant({ offers, models, manufacturers: [make('Kia'), make('Ford')] });
  const stock = someStock(vehicles);
  const pages = [...sitePages(tenant, stock, siteContext(tenant, stock))];
  return pages.find((one) => one.path === path)!.load() as OffersPageData;
}

const runout = offer('runout', { manufacturer: 'Ford', model: 'ford-ranger', expiry: '2026-12-31' });
const path = '/offers/ford/runout';
const aFord = (model: string) => aVehicle({ make: 'Ford', model, body: 'ute' });

test('lists current offers at /special-offers, in the dealer’s order (ROUTE-12, OFFER-01)', () => {
  const found = pageOf('/special-offers', [offer('b'), offer('over', { expiry: '2026-11-17' }), runout, offer('a')]);
  expect(found).toMatchObject({
    title: 'Special offers',
    description: 'Current offers at Sample Motors: what’s reduced, on which vehicles and when each offer ends.',
    breadcrumbs: [
      { label: 'Home', url: '/' },
      { label: 'Offers', url: null },
    ],
    offer: null,
  });
  expect(found.offers.map(({ id, url }) => [id, url])).toEqual([
    ['b', '/offers/b'],
    ['runout', path],
    ['a', '/offers/a'],
  ]);
});

describe('the page of an offer', () => {
  test('shows title, subject, last day, breadcrumbs and the other offers (ROUTE-12, OFFER-01)', () => {
    const found = pageOf(path, [offer('a'), runout, offer('b')]);
    expect(found).toMatchObject({
      title: 'Offer runout',
      description: 'Offer runout, Ford Ranger: a special offer from Sample Motors, until 31/12/2026.',
      breadcrumbs: [
        { label: 'Home', url: '/' },
        { label: 'Offers', url: '/special-offers' },
        { label: 'Offer runout', url: null },
      ],
      offer: { id: 'runout', about: 'Ford Ranger', ends: '31/12/2026', image: '/photos/ranger.webp' },
    });
    expect(found.offers.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('leaves out make and last day if the offer has none (ROUTE-12, OFFER-01)', () => {
    expect(pageOf('/offers/a', [offer('a')]).description).toBe('Offer a: a special offer from Sample Motors.');
  });

  test.each([
    ['its range', [aFord('Ranger'), aFord('Everest'), aVehicle({ make: 'Kia' })], '/search/ford/ranger'],
    ['its make where the range is sold out', [aFord('Everest'), aVehicle({ make: 'Kia' })], '/search/ford'],
    ['all stock where the make is sold out too', [aVehicle({ make: 'Kia' }), aVehicle()], '/cars/'],
  ])('links to %s, and to the contact page (ROUTE-12, OFFER-01)', (_, vehicles, url) => {
    expect(pageOf(path, [runout], vehicles).offer!.links).toEqual([
      { label: 'See the cars', url },
      { label: 'Ask about this offer', url: '/contact' },
    ]);
  });
});
