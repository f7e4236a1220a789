import { expect, test } from 'vitest';
import { siteHeaders } from '#src/server/site-headers.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const promised = (security: object) => siteHeaders(publicSettings({ security }))['Strict-Transport-Security'];

test('a site promises https for itself; for its domain only where the dealer says so (CONF-01)', () => {
  expect(promised({})).toBe('max-age=63072000');
  expect(promised({ hsts: 'subdomains' })).toBe('max-age=63072000; includeSubDomains');
  expect(promised({ hsts: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload');
});

test('the policy lets run the site’s own files alone (OPS-01)', () => {
  expect(siteHeaders(publicSettings({}))['Content-Security-Policy']).toContain("; script-src 'self';");
});
