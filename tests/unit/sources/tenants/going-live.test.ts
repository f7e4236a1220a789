import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { scaffold, type NewTenant } from '../../../../scripts/tenants/scaffold.ts';
import { location, plainSettings, temporaryFolder, tenantsWith } from './tenant-folder.ts';

function scaffolded(locale: NewTenant['locale']): string {
  const dir = temporaryFolder();
  for (const [path, text] of Object.entries(
    scaffold({ slug: 'new-cars', name: 'New Cars', template: 'showroom', locale, library: '_drawings' }),
  )) {
    mkdirSync(dirname(join(dir, 'new-cars', path)), { recursive: true });
    writeFileSync(join(dir, 'new-cars', path), text);
  }
  mkdirSync(join(dir, '_drawings'));
  return dir;
}

const everywhere = [
  'error settings.json siteUrl',
  'error settings.json private.leads.fallbackEmail',
  'warning settings.json images.illustrate',
  'error locations.json locations[0].phone',
  'error locations.json locations[0].address.street',
  'warning locations.json locations[0].openingHours',
  'error settings.json home.lede',
  ...[0, 1, 2].map((at) => `error settings.json vehiclePage.whyBuy[${at}]`),
  // The sentence, the name's placeholder, and three promises.
  ...Array.from({ length: 5 }, () => 'error pages/about-us.md '),
  'error pages/buying.md ',
  'error pages/privacy-policy.md ',
  'error pages/terms-and-conditions.md ',
  'error pages/trade-in.md ',
  'error stock.json ',
];

describe('before a site goes live (OPS-05)', () => {
  test.each([
    ['en-AU', ['error locations.json locations[0].licenceNumber']],
    ['en-NZ', []],
    ['en-US', []],
  ] as const)(
    'reports every scaffold placeholder for %s as an error, and illustrations as a warning',
    async (locale, more) => {
      const { tenant, issues } = await inspectTenant('new-cars', scaffolded(locale), { live: true });
      expect(tenant).toBeNull();
      expect(issues.map(({ severity, file, path }) => `${severity} ${file} ${path}`).toSorted()).toEqual(
        [...everywhere, ...more].toSorted(),
      );
    },
  );

  test('accepts scaffold placeholders while the site is being built', async () => {
    expect((await inspectTenant('new-cars', scaffolded('en-AU'))).issues).toEqual([]);
  });

  test('passes a dealer with real details', async () => {
    const settings = {
      ...plainSettings,
      siteUrl: 'https://www.testcars.com.au',
      private: { leads: { fallbackEmail: 'leads@testcars.com.au' } },
    };
    const dir = tenantsWith({
      'settings.json': settings,
      'locations.json': { locations: [{ ...location, phone: '02 9555 1234' }] },
    });
    expect((await inspectTenant('test-cars', dir, { live: true })).issues).toEqual([]);
  });

  test('refuses a production build that still has scaffold content', async () => {
    const building = loadSite('new-cars', { tenantsDir: scaffolded('en-AU'), now: Date.now(), live: true });
    await expect(building).rejects.toThrow(placeholders.licenceNumber);
  });
});
