import { expect, test } from 'vitest';
import type { Model } from '#src/domain/content.ts';
import { siteContext, sitePages } from '#src/features/routes/route-table.ts';
import type { ContentPageData } from '#src/features/pages/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const aModel = (overrides: Partial<Model> = {}): Model => ({
  id: 'ranger', name: 'Ranger', slug: 'ford-ranger', description: '<p>What this district drives.</p>', shortDescription: 'Tows 3,500 kg.', image: null,
  status: 'new', fromPrice: 57_990, manufacturer: 'Ford', manufacturerBodies: ['Utes'], fuels: ['Diesel'], overrideUrl: null, ...overrides,
});

function modelPage(model: Model, vehicles = [aVehicle({ make: 'Ford', model: 'Ranger' })]) {
  const tenant = aTenant({ models: [model] });
  const stock = someStock(vehicles);
  const context = siteContext(tenant, stock);
  const found = [...sitePages(tenant, stock, context)].find(({ path }) => path === `/${model.slug}`);
  return { context, page: found ? (found.load() as ContentPageData).page : null };
}

test('ROUTE-19 a range with a text of its own has a page at its slug, which menus may link to', () => {
  const { context, page } = modelPage(aModel());
  expect(context.paths).toContain('/ford-ranger');
  expect(page).toMatchObject({ title: 'Ford Ranger', lede: 'Tows 3,500 kg. From $57,990.', body: '<p>What this district drives.</p>', action: { url: '/search/ford/ranger' } });
});

test('MODEL-01 a coming range names no price, and one out of stock leads to the whole stock', () => {
  const { page } = modelPage(aModel({ status: 'coming_soon' }), []);
  expect(page).toMatchObject({ lede: 'Tows 3,500 kg. Coming soon.', action: { url: '/cars/' } });
});

test.each([
  ['leads elsewhere', { overrideUrl: 'https://maker.example/ranger' }],
  ['has no text', { description: null }],
  ['is kept for enquiries only', { status: 'empty' as const }],
])('ROUTE-19 a range that %s has no page', (_, overrides) => {
  const { context, page } = modelPage(aModel(overrides));
  expect(page).toBeNull();
  expect(context.paths).not.toContain('/ford-ranger');
});
