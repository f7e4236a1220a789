import { expect, test } from 'vitest';
import { aLocation, aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';
import { partText, splitJson } from '#src/lib/json-text.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { cardOf, countedCard, locationPage } from '#src/view/locations/location-pages.ts';

test('shares a location card between content pages, but not cards with a vehicle count (OPS-03, LOC-01)', () => {
  const location = aLocation();
  const tenant = aTenant({ locations: [location] });
  const stock = someStock([aVehicle({ locationSlug: location.slug })]);
  const site = siteOf(tenant, stock, siteContext(tenant, stock));
  const card = cardOf(location, site);
  expect(splitJson({ locations: [card] }).parts).toEqual([['locations', [card]]]);
  expect(cardOf(location, site)).toBe(card);
  expect(JSON.parse(partText(card))).toEqual(JSON.parse(JSON.stringify(card)));

  const counted = splitJson({ locations: [countedCard(location, site)] });
  expect(counted.parts).toEqual([]);
  expect(JSON.parse(counted.own)).toMatchObject({ locations: [{ url: card.url, stockCount: 1 }] });
});

test('counts the same vehicles on every page as in the linked list, including sold ones (LOC-01)', () => {
  const location = aLocation();
  const tenant = aTenant({ locations: [location, aLocation({ id: 'other', slug: 'other' })] });
  const here = { locationSlug: location.slug };
  const now = Date.now();
  const sold = aVehicle({ ...here, id: 'sold', slug: 'sold', status: 'sold', soldAt: now });
  const stock = { vehicles: [aVehicle(here), sold], sold: [], now };
  const site = siteOf(tenant, stock, siteContext(tenant, stock));
  const page = locationPage(location, site);
  expect([page.stock.count, countedCard(location, site).stockCount]).toEqual([2, 2]);
  expect(page.stock.cards.every(({ url }) => !url.includes('sold'))).toBe(true);
});

test.each([
  ['above the minimum', { averageRating: 4.5, count: 12 }, {}, { average: '4.5', count: 12 }],
  ['not above it', { averageRating: 3.5, count: 12 }, {}, undefined],
  ['of a dealer who shows none', { averageRating: 4.5, count: 12 }, { shown: false }, undefined],
  ['of a place without reviews', null, {}, undefined],
])('decides whether to show the rating on the card of a location %s (LOC-01, REV-02)', (_, found, reviews, rating) => {
  const location = aLocation({ reviews: found });
  const tenant = aTenant({ locations: [location], settings: { reviews } });
  const stock = someStock([]);
  expect(cardOf(location, siteOf(tenant, stock, siteContext(tenant, stock))).rating).toEqual(rating);
});
