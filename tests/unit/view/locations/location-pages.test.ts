import { describe, expect, test } from 'vitest';
import type { Location } from '#src/domain/locations/location.ts';
import type { Review } from '#src/domain/content/content.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { plainContactPath } from '#src/domain/content/plain-paths.ts';
import { plainPages } from '#src/view/content/plain-pages.ts';
import { locationPage, locationsPage } from '#src/view/locations/location-pages.ts';
import { aLocation, aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const place = (slug: string, city: string, changes: Partial<Location> = {}): Location =>
  aLocation({
    slug,
    name: `${city} yard`,
    phone: null,
    primary: false,
    ...changes,
    address: { ...aLocation().address, city, street: `${slug} Street`, ...changes.address },
  });
const penrith = place('penrith', 'Penrith');
const ryde = place('ryde', 'Ryde');
const photos = [{ url: '/photos/a.webp', alt: null }] as unknown as Vehicle['images'];

interface Given {
  vehicles?: Vehicle[];
  reviews?: Review[];
  settings?: Record<string, unknown>;
}

function site(locations: Location[], { vehicles = [], reviews = [], settings = {} }: Given = {}) {
  const tenant = aTenant({ locations, reviews, settings });
  const stock = someStock(vehicles);
  return siteOf(tenant, stock, siteContext(tenant, stock));
}

describe('the locations page', () => {
  test('has a title and heading for one location, and for several (ROUTE-17, LOC-01)', () => {
    const head = (locations: Location[]) => {
      const { title, heading, description, cards } = locationsPage(site(locations));
      return [title, heading, description, cards.length];
    };
    expect(head([penrith])).toEqual([
      'Find us in Penrith',
      'Where we are',
      'Addresses, phone numbers and opening hours for Sample Motors in Penrith NSW.',
      1,
    ]);
    expect(head([penrith, ryde])).toEqual([
      'Locations and opening hours',
      'Our locations',
      'Addresses, phone numbers and opening hours for Sample Motors in Penrith and Ryde.',
      2,
    ]);
  });

  test.each([
    [['sales'], '', ''],
    [['sales', 'service'], ': sales and service', ' for sales and service'],
    [['sales', 'service', 'parts'], ': sales, service and parts', ' for sales, service and parts'],
    [['service'], ': service', ' for service'],
  ] as const)(
    'with %j, lists the locations’ services on this page and on the contact page (LOC-01)',
    (types, here, there) => {
      const locations = types.map((type) => place(type, 'Penrith', { type }));
      expect(locationsPage(site(locations)).description).toBe(
        `Addresses, phone numbers and opening hours for Sample Motors in Penrith NSW${here}.`,
      );
      const { settings } = site(locations);
      const contact = plainPages({ pages: [] }, settings, locations).find(({ path }) => path === plainContactPath);
      expect(contact?.description).toBe(
        `Call or write to Sample Motors, or visit: phone numbers, addresses and opening hours${there}.`,
      );
    },
  );

  test('offers to find the nearest location only if two or more have coordinates (LOC-04)', () => {
    const nowhere = place('nowhere', 'Nowhere', { address: { ...aLocation().address, latitude: null } });
    const nearest = (locations: Location[], settings = {}) => locationsPage(site(locations, { settings })).nearest;
    expect(nearest([penrith, nowhere, ryde])).toEqual({
      points: [
        ['penrith', 'Penrith yard', -33.75, 150.69, 'sales'],
        ['ryde', 'Ryde yard', -33.75, 150.69, 'sales'],
      ],
      byPostcode: true,
    });
    expect(nearest([penrith, nowhere])).toBeNull();
    const regional = { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago' };
    expect(nearest([penrith, ryde], { regional })?.byPostcode).toBe(false);
  });

  test('leaves accessories out of a location’s vehicle count, which the dealer can hide (LOC-01)', () => {
    const vehicles = [
      aVehicle({ locationSlug: 'penrith' }),
      aVehicle({ locationSlug: 'penrith', itemType: 'accessory' }),
      aVehicle({ locationSlug: 'ryde' }),
    ];
    const counts = (settings = {}) =>
      locationsPage(site([penrith, ryde], { vehicles, settings })).cards.map(({ stockCount }) => stockCount);
    expect(counts()).toEqual([1, 1]);
    expect(counts({ locations: { showStockCount: false } })).toEqual([null, null]);
  });
});

describe('a location page', () => {
  test.each([
    ['its city, where it is the only one there', [penrith, ryde], 'Penrith'],
    [
      'city and type, where the city has several',
      [penrith, ryde, place('b', 'Penrith', { type: 'service' })],
      'Penrith Sales',
    ],
    [
      'city and type, where all are in one city',
      [penrith, place('b', 'Penrith', { type: 'service' })],
      'Penrith Sales',
    ],
    [
      'city, type and street, where the city has several of the type',
      [penrith, place('b', 'Penrith'), ryde],
      'Penrith Sales, penrith Street',
    ],
    [
      'its name too, where two of a type share a street',
      [penrith, place('b', 'PENRITH', { name: 'Back yard', address: { ...penrith.address, city: 'PENRITH' } })],
      'Penrith Sales, penrith Street, Penrith yard',
    ],
  ])('is titled with %s (ROUTE-17, LOC-01)', (_, locations, title) => {
    const page = locationPage(locations[0]!, site(locations));
    expect(page.title).toBe(title);
    expect(page.description).toBe(
      'Sample Motors, penrith Street, Penrith NSW 2750. Opening hours, phone number and directions.',
    );
    expect(page.card.location).toBe(locations[0]);
    expect(page.others.map(({ location }) => location.slug)).toEqual(locations.slice(1).map(({ slug }) => slug));
  });

  test('shows its first four vehicles with photos, and no accessories (ROUTE-17, LOC-01)', () => {
    const here = { locationSlug: 'penrith', images: photos };
    const vehicles = [
      aVehicle({ ...here, id: 'accessory', itemType: 'accessory' }),
      aVehicle({ ...here, id: 'bare', images: [] }),
      aVehicle({ ...here, id: 'away', locationSlug: 'ryde' }),
      ...['a', 'b', 'c', 'd', 'e'].map((id) => aVehicle({ ...here, id, slug: id })),
    ];
    const { stock } = locationPage(penrith, site([penrith, ryde], { vehicles }));
    expect(stock.cards.map(({ url }) => url)).toEqual(['/cars/a', '/cars/b', '/cars/c', '/cars/d']);
    expect([stock.count, stock.kinds]).toEqual([6, ['car']]);
  });

  test('shows its own reviews, whatever the review source (ROUTE-17, REV-01)', () => {
    const review = (id: string, locationSlug: string | null): Review => ({
      id,
      customerName: id,
      rating: 5,
      text: 'x'.repeat(200),
      date: '2026-10-01',
      locationSlug,
      context: null,
    });
    const reviews = [review('a', 'penrith'), review('b', 'ryde'), review('c', null)];
    const shown = (location: Location, source = 'dealer') =>
      locationPage(
        location,
        site([penrith, ryde, place('c', 'Cairns')], {
          reviews,
          settings: { reviews: { source, ...(source === 'organisation' ? { orgId: 'us' } : {}) } },
        }),
      ).reviews?.items.map(({ name, short }) => [name, short !== null]);
    expect(shown(penrith)).toEqual([['a', true]]);
    expect(shown(penrith, 'google')).toEqual([['a', false]]);
    expect(shown(penrith, 'organisation')).toEqual([['a', true]]);
    expect(shown(place('c', 'Cairns'))).toBeUndefined();
  });
});
