import { expect, test } from 'vitest';
import { aLocation, aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';
import { partText, splitJson } from '#src/lib/json-text.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { cardOf, countedCard } from '#src/view/locations/location-pages.ts';

test('OPS-03 LOC-01 the card of a place is written once for all pages of content, and never in the place of one that counts its vehicles', () => {
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
