import { describe, expect, test } from 'vitest';
import type { Model } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { ContentPageData, ModelsPageData } from '#src/view/content/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const aModel = (overrides: Partial<Model> = {}): Model => ({
  id: 'ranger',
  name: 'Ranger',
  slug: 'ford-ranger',
  description: '<p>What this district drives.</p>',
  shortDescription: 'Tows 3,500 kg.',
  image: null,
  status: 'new',
  fromPrice: 57_990,
  priceType: null,
  manufacturer: 'Ford',
  manufacturerBodies: ['Utes'],
  fuels: ['Diesel'],
  overrideUrl: null,
  gallery: [],
  colours: [],
  variants: [],
  accessories: [],
  ...overrides,
});

function modelPage(
  model: Model,
  vehicles = [aVehicle({ make: 'Ford', model: 'Ranger' })],
  settings: Record<string, unknown> = {},
) {
  const tenant = aTenant({ models: [model], settings });
  const stock = someStock(vehicles);
  const context = siteContext(tenant, stock);
  const pages = [...sitePages(tenant, stock, context)];
  const found = pages.find(({ path }) => path === `/${model.slug}`);
  const tile = () => (pages.find(({ path }) => path === '/models')!.load() as ModelsPageData).groups[0]!.models[0]!;
  return {
    context,
    page: found ? (found.load() as ContentPageData).page : null,
    get tile() {
      return tile();
    },
  };
}

test('builds a page at its slug for a model with a description (ROUTE-19)', () => {
  const { context, page } = modelPage(aModel());
  expect(context.paths).toContain('/ford-ranger');
  expect(page).toMatchObject({
    title: 'Ford Ranger',
    lede: 'Tows 3,500 kg. From $57,990 excl. government charges.',
    body: '<p>What this district drives.</p>',
    action: { url: '/search/ford/ranger' },
  });
});

test('shows no price for a future model, and links to all stock when none is in stock (MODEL-01)', () => {
  const { page } = modelPage(aModel({ status: 'coming_soon' }), []);
  expect(page).toMatchObject({ lede: 'Tows 3,500 kg. Coming soon.', action: { url: '/cars/' } });
});

describe('the price type of every from-price', () => {
  test.each([
    [
      'its own type',
      { priceType: 'excluding_government_charges' as const },
      {},
      'from $57,990 excl. government charges',
    ],
    [
      'the dealer’s default for new stock',
      {},
      { pricing: { defaultTypes: { new: 'estimated_drive_away', used: 'plain' } } },
      'from $57,990 estimated drive away',
    ],
    [
      'the dealer’s own words for it',
      { priceType: 'drive_away' as const },
      { pricing: { labels: { drive_away: 'Nothing more to pay' } } },
      'from $57,990 nothing more to pay',
    ],
    ['the country’s plain price', {}, { regional: { locale: 'en-NZ' } }, 'from $57,990 including GST'],
    ['nothing without a price', { fromPrice: null, priceType: 'drive_away' as const }, {}, null],
    ['nothing while it is still to come', { status: 'coming_soon' as const }, {}, null],
  ])('appears beside a model’s from-price: %s (PRICE-01)', (_, model, settings, expected) => {
    const { page, tile } = modelPage(aModel(model), undefined, settings);
    expect(tile.from).toBe(expected);
    if (expected === null) expect(`${page?.lede} ${page?.description}`).not.toContain('$');
    else
      for (const text of [page?.lede, page?.description])
        expect(text?.toLowerCase()).toContain(`${expected.toLowerCase()}.`);
  });
});

test.each([
  ['links to another site', { overrideUrl: 'https://maker.example/ranger' }],
  ['has no description', { description: null }],
  ['is kept for enquiries only', { status: 'empty' as const }],
])('builds no page for a model that %s (ROUTE-19)', (_, overrides) => {
  const { context, page } = modelPage(aModel(overrides));
  expect(page).toBeNull();
  expect(context.paths).not.toContain('/ford-ranger');
});
