import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { allowLocalServers } from '../../../support/local-operator.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';

export const location = {
  slug: 'penrith',
  name: 'Test Cars Penrith',
  licenceNumber: 'MD00001',
  phone: '02 5550 1000',
  address: { street: '1 High Street', city: 'Penrith', state: 'NSW', postcode: '2750' },
};

/** Enough to pass without warnings. */
export const plainSettings = {
  siteUrl: 'https://www.testcars.example',
  branding: { name: 'Test Cars' },
  private: { leads: { fallbackEmail: 'leads@testcars.example' } },
};

export type Files = Record<string, string | object>;

/** Removed after the test. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tenants-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a valid tenant `test-cars` with `files` added or replaced. */
export function tenantsWith(files: Files = {}): string {
  const dir = temporaryFolder();
  allowLocalServers(dir, ['TEST_*', 'NORTHERN_SMS']);
  const all: Files = {
    'settings.json': plainSettings,
    'locations.json': { locations: [location] },
    'stock.json': [{ id: '1', year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', price: 15_990 }],
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    const target = join(dir, 'test-cars', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return dir;
}

export const inspect = (files: Files) => inspectTenant('test-cars', tenantsWith(files));

/** Each area replaces the valid one. */
export const inspectSettings = (settings: object, files: Files = {}) =>
  inspect({ 'settings.json': { ...plainSettings, ...settings }, ...files });
