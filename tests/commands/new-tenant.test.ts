import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { feed } from '../../scripts/commands/feed.ts';
import { newTenant } from '../../scripts/commands/new-tenant.ts';
import { validate } from '../../scripts/commands/validate.ts';
import type { FeedInspection } from '../../scripts/feed/look-at-feed.ts';
import { sampleStock } from '../../scripts/tenants/scaffold-stock.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';
import { plainSettings, temporaryFolder, tenantsWith } from '../unit/sources/tenants/tenant-folder.ts';

const projectDir = join(import.meta.dirname, '../..');
const run = (...args: string[]) => runCommand(newTenant, args);

test.each([
  ['showroom', 'en-AU', 'AUD', 'km'],
  ['marketplace', 'en-NZ', 'NZD', 'km'],
  ['marketplace', 'en-US', 'USD', 'mi'],
  ['atelier', 'en-AU', 'AUD', 'km'],
])(
  'writes a %s dealer in %s that validates without a warning (OPS-05)',
  async (template, locale, currency, distanceUnit) => {
    const dir = temporaryFolder();
    const { code, stdout } = await run('blue-gum-motors', '--template', template, '--locale', locale, '--tenants', dir);
    expect(code, stdout).toBe(0);
    const tenant = await loadTenant('blue-gum-motors', dir);
    expect(tenant.warnings).toEqual([]);
    expect(tenant.settings).toMatchObject({
      template,
      branding: { name: 'Blue Gum Motors', mark: '/images/mark.svg' },
      regional: { locale, currency, distanceUnit },
    });
    expect(tenant.pages.map((page) => page.path)).toEqual([
      '/about-us',
      '/buying',
      '/privacy-policy',
      '/terms-and-conditions',
      '/trade-in',
    ]);
    expect([tenant.offers, tenant.promos, tenant.reviews]).toEqual([[], [], []]);
    expect(JSON.parse(readFileSync(join(dir, 'blue-gum-motors/stock.json'), 'utf8'))).toHaveLength(6);
    expect(JSON.parse(readFileSync(join(dir, 'blue-gum-motors/settings.json'), 'utf8'))).toMatchObject({
      $schema: '../schemas/settings.schema.json',
    });
  },
);

test.each([
  ['showroom', '_demo'],
  ['atelier', '_studio'],
])('illustrates every sample car of a new %s dealer from %s (OPS-05)', async (template, library) => {
  const dir = temporaryFolder();
  for (const shared of ['_demo', '_studio']) symlinkSync(join(projectDir, 'tenants', shared), join(dir, shared));
  const { code, stdout } = await run('blue-gum-motors', '--template', template, '--tenants', dir);
  expect(code, stdout).toBe(0);
  const { tenant, stock } = await loadSite('blue-gum-motors', { tenantsDir: dir, now: Date.now() });
  expect(tenant.settings.images.library).toBe(library);
  expect(stock.vehicles).toHaveLength(6);
  const undrawn = stock.vehicles.filter(({ imagesAreIllustrations }) => !imagesAreIllustrations);
  expect(undrawn.map(({ name }) => name)).toEqual([]);
});

test('illustrates an ordinary yard’s cars in the atelier template too (OPS-05)', async () => {
  const dir = temporaryFolder();
  symlinkSync(join(projectDir, 'tenants/_studio'), join(dir, '_studio'));
  const place = { slug: 'parramatta', name: 'Parramatta', city: 'Parramatta', state: 'NSW' };
  writeFileSync(join(dir, 'yard.json'), JSON.stringify(sampleStock('showroom', 'en-AU', place)));
  const feed = join(dir, 'yard.json');
  const flags = ['--template', 'atelier', '--feed', feed, '--tenants', dir];
  const { code, stdout } = await run('blue-gum-motors', ...flags);
  expect(code, stdout).toBe(0);
  const { stock } = await loadSite('blue-gum-motors', { tenantsDir: dir, now: Date.now() });
  expect(stock.vehicles).toHaveLength(6);
  expect(stock.vehicles.filter(({ imagesAreIllustrations }) => !imagesAreIllustrations)).toEqual([]);
});

test('writes to the folder named in TENANTS, with schemas for editors (OPS-05)', async () => {
  const dir = temporaryFolder();
  vi.stubEnv('TENANTS', dir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await run('blue-gum-motors');
  expect([made.code, made.stdout]).toEqual([0, expect.stringContaining('blue-gum-motors/settings.json')]);
  expect(existsSync(join(dir, 'schemas/settings.schema.json'))).toBe(true);
  expect(await runCommand(validate, [])).toEqual({ code: 0, stdout: 'blue-gum-motors  ok\n', stderr: '' });
});

test('writes the dealer and warns about bad rows in its feed (OPS-02, OPS-05)', async () => {
  const dir = temporaryFolder();
  const feed = join(dir, 'export.csv');
  writeFileSync(
    feed,
    'Stock No,Year,Make,Model,Price,Rego\nA1,2021,Kia,Rio,15990,ABC123\nA2,2018,Toyota,Yaris,1,ABC124\nA3,2018\n',
  );
  const { code, stdout } = await run('blue-gum-motors', '--feed', feed, '--tenants', dir);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^blue-gum-motors {2}2 warnings\n {2}warning {2}stock\.csv:3 {2}price {2}1 row has no page \(stock number A2\)/,
  );
  expect(stdout).toContain('\nStock: 3 rows.');
});

test('leaves an existing dealer unchanged (OPS-05)', async () => {
  const dir = tenantsWith();
  const { code, stderr } = await run('test-cars', '--tenants', dir);
  expect([code, stderr]).toEqual([2, expect.stringContaining('test-cars already exists')]);
  expect(JSON.parse(readFileSync(join(dir, 'test-cars/settings.json'), 'utf8'))).toEqual(plainSettings);
});

test.each([
  [['Blue Gum'], 'is not a valid folder name'],
  [['../escape'], 'is not a valid folder name'],
  [['schemas'], 'is reserved for the product’s own'],
  [['api'], 'is reserved for the product’s own'],
  [['results'], 'is reserved for the product’s own'],
  [['blue-gum', '--template', 'brochure'], '--template must be one of showroom, marketplace'],
  [['blue-gum', '--template', 'market-plase'], 'Did you mean marketplace?'],
  [['blue-gum', '--name', ''], '--name is empty: give it a value, or leave it out.'],
  [['blue-gum', 'motors'], 'Specify one dealer, not 2: blue-gum, motors.'],
  [[], 'Specify one dealer'],
])('refuses %j with the reason and writes nothing (OPS-05)', async (args, reason) => {
  const dir = temporaryFolder();
  const { code, stderr } = await run(...args, '--tenants', dir);
  expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
  expect(existsSync(join(dir, 'blue-gum'))).toBe(false);
});

test('writes a dealer whose stock comes from the given feed, read with the proposed mapping (OPS-05)', async () => {
  const dir = temporaryFolder();
  const file = join(dir, 'export.csv');
  writeFileSync(
    file,
    [
      'Car ID,Make,Model Name,Yr,Kms,Ext Colour,Drive Away Price,Type,Photo List,Hit Count',
      'A1,Toyota,Corolla,2021,"48,210 km",Glacier White,25990,Used,https://photos.example/1.jpg,3',
      'A2,Mazda,CX-5,2026,12,Soul Red,48990,New,https://photos.example/2.jpg,9',
    ].join('\n'),
  );
  const tenants = join(dir, 'tenants');
  const { stdout } = await run('blue-gum', '--feed', file, '--tenants', tenants);
  expect(stdout).toContain('odometer from "Kms", 100%');
  expect(stdout).toContain('Not read: "Hit Count".');
  expect(readFileSync(join(tenants, 'blue-gum/stock.csv'), 'utf8')).toContain('Glacier White');
  const { vehicles } = await loadStock(await loadTenant('blue-gum', tenants), {
    tenantDir: join(tenants, 'blue-gum'),
    now: Date.UTC(2026, 10, 18),
  });
  expect(vehicles.map(({ make, price, odometer }) => [make, price, odometer])).toEqual(
    expect.arrayContaining([
      ['Toyota', 25_990, 48_210],
      ['Mazda', 48_990, 12],
    ]),
  );
});

test.each([
  ['abbreviated-au.csv', 'en-AU', []],
  ['imports-nz.csv', 'en-NZ', []],
  ['abbreviated-us.csv', 'en-US', []],
  ['misleading-names.csv', 'en-AU', []],
  ['motorcycles.json', 'en-AU', ['--list', 'feed.units']],
])(
  'shows the same mapping and vehicles for %s in feed, in new-tenant and on the site (FEED-10)',
  async (name, locale, list) => {
    const tenants = join(temporaryFolder(), 'tenants');
    const file = join(import.meta.dirname, '../fixtures/exports', name);
    const { stdout } = await runCommand(feed, [file, '--json', '--locale', locale, ...list]);
    const { proposed, preview, vehicles: count } = JSON.parse(stdout) as FeedInspection;
    await run('blue-gum', '--feed', file, ...list, '--locale', locale, '--tenants', tenants);
    const tenant = await loadTenant('blue-gum', tenants);
    expect(tenant.settings.stock.mapping).toEqual(proposed);
    const { vehicles } = await loadStock(tenant, { tenantDir: join(tenants, 'blue-gum'), now: Date.now() });
    const facts = ({ make, model, year, price, priceType, odometer, carType, status, stockNumber, vin }: Vehicle) => ({
      ...{ make, model, year, price, priceType, odometer, carType, status, stockNumber, vin },
    });
    expect(vehicles).toHaveLength(count);
    expect(count).toBeGreaterThan(1);
    expect(vehicles.map(facts)).toEqual(preview.map(facts));
  },
);

test('writes the folder but exits with 1 for a feed that needs its mapping fixed before a build (FEED-10)', async () => {
  const dir = temporaryFolder();
  const file = join(dir, 'export.csv');
  writeFileSync(file, 'Make,Model,Price\nToyota,Corolla,25990\nMazda,CX-5,48990\n');
  const { code, stdout } = await run('blue-gum', '--feed', file, '--tenants', dir);
  expect([code, stdout]).toEqual([1, expect.stringContaining('fix stock.mapping so that the site can be built')]);
  expect(existsSync(join(dir, 'blue-gum/settings.json'))).toBe(true);
});

test('as a process, exits with 2, prints the reason to standard error and writes nothing (OPS-05)', async () => {
  const dir = temporaryFolder();
  expect(await runForecourt('new', ['../escape', '--tenants', dir])).toEqual({
    code: 2,
    signal: null,
    stdout: '',
    stderr: expect.stringMatching(/^"\.\.\/escape" is not a valid folder name\. .*\n$/),
  });
  expect(readdirSync(dir)).toEqual([]);
});
