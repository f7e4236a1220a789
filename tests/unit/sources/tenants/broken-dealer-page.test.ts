import { expect, test } from 'vitest';
import { FeedFetchError } from '#src/sources/stock/errors.ts';
import { brokenDealerPage } from '#src/sources/tenants/broken-dealer-page.ts';
import { TenantError } from '#src/sources/tenants/load-tenant.ts';

test('lists every issue with file, line, key, reason and hint, as text (OPS-05)', () => {
  const page = brokenDealerPage(
    'some-cars',
    new TenantError('some-cars', [
      { severity: 'warning', file: 'theme.css', path: '', line: null, reason: 'is empty', hint: null },
      {
        severity: 'error',
        file: 'settings.json',
        path: 'search.filters[2]',
        line: 12,
        reason: 'is "<b>"',
        hint: 'Name one & only one.',
      },
    ]),
  )!;
  expect(page).toContain(
    '<li class="error"><small>error in</small> <code>settings.json:12</code> <code>search.filters[2]</code><p>is &quot;&lt;b&gt;&quot;</p><p><small>Name one &amp; only one.</small></p></li>',
  );
  expect(page.indexOf('class="error"')).toBeLessThan(page.indexOf('class="warning"'));
  expect(page).not.toContain('<script');
});

test('explains why a feed cannot be used (OPS-05)', () => {
  expect(brokenDealerPage('some-cars', new FeedFetchError('https://feed.example/cars.csv answered 500.'))).toContain(
    '<li><p>https://feed.example/cars.csv answered 500.</p></li>',
  );
});

test("does not blame the dealer's folder for a program error", () => {
  expect(brokenDealerPage('some-cars', new TypeError('x is not a function'))).toBeNull();
});
