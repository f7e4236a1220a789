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

function siteOf(models: Model[], manufacturers = [kia], settings: Record<string, unknown> = {}) {
  const tenant = aTenant({ models, manufacturers, settings });
  const stock = someStock([aVehicle({ make: 'Kia', model: 'Sportage' })]);
  const context = siteContext(tenant, stock);
  const pages = new Map([...sitePages(tenant, stock, context)].map((one) => [one.path, one]));
  return { context, pages, content: (path: string) => pages.get(path)!.load() as ContentPageData };
}

test('builds a page per make with the dealer’s text, its models and stock (ROUTE-19, MODEL-01)', () => {
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

test('builds no page for a make without text or visible models (ROUTE-19)', () => {
  const { context } = siteOf([model('Rio', { status: 'empty' })], [{ ...kia, description: null }]);
  expect(context.paths).not.toContain('/brands/kia');
});

test('shows a model’s gallery, colours, variants with price types, stock and accessories (MODEL-01)', () => {
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

test('lists future models last on the models page, regardless of file order (MODEL-01)', () => {
  const { pages } = siteOf([model('EV9', { status: 'coming_soon' }), model('Sportage')]);
  const { groups } = pages.get('/models')!.load() as ModelsPageData;
  expect(groups.flatMap(({ models }) => models.map(({ name }) => name))).toEqual([
    expect.stringContaining('Sportage'),
    expect.stringContaining('EV9'),
  ]);
});

test('shows an enquiry form for a future model, without stock or price (MODEL-01)', () => {
  const variants = [{ name: 'Long', fromPrice: 60_000, engine: null, text: null }];
  const { content } = siteOf([model('EV4', { status: 'coming_soon', variants })]);
  const { anyForm, blocks } = content('/kia-ev4');
  expect(anyForm).toBe('enquiry');
  expect(blocks.below.map(({ kind }) => kind)).toEqual(['variants', 'form']);
  expect(JSON.stringify(blocks)).not.toContain('$');
});

test('offers each body filter with models on the models page, with counts (MENU-03, MODEL-01)', () => {
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

test('lists only the make’s own models with from-prices, and links to its stock (MODEL-01, ROUTE-19)', () => {
  const ford: Manufacturer = { ...kia, name: 'Ford', slug: 'ford', shortDescription: null, description: null };
  const { content } = siteOf(
    [
      model('Sportage', { shortDescription: 'Five seats.' }),
      model('Ranger', { manufacturer: 'Ford', slug: 'ford-ranger', description: null, fromPrice: null }),
    ],
    [kia, ford],
  );
  const [ofKia, ofFord] = [content('/brands/kia'), content('/brands/ford')];
  expect(ofKia.page).toMatchObject({
    description: 'Kia at Sample Motors: the range, starting prices and which cars are in stock.',
    action: { label: 'See every Kia in stock', url: '/search/kia' },
  });
  expect(ofKia.page.blocks!.map(({ kind }) => kind)).toEqual(['text', 'tiles', 'stock']);
  expect(ofKia.page.blocks!.slice(1)).toMatchObject([
    {
      heading: 'The Kia range',
      tiles: [{ heading: 'Sportage', text: 'Five seats. From $41,490 drive away.' }],
    },
    { heading: 'Kia in stock', list: '/search/kia', count: 4 },
  ]);
  // Without stock and copy, links to all stock, and names the make if a range has no sentence.
  expect(ofFord.page).toMatchObject({ body: '', action: { label: 'See our stock', url: '/cars/' } });
  expect(ofFord.page.blocks!.map(({ kind }) => kind)).toEqual(['tiles', 'stock']);
  expect(ofFord.page.blocks![0]).toMatchObject({ tiles: [{ heading: 'Ranger', text: 'Ford' }] });
});

test('builds a page for a make with text but no models, without empty tiles (MODEL-01, ROUTE-19)', () => {
  const { content } = siteOf([]);
  expect(content('/brands/kia').page.blocks!.map(({ kind }) => kind)).toEqual(['text', 'stock']);
});

test('includes the models page in a make’s breadcrumbs, if there is one (MODEL-01, ROUTE-19)', () => {
  const trail = (models: Model[]) => siteOf(models).content('/brands/kia').breadcrumbs;
  expect(trail([model('Sportage')])).toEqual([
    { label: 'Home', url: '/' },
    { label: 'Models', url: '/models' },
    { label: 'Kia', url: null },
  ]);
  expect(trail([])).toEqual([
    { label: 'Home', url: '/' },
    { label: 'Kia', url: null },
  ]);
});

test('links a model without a page to its stock, its make’s or its group, and prefers the short text (MODEL-01)', () => {
  const { pages } = siteOf([
    model('Kia Sportage', { slug: 'kia-sportage', description: null, shortDescription: 'Five seats.' }),
    model('Picanto', { description: null, manufacturerBodies: [] }),
    model('Sorento', { shortDescription: 'Seven seats.' }),
    model('Escape', { description: null, manufacturer: 'Ford', manufacturerBodies: [] }),
  ]);
  const { groups } = pages.get('/models')!.load() as ModelsPageData;
  expect(
    groups.map(({ label, models }) => [label, ...models.map(({ url, description }) => [url, description])]),
  ).toEqual([
    ['SUVs', ['/search/kia/sportage', 'Five seats.'], ['/kia-sorento', 'Seven seats.']],
    ['Kia', ['/search/kia', null]],
    ['Ford', ['/models#ford', null]],
  ]);
});

test('leaves out models with the status "empty" from models, makes and filter counts (MODEL-01)', () => {
  const { pages } = siteOf([
    model('Sportage'),
    model('Rio', { status: 'empty' }),
    model('Tasman', { manufacturerBodies: ['Utes', 'Commercial'] }),
    model('Escape', { status: 'empty', manufacturer: 'Ford' }),
  ]);
  const found = pages.get('/models')!.load() as ModelsPageData;
  expect(found.groups.flatMap(({ models }) => models.map(({ name }) => name))).toEqual(['Sportage', 'Tasman']);
  expect(found.filters.map(({ filter, label, count }) => [filter, label, count])).toEqual([
    ['suv', 'SUVs', 1],
    ['trucks', 'Trucks and utes', 1],
  ]);
  expect(found.title).toBe('The Kia range');
  expect(found.description).toContain('All models from Kia at Sample Motors:');
});

test('lists up to five makes by name on the models page, otherwise their number, and has no filters for one body (MODEL-01)', () => {
  const found = (count: number) => {
    const models = ['Kia', 'Ford', 'Mazda', 'Isuzu', 'Honda', 'Skoda']
      .slice(0, count)
      .map((manufacturer) => model(manufacturer, { manufacturer }));
    return siteOf(models).pages.get('/models')!.load() as ModelsPageData;
  };
  expect(found(5).title).toBe('Models');
  expect(found(5).description).toContain('Kia, Ford, Mazda, Isuzu and Honda at');
  expect(found(6).description).toContain('All models from 6 makes at');
  expect(found(2).filters).toEqual([]);
  expect(found(2).brands).toEqual([{ label: 'Kia', url: '/brands/kia' }]);
});

test('keeps the dealer’s order of future models, after all available ones (MODEL-01)', () => {
  const names = ['EV9', 'Sportage', 'EV4', 'Sorento', 'EV3', 'Stonic'];
  const { pages } = siteOf(names.map((name) => model(name, name.startsWith('EV') ? { status: 'coming_soon' } : {})));
  const { groups } = pages.get('/models')!.load() as ModelsPageData;
  expect(groups.map(({ label, slug, models }) => [label, slug, ...models.map(({ name }) => name)])).toEqual([
    ['SUVs', 'suvs', 'Sportage', 'Sorento', 'Stonic'],
    ['Future vehicles', 'future-vehicles', 'EV9', 'EV4', 'EV3'],
  ]);
});

test('puts headings on a model’s sections, after its text (MODEL-01)', () => {
  const { content } = siteOf([
    model('Sportage', {
      shortDescription: 'Five seats.',
      gallery: [{ image: '/photos/a.webp', alt: 'A', caption: null }],
      colours: [{ name: 'Blue', colour: '#112233', image: null }],
      variants: [{ name: 'SX', fromPrice: null, engine: null, text: null }],
      accessories: [{ name: 'Mats', price: 189, image: null }],
    }),
  ]);
  const { page } = content('/kia-sportage');
  expect(page).toMatchObject({
    description: 'Kia Sportage at Sample Motors. Five seats. From $41,490 drive away.',
    lede: 'Five seats. From $41,490 drive away.',
    action: { label: 'See the Kia Sportage in stock', url: '/search/kia/sportage' },
  });
  expect(page.blocks!.map((block) => ('heading' in block ? block.heading : block.kind))).toEqual([
    'text',
    'The Kia Sportage in pictures',
    'Colours',
    'Which one suits you?',
    'Kia Sportage in stock',
    'Accessories',
  ]);
  expect(page.blocks![4]).toMatchObject({ list: '/search/kia/sportage', count: 4 });
});

test('says "Colors" and "pickups" in the United States (MODEL-01, REG-01)', () => {
  const models = [
    model('Tasman', {
      manufacturerBodies: ['Pickups'],
      colours: [{ name: 'Blue', colour: '#112233', image: null }],
    }),
    model('Sportage'),
  ];
  const regional = { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago' };
  const { pages, content } = siteOf(models, [kia], { regional });
  expect(content('/kia-tasman').page.blocks).toContainEqual(
    expect.objectContaining({ kind: 'colours', heading: 'Colors' }),
  );
  expect((pages.get('/models')!.load() as ModelsPageData).filters.map(({ label }) => label)).toEqual([
    'SUVs',
    'Trucks and pickups',
  ]);
});
