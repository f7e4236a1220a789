import { describe, expect, test } from 'vitest';
import { addressBook, redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import { findRedirect, parseRedirects, redirectsFile } from '#src/lib/redirect-rules.ts';
import { aTenant, aVehicle, day, now, someStock } from '../../fixtures/vehicles.ts';

const kia = (model: string, id: string) => aVehicle({ id, slug: `kia-${id}`, make: 'Kia', model, body: 'suv' });
const ford = aVehicle({ id: 'f', slug: 'ford-f', make: 'Ford', model: 'Ranger', body: 'ute' });
const before = [
  kia('Rio', '1'),
  kia('Rio', '2'),
  kia('Ceed', '3'),
  ford,
  aVehicle({ id: 't', slug: 'toyota-t', model: 'RAV4', body: 'suv' }),
];

/** The site after `ids` were removed, with the recorded URLs. */
function siteAfter(ids: string[], stockRules: object = {}, written: [string, string][] = []) {
  const dealer = aTenant({ redirects: written.map(([from, to]) => ({ from, to })) });
  const settings = { ...dealer.settings, stockRules: { ...dealer.settings.stockRules, ...stockRules } };
  const tenant = { ...dealer, settings };
  const first = someStock(before);
  const memory = addressBook(tenant, first, siteContext(tenant, first), null);
  const stock = { ...someStock(before.filter(({ id }) => !ids.includes(id))), now: now + day };
  const context = siteContext(tenant, stock);
  const book = addressBook(tenant, stock, context, memory);
  const rules = parseRedirects(redirectsFile(redirects(tenant, stock, context, book?.left)));
  const pages = new Map([...sitePages(tenant, stock, context, book?.left)].map(({ path, load }) => [path, load]));
  return { book, pages, answer: (path: string) => findRedirect(rules, path, '') };
}

describe('the URL of a vehicle that is no longer in the feed (ROUTE-23)', () => {
  test.each([
    ['its model, while there is another of it', ['1'], '/cars/kia-1', '/search/kia/rio'],
    ['its make, where the model left with it', ['3'], '/cars/kia-3', '/search/kia'],
    ['its body, where its make left with it', ['1', '2', '3'], '/cars/kia-1', '/search/suv'],
    ['all stock, where nothing like it is left', ['f'], '/cars/ford-f', '/cars/'],
  ])('redirects to %s', (_, ids, from, target) => {
    expect(siteAfter(ids).answer(from)).toMatchObject({ target, status: 301 });
  });

  test('returns 404 when the dealer turns redirects off, and stores nothing', () => {
    const { book, answer } = siteAfter(['1'], { leftDays: 0 });
    expect([book, answer('/cars/kia-1')]).toEqual([null, null]);
  });
});

describe('the URL of a list that no longer exists (ROUTE-23)', () => {
  test('redirects to its parent list, or to all stock when the make has no list either', () => {
    expect(siteAfter(['3']).answer('/search/kia/ceed')).toMatchObject({ target: '/search/kia', status: 301 });
    expect(siteAfter(['f']).answer('/search/ford/ranger')).toMatchObject({ target: '/cars/', status: 301 });
  });
});

describe('removed URLs of a dealer who answers with 410 (ROUTE-23)', () => {
  const { pages, answer } = siteAfter(['1', '3'], { leftAnswer: 'gone' });

  test('return 410 with a page that shows the nearest list', () => {
    expect(answer('/cars/kia-1')).toMatchObject({ target: '/gone/kia/rio', status: 410 });
    expect(answer('/search/kia/ceed')).toMatchObject({ target: '/gone/kia', status: 410 });
    expect([...pages.keys()].filter((path) => path.startsWith('/gone'))).toEqual(['/gone/kia/rio', '/gone/kia']);
  });

  test('show and link to similar vehicles on a page that is not in the sitemap', () => {
    expect(pages.get('/gone/kia/rio')!()).toMatchObject({
      kind: 'gone',
      plate: 'GONE',
      similar: [{ url: '/cars/kia-2' }],
      links: [{ url: '/search/kia/rio', label: 'See every Kia Rio' }, { url: '/cars/' }],
    });
    expect(JSON.stringify(pages.get('/sitemap.xml')!())).not.toContain('/gone/');
  });
});

describe('a redirects.csv URL whose target no longer exists (ROUTE-23)', () => {
  const written: [string, string][] = [
    ['/stock/1', '/cars/kia-1'],
    ['/cars/kia-3', '/special'],
    ['/cars/ford-f', '/cars/'],
  ];

  test('answers as the target does, in one hop', () => {
    const moved = siteAfter(['1', '3', 'f'], {}, written);
    expect(moved.answer('/stock/1')).toMatchObject({ target: '/search/kia/rio', status: 301 });
    const gone = siteAfter(['1', '3', 'f'], { leftAnswer: 'gone' }, written);
    expect(gone.answer('/stock/1')).toMatchObject({ target: '/gone/kia/rio', status: 410 });
  });

  test("gives the dealer's own row priority over the product's redirect", () => {
    const gone = siteAfter(['f'], { leftAnswer: 'gone' }, written);
    expect(gone.answer('/cars/ford-f')).toMatchObject({ target: '/cars/', status: 301 });
  });
});
