import { expect, test } from 'vitest';
import { siteHeaders } from '#src/server/platform/site-headers.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const promised = (security: object) => siteHeaders(publicSettings({ security }))['Strict-Transport-Security'];

test('sends HSTS for the site, and for its whole domain only as configured (CONF-01)', () => {
  expect(promised({})).toBe('max-age=63072000');
  expect(promised({ hsts: 'subdomains' })).toBe('max-age=63072000; includeSubDomains');
  expect(promised({ hsts: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload');
});

test('allows only scripts from the site (OPS-01)', () => {
  expect(siteHeaders(publicSettings({}))['Content-Security-Policy']).toContain("; script-src 'self';");
});
