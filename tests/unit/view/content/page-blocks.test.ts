import { describe, expect, test } from 'vitest';
import type { ContentBlock } from '#src/domain/content/blocks.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { ContentPageData } from '#src/view/content/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const rio = aVehicle({ id: '1', slug: 'a', make: 'Kia', model: 'Rio' });

function pageWith(
  blocks: ContentBlock[],
  overrides: Partial<ContentPage> = {},
  at = '2026-11-20T10:00:00+11:00',
  vehicles = [rio],
) {
  const page: ContentPage = {
    path: '/careers',
    title: 'Careers',
    description: 'Jobs.',
    lede: null,
    body: '<p>Text.</p>',
    image: null,
    action: null,
    faq: [{ question: 'Why?', answer: 'Because.' }],
    blocks,
    ...overrides,
  };
  const tenant = aTenant({ pages: [page] });
  const stock = someStock(vehicles, { at: Date.parse(at) });
  const context = siteContext(tenant, stock);
  const listed = [...sitePages(tenant, stock, context)].find(({ path }) => path === page.path)!;
  return listed.load() as ContentPageData;
}
const numbers: ContentBlock = { kind: 'numbers', heading: null, numbers: [{ value: '1', label: 'One', basis: null }] };
const kinds = ({ blocks }: ContentPageData) => [
  blocks.above.map(({ kind }) => kind),
  blocks.below.map(({ kind }) => kind),
];

describe('block order', () => {
  test('keeps questions and form with the text on a page without blocks (PAGE-01)', () => {
    const data = pageWith([]);
    expect(kinds(data)).toEqual([[], []]);
    expect(data.form).toBe('careers');
    expect(data.page.faq).toHaveLength(1);
  });

  test('puts the text first and questions and form last by default (PAGE-01)', () => {
    const data = pageWith([numbers]);
    expect(kinds(data)).toEqual([[], ['numbers', 'questions', 'form']]);
    expect([data.form, data.anyForm]).toEqual([null, 'careers']);
    expect(data.page.faq).toEqual([]);
  });

  test('shows blocks listed before the text above it, and the form where it is placed (PAGE-01)', () => {
    expect(kinds(pageWith([numbers, { kind: 'text' }, { kind: 'form' }, numbers]))).toEqual([
      ['numbers'],
      ['form', 'numbers', 'questions'],
    ]);
  });

  test('leaves no empty blocks on a page without questions or form (PAGE-01)', () => {
    expect(kinds(pageWith([numbers], { faq: [], form: 'none' }))).toEqual([[], ['numbers']]);
    expect(kinds(pageWith([numbers, { kind: 'form' }], { faq: [], form: 'none' }))).toEqual([[], ['numbers']]);
    const [, questions] = pageWith([numbers]).blocks.below;
    expect(questions).toMatchObject({ heading: 'Questions and answers', items: [{ question: 'Why?' }] });
  });

  test('shows disclosures once on the privacy page, last or where the dealer places them (PAGE-01)', () => {
    const privacy: Partial<ContentPage> = { path: '/privacy-policy', faq: [], form: 'none' };
    expect(kinds(pageWith([numbers], privacy))).toEqual([[], ['numbers', 'disclosures']]);
    expect(kinds(pageWith([{ kind: 'disclosures' }, { kind: 'text' }, numbers], privacy))).toEqual([
      ['disclosures'],
      ['numbers'],
    ]);
    expect(kinds(pageWith([numbers], { ...privacy, path: '/about-us' }))).toEqual([[], ['numbers']]);
  });

  test('combines the questions of a page and its blocks in structured data (PAGE-01)', () => {
    const items = [{ question: 'How?', answer: 'So.' }];
    const { structuredData } = pageWith([{ kind: 'questions', heading: 'Questions', items }]);
    expect(JSON.stringify(structuredData)).toMatch(/Why\?.*How\?/);
  });
});

describe('block data', () => {
  const position = { title: 'Buyer', place: 'Penrith', hours: 'Full time', posted: '2026-11-01', text: '<p>x</p>' };
  const positions: ContentBlock = {
    kind: 'positions',
    heading: 'Now open',
    none: 'None.',
    positions: [{ ...position, closes: '2026-11-20' }],
  };

  test.each([
    ['on its last day, by the dealer’s clock', '2026-11-20T23:30:00+11:00', 1],
    ['not on the day after', '2026-11-21T00:10:00+11:00', 0],
  ])('shows a position %s (ROUTE-18)', (_, at, count) => {
    const [block] = pageWith([positions], {}, at).blocks.below;
    if (block?.kind !== 'positions') throw new Error('no positions');
    expect(block.positions.map(({ applyAt }) => applyAt)).toEqual(
      Array.from({ length: count }, () => '/careers?position=Buyer#careers-form'),
    );
  });

  const jobs = (changed: Partial<typeof position> = {}, at?: string) =>
    pageWith([{ ...positions, positions: [{ ...position, closes: '2026-11-20', ...changed }] }], {}, at)
      .structuredData.map((data) => data as Record<string, unknown>)
      .filter((data) => data['@type'] === 'JobPosting');

  test('describes a position as a JobPosting at the dealer location that it specifies (ROUTE-18, OPS-07)', () => {
    expect(jobs({ place: 'Elsewhere, penrith', hours: 'Full time, four places' })).toEqual([
      expect.objectContaining({
        title: 'Buyer',
        description: '<p>x</p>',
        datePosted: '2026-11-01',
        validThrough: '2026-11-20',
        employmentType: ['FULL_TIME'],
        jobLocation: [{ '@type': 'Place', address: expect.objectContaining({ addressLocality: 'Penrith' }) as object }],
      }),
    ]);
    expect(jobs({ hours: 'Tuesday to Saturday' })[0]).toMatchObject({ employmentType: undefined });
  });

  test('has no JobPosting for a closed position or one away from the dealer’s locations (ROUTE-18)', () => {
    expect(jobs({}, '2026-11-21T00:10:00+11:00')).toEqual([]);
    expect(jobs({ place: 'Your home' })).toEqual([]);
  });

  test('shows vehicles of a list with a link to the list, and nothing for an empty list (ROUTE-20)', () => {
    const list = (path: string): ContentBlock => ({ kind: 'stock', heading: 'Rio in stock', list: path, count: 3 });
    const [block] = pageWith([list('/search/kia/rio')]).blocks.below;
    expect(block).toMatchObject({ kind: 'stock', list: '/search/kia/rio', cards: [{ url: '/cars/a' }] });
    expect(kinds(pageWith([list('/search/kia/ceed')], { faq: [], form: 'none' }))).toEqual([[], []]);
  });

  test('shows the first vehicles of a list up to the count, without sold ones (ROUTE-20, PAGE-01)', () => {
    const now = Date.parse('2026-11-20T10:00:00+11:00');
    const of = (slug: string, changes = {}) => aVehicle({ id: slug, slug, make: 'Kia', model: 'Rio', ...changes });
    const vehicles = [of('sold', { status: 'sold', soldAt: now }), of('b'), of('c'), of('d')];
    const shown = (count: number) => {
      const list: ContentBlock = { kind: 'stock', heading: 'Rio in stock', list: '/search/kia/rio', count };
      const [block] = pageWith([list], {}, undefined, vehicles).blocks.below;
      return block?.kind === 'stock' && block.cards.map(({ url }) => url);
    };
    expect(shown(2)).toEqual(['/cars/b', '/cars/c']);
    expect(shown(9)).toEqual(['/cars/b', '/cars/c', '/cars/d']);
  });

  test.each([
    ['careers', '/careers?position=Buyer#careers-form'],
    ['contact', '#contact-form'],
    ['none', null],
  ] as const)(
    'on a page with the form %s, links a position’s application to %s (ROUTE-18, PAGE-01)',
    (form, applyAt) => {
      const [block] = pageWith([positions], { form }).blocks.below;
      expect(block?.kind === 'positions' && block.positions.map((one) => one.applyAt)).toEqual([applyAt]);
    },
  );
});
