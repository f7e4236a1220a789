import { describe, expect, test } from 'vitest';
import { sameSitePath, signInUrl } from '#src/domain/sign-in-url.ts';

describe('the URL of the sign-in page (ROUTE-11)', () => {
  test('includes the type, the redirect and the back link', () => {
    expect(signInUrl({ type: 'checkout', redirect: '/cars/red-one/checkout?step=2#pay', back: '/cars/red-one' })).toBe(
      '/sign-in?type=checkout&redirect=%2Fcars%2Fred-one%2Fcheckout%3Fstep%3D2%23pay&back=%2Fcars%2Fred-one',
    );
    expect(signInUrl({})).toBe('/sign-in');
  });

  test.each([
    '/',
    '/watchlist',
    '/cars/red-one/checkout?step=2#pay',
    '/personalised/finance?car_id=A%201',
    '/search?q=//cheap',
  ])('accepts %s as a path of this site', (path) => expect(sameSitePath(path)).toBe(path));

  test.each([
    null,
    '',
    'cars/red-one',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/cars/..//evil.example',
    '/%2e%2e//evil.example',
    '\\\\evil.example',
    ' //evil.example',
    '/sign-in?redirect=/',
    '/SIGN-IN',
    '/api/session',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j', (text) => expect(sameSitePath(text)).toBeNull());
});
