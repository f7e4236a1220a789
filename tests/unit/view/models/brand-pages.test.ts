import { expect, test } from 'vitest';
import type { Manufacturer, Model } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { ContentPageData, ModelsPageData } from '#src/view/content/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const kia: Manufacturer = {
  name: 'Kia',
  slug: 'kia',
  logo: null,
  description: '<p>Since 2004.</p>',
  shortDescription: 'Seven years.',
  image: null,
};
const model = (name: string, overrides: Partial<Model> = {}): Model => ({
  id: name,
  name,
  slug: `kia-${name.toLowerCase()}`,
  description: '<p>Words.</p>',
  shortDescription: null,
  image: null,
  status: 'new',
  fromPrice: 41_490,
  priceType: 'drive_away',
  manufacturer: 'Kia',
  manufacturerBodies: ['SUVs'],
  fuels: ['Petrol'],
  overrideUrl: null,
  gallery: [],
  colours: [],
  variants: [],
  accessories: [],
  ...overrides,
});

function siteOf(models: Model[], manufacturers = [kia]) {
  const tenant = aTenant({ models, manufacturers });
  const stock = someStock([aVehicle({ make: 'Kia', model: 'Sportage' })]);
  const context = siteContext(tenant, stock);
  const pages = new Map([...sitePages(tenant, stock, context)].map((one) => [one.path, one]));
  return { context, pages, content: (path: string) => pages.get(path)!.load() as ContentPageData };
}

test('ROUTE-19 MODEL-01 a make has a page with the dealer’s words, its ranges and what is in stock', () => {
  const { context, content } = siteOf([model('Sportage'), model('EV4', { status: 'coming_soon', fromPrice: null })]);
  expect(context.paths).toContain('/brands/kia');
  const { page, blocks } = content('/brands/kia');
  expect(page).toMatchObject({ title: 'Kia', lede: 'Seven years.', body: '<p>Since 2004.</p>' });
  expect(blocks.below.map(({ kind }) => kind)).toEqual(['tiles', 'stock']);
  expect(blocks.below[0]).toMatchObject({
    tiles: [
      { heading: 'Sportage', url: '/kia-sportage', text: 'Words. From $41,490 drive away.' },
      { heading: 'EV4', text: 'Words. Coming soon.' },
    ],
  });
});

test('ROUTE-19 a make without words or ranges that show has no page', () => {
  const { context } = siteOf([model('Rio', { status: 'empty' })], [{ ...kia, description: null }]);
  expect(context.paths).not.toContain('/brands/kia');
});

test('MODEL-01 a range shows its pictures, colours, variants with what their price includes, stock and accessories', () => {
  const picture = { image: '/photos/a.webp', alt: 'A', caption: null };
  const { content } = siteOf([
    model('Sportage', {
      gallery: [picture],
      colours: [{ name: 'Blue', colour: '#112233', image: null }],
      variants: [{ name: 'SX', fromPrice: 45_000, engine: null, text: null }],
      accessories: [{ name: 'Mats', price: 189, image: null }],
    }),
  ]);
  const { below } = content('/kia-sportage').blocks;
  expect(below.map(({ kind }) => kind)).toEqual(['gallery', 'colours', 'variants', 'stock', 'accessories']);
  expect(below[2]).toMatchObject({ variants: [{ name: 'SX', from: 'From $45,000 drive away' }] });
});

test('MODEL-01 on the models page what is still to come stands last, wherever the file has it', () => {
  const { pages } = siteOf([model('EV9', { status: 'coming_soon' }), model('Sportage')]);
  const { groups } = pages.get('/models')!.load() as ModelsPageData;
  expect(groups.flatMap(({ models }) => models.map(({ name }) => name))).toEqual([
    expect.stringContaining('Sportage'),
    expect.stringContaining('EV9'),
  ]);
});

test('MODEL-01 a range that is still to come has a form to be told, no stock and no price', () => {
  const variants = [{ name: 'Long', fromPrice: 60_000, engine: null, text: null }];
  const { content } = siteOf([model('EV4', { status: 'coming_soon', variants })]);
  const { anyForm, blocks } = content('/kia-ev4');
  expect(anyForm).toBe('enquiry');
  expect(blocks.below.map(({ kind }) => kind)).toEqual(['variants', 'form']);
  expect(JSON.stringify(blocks)).not.toContain('$');
});

test('MENU-03 MODEL-01 the models page offers each body filter that holds a range, with how many', () => {
  const { pages } = siteOf([
    model('Sportage'),
    model('EV5', { fuels: ['Electric'] }),
    model('Tasman', { manufacturerBodies: ['Utes'] }),
  ]);
  const { filters, groups } = pages.get('/models')!.load() as ModelsPageData;
  expect(filters.map(({ filter, count, url }) => [filter, count, url])).toEqual([
    ['suv', 2, '/models?body=suv#body-suv'],
    ['trucks', 1, '/models?body=trucks#body-trucks'],
    ['electric', 1, '/models?body=electric#body-electric'],
  ]);
  expect(groups[0]!.models.map((one) => one.filters)).toEqual([['suv'], ['suv', 'electric']]);
});
