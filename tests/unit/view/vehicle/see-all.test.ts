import { expect, test } from 'vitest';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { seeAll } from '#src/view/vehicle/see-all.ts';
import { siteOf } from '#src/site/site.ts';
import { midSentence } from '#src/view/copy/stock-copy.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

function labelOf(body: BodyType | null, stocked: BodyType, locale = 'en-AU'): string {
  const tenant = aTenant({ settings: { regional: { locale } } });
  const stock = someStock([aVehicle({ body: stocked })]);
  return seeAll(body, siteOf(tenant, stock, siteContext(tenant, stock))).label;
}

test.each<[BodyType, string, string?]>([
  ['ute', 'See all utes'],
  ['suv', 'See all SUVs'],
  ['4x4', 'See all 4x4s'],
  ['softtop', 'See all soft tops'],
  ['peopleMover', 'See all people movers'],
  ['peopleMover', 'See all minivans', 'en-US'],
])('the link to every %s reads "%s" (VDP-07)', (body, label, locale) => {
  expect(labelOf(body, body, locale)).toBe(label);
});

test('links to all stock for a body without a page (VDP-07)', () => {
  expect(labelOf('ute', 'suv')).toBe('See all cars');
});

test('keeps acronyms in capitals', () => {
  expect(midSentence('SUVs and Utes')).toBe('SUVs and utes');
});
