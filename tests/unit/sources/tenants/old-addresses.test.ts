import { describe, expect, test } from 'vitest';
import { redirects, siteContext } from '#src/routes/route-table.ts';
import { findRedirect, parseRedirects, redirectsFile } from '#src/lib/redirect-rules.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';
import { inspect } from './tenant-folder.ts';

const csv = (...rows: string[]) => `from,to\n${rows.join('\n')}\n`;
const issuesOf = async (text: string) =>
  (await inspect({ 'redirects.csv': text })).issues.map(({ severity, line, path, reason }) => ({
    severity,
    line,
    path,
    reason,
  }));

describe('redirects.csv (ROUTE-23)', () => {
  test('accepts paths, folders, parts of a path and whole URLs of the old site', async () => {
    const { tenant, issues } = await inspect({
      'redirects.csv': `\uFEFFfrom,to\r\n/used-cars.html,/search/used-cars\r\n\r\nhttps://www.old.example/Blog/*,https://blog.example/:splat\r\n/stock/:make/,/search/:make\r\n`,
    });
    expect(issues).toEqual([]);
    expect(tenant!.redirects).toEqual([
      { from: '/used-cars.html', to: '/search/used-cars' },
      { from: '/Blog/*', to: 'https://blog.example/:splat' },
      { from: '/stock/:make', to: '/search/:make' },
    ]);
  });

  test.each([
    ['used,/cars/', 'from', 'is "used", which is not a path'],
    ['/a b,/cars/', 'from', 'is "/a b", which is not a path'],
    ['//old.example,/cars/', 'from', 'is "//old.example", which is not a path'],
    ['/cars.php?id,/cars/', 'from', 'has a query string that a rule cannot match: /cars.php?id'],
    ['/cars.php?id=,/cars/', 'from', 'has a query string that a rule cannot match: /cars.php?id='],
    ['/cars.php#top,/cars/', 'from', 'has a fragment: /cars.php#top'],
    ['/,/cars/', 'from', 'is /, which would redirect every visitor'],
    ['https://www.old.example,/cars/', 'from', 'is /, which would redirect every visitor'],
    ['/*,/cars/', 'from', 'is /*, which would redirect every visitor'],
    ['/a*,/cars/', 'from', 'is /a*: "*" must match the whole end of a path'],
    ['/*/a,/cars/', 'from', 'is /*/a: "*" must match the whole end of a path'],
    ['/old,cars', 'to', 'is "cars", which is not a path or a URL'],
    ['/old,', 'to', 'is "", which is not a path or a URL'],
    ['/old,//elsewhere.example/a', 'to', 'is "//elsewhere.example/a", which is not a path or a URL'],
    ['/old,http://elsewhere.example/a', 'to', 'is "http://elsewhere.example/a", which is not a path or a URL'],
    ['/old,javascript:alert(1)', 'to', 'is "javascript:alert(1)", which is not a path or a URL'],
    ['/old,/cars/ 200!', 'to', 'is "/cars/ 200!", which is not a path or a URL'],
    ['/old/*,/:page', 'to', 'has :page, which /old/* does not have'],
    ['/old,/:splat', 'to', 'has :splat, which /old does not have'],
    ['/old,/cars/,301', '', 'has 3 columns instead of two'],
    ['/old', '', 'has 1 column instead of two'],
  ])('refuses %s and reports the line and column', async (row, path, reason) => {
    expect(await issuesOf(csv('/fine,/cars/', row))).toEqual([{ severity: 'error', line: 3, path, reason }]);
  });

  test('refuses a duplicate URL, with or without its trailing slash', async () => {
    expect(await issuesOf(csv('/old,/cars/', 'https://www.old.example/old/,/'))).toEqual([
      { severity: 'error', line: 3, path: 'from', reason: 'repeats /old' },
    ]);
  });

  test('refuses a file without its header, and one that is not UTF-8 text', async () => {
    expect(await issuesOf('/old,/cars/\n')).toMatchObject([
      { severity: 'error', line: 1, reason: 'does not start with the header "from,to"' },
    ]);
    expect(await issuesOf('f\0r\0o\0m\0')).toMatchObject([{ severity: 'error', reason: 'is not UTF-8' }]);
  });

  test.each([
    [
      ['/a,/b', '/b,/a'],
      [2, 3],
    ],
    [['/a/*,/a/b/:splat'], [2]],
    [
      ['/a/:x,/b/:x', '/b/*,/a/:splat'],
      [2, 3],
    ],
  ])('refuses a redirect loop: %j', async (rows, lines) => {
    const issues = await issuesOf(csv(...rows));
    expect(issues.map(({ line }) => line)).toEqual(lines);
    for (const issue of issues)
      expect(issue).toMatchObject({ severity: 'error', reason: expect.stringContaining('redirects in a loop: /') });
  });

  test('warns about a dead end, a double redirect, and a URL that already has a page', async () => {
    expect(
      await issuesOf(
        csv(
          '/old,/nothing',
          '/older,/old-list',
          '/old-list,/cars/',
          '/dealerships,/cars/',
          '/dealerships/index.html,/cars/',
          '/index.html,/cars/',
        ),
      ),
    ).toEqual([
      { severity: 'warning', line: 2, path: 'to', reason: 'redirects to /nothing, which does not exist on this site' },
      { severity: 'warning', line: 3, path: 'to', reason: 'redirects again to /cars' },
      { severity: 'warning', line: 5, path: 'from', reason: 'is /dealerships, a page of this site' },
      { severity: 'warning', line: 6, path: 'from', reason: 'is /dealerships/index.html, a page of this site' },
      { severity: 'warning', line: 7, path: 'from', reason: 'is /index.html, a page of this site' },
    ]);
  });

  test.each([
    ['/our%20team.html,/contact', 'a blank'],
    ['/caf%C3%A9,/contact', 'an accent'],
    ['/stock/details.php?id=123,/search/kia', 'a query'],
    ['/page?make=:make,/search/:make', 'a part of a query'],
    ['https://www.old.example/?page_id=7,/contact', 'a query of the old home page'],
    ['/contact?form=old,/search/kia', 'a query at the path of a page'],
  ])('accepts %s: %s', async (row) => {
    expect(await issuesOf(csv(row))).toEqual([]);
  });

  test('reads 15,000 rows without timing out, and warns about the host’s limit', async () => {
    const rows = Array.from({ length: 15_000 }, (_, index) => `/used/${index}-kia-rio.html,/cars/`);
    const issues = await issuesOf(csv(...rows));
    expect(issues).toEqual([
      {
        severity: 'warning',
        line: 10_002,
        path: '',
        reason: 'has 15000 rows, more than the 10000 redirects that Netlify accepts for a site',
      },
    ]);
  });

  test('reports a misspelt file name', async () => {
    expect((await inspect({ 'redirect.csv': csv('/old,/cars/') })).issues).toMatchObject([
      { severity: 'warning', file: 'redirect.csv', hint: 'Did you mean redirects.csv?' },
    ]);
  });
});

describe('old URLs (ROUTE-23)', () => {
  const rulesOf = (...written: [string, string][]) => {
    const dealer = aTenant({ redirects: written.map(([from, to]) => ({ from, to })) });
    const stock = someStock([aVehicle({ id: '1', slug: '2021-kia-rio', make: 'Kia', model: 'Rio' })]);
    return parseRedirects(redirectsFile(redirects(dealer, stock, siteContext(dealer, stock))));
  };
  const answer = (path: string, ...written: [string, string][]) => findRedirect(rulesOf(...written), path, '');

  test.each([
    ['a page', '/home.html', '/', '/', 301],
    ['a car that is here', '/stock/77', '/cars/2021-kia-rio', '/cars/2021-kia-rio', 301],
    ['a list', '/kia', '/search/kia', '/search/kia', 301],
    ['another site', '/club', 'https://club.example/join', 'https://club.example/join', 301],
    ['an address that moved, in one step', '/contact.html', '/contact-us', '/contact', 301],
    ['the make of a list that left', '/ceratos', '/search/kia/cerato', '/search/kia', 302],
    ['all stock for a car that left', '/stock/78', '/cars/2019-kia-cerato', '/search/new-used-and-demo-cars/', 302],
    ['all stock for a make that left', '/fords', '/search/ford', '/search/new-used-and-demo-cars/', 302],
  ])('redirect to %s', (_, from, to, target, status) => {
    expect(answer(from, [from, to])).toMatchObject({ target, status });
  });

  test('are not redirected to a page that does not exist', () => {
    expect(answer('/old', ['/old', '/nothing'])).toBeNull();
  });

  test("prefer an existing page to its rule, a rule to a pattern, and the dealer's rules to the product's", () => {
    const rules: [string, string][] = [
      ['/old/*', '/search/kia/:splat'],
      ['/old/page', '/'],
      ['/search/kia', '/'],
      ['/locations', '/'],
    ];
    expect(answer('/old/page', ...rules)).toMatchObject({ target: '/' });
    expect(answer('/old/rio', ...rules)).toMatchObject({ target: '/search/kia/rio' });
    expect(answer('/search/kia', ...rules)).toBeNull();
    expect(answer('/locations', ...rules)).toMatchObject({ target: '/', status: 301 });
  });

  test('are found by their query, before the rule for the same path with any query', () => {
    const rules: [string, string][] = [
      ['/stock.php', '/'],
      ['/stock.php?id=77', '/cars/2021-kia-rio'],
      ['/stock.php?make=:make', '/search/:make'],
      ['/?page_id=7', '/search/kia'],
    ];
    const target = (path: string, query: string) => findRedirect(rulesOf(...rules), path, query)?.target ?? null;
    expect(target('/stock.php', 'id=77')).toBe('/cars/2021-kia-rio');
    expect(target('/stock.php', 'make=kia')).toBe('/search/kia');
    expect(target('/stock.php', 'id=78')).toBe('/?id=78');
    expect(findRedirect(rulesOf(...rules), '/', 'page_id=7')).toMatchObject({ target: '/search/kia', force: true });
    expect(target('/', 'page_id=8')).toBeNull();
  });

  test('are found even if the old site escaped them', () => {
    expect(answer('/Used Cars', ['/Used%20Cars', '/'])).toMatchObject({ target: '/' });
  });
});
