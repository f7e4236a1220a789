import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { sampleStock } from '../../../../scripts/tenants/scaffold-stock.ts';
import { plainSettings, temporaryFolder, tenantsWith } from './tenant-folder.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');

/** Runs a command of the operator, as npm would. */
async function command(name: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [join(root, 'scripts', `${name}.ts`), ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { code: failed.code, out: failed.stdout, err: failed.stderr };
  }
}

describe('npm run new-tenant', () => {
  test.each([
    ['showroom', 'en-AU', 'AUD', 'km'],
    ['marketplace', 'en-NZ', 'NZD', 'km'],
    ['marketplace', 'en-US', 'USD', 'mi'],
    ['atelier', 'en-AU', 'AUD', 'km'],
  ])(
    'OPS-05 a new %s dealer in %s validates at once, without a warning',
    async (template, locale, currency, distanceUnit) => {
      const dir = temporaryFolder();
      const { code, out } = await command(
        'new-tenant',
        'blue-gum-motors',
        '--template',
        template,
        '--locale',
        locale,
        '--tenants',
        dir,
      );
      expect(code, out).toBe(0);
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
  ])(
    'OPS-05 every sample car of a new %s dealer has drawings of %s, lit as its pages are',
    async (template, library) => {
      const dir = temporaryFolder();
      for (const shared of ['_demo', '_studio']) symlinkSync(join(root, 'tenants', shared), join(dir, shared));
      const { code, out } = await command('new-tenant', 'blue-gum-motors', '--template', template, '--tenants', dir);
      expect(code, out).toBe(0);
      const { tenant, stock } = await loadSite('blue-gum-motors', { tenantsDir: dir, now: Date.now() });
      expect(tenant.settings.images.library).toBe(library);
      expect(stock.vehicles).toHaveLength(6);
      const undrawn = stock.vehicles.filter(({ imagesAreIllustrations }) => !imagesAreIllustrations);
      expect(undrawn.map(({ name }) => name)).toEqual([]);
    },
  );

  test('OPS-05 the cars of an ordinary yard are drawn in the atelier template too', async () => {
    const dir = temporaryFolder();
    symlinkSync(join(root, 'tenants/_studio'), join(dir, '_studio'));
    const place = { slug: 'parramatta', name: 'Parramatta', city: 'Parramatta', state: 'NSW' };
    writeFileSync(join(dir, 'yard.json'), JSON.stringify(sampleStock('showroom', 'en-AU', place)));
    const feed = join(dir, 'yard.json');
    const flags = ['--template', 'atelier', '--feed', feed, '--tenants', dir];
    const { code, out } = await command('new-tenant', 'blue-gum-motors', ...flags);
    expect(code, out).toBe(0);
    const { stock } = await loadSite('blue-gum-motors', { tenantsDir: dir, now: Date.now() });
    expect(stock.vehicles).toHaveLength(6);
    expect(stock.vehicles.filter(({ imagesAreIllustrations }) => !imagesAreIllustrations)).toEqual([]);
  });

  test('OPS-05 dealers may live outside the project: the variable TENANTS names their folder, schemas for editors included', async () => {
    const dir = temporaryFolder();
    const made = await run(process.execPath, [join(root, 'scripts/new-tenant.ts'), 'blue-gum-motors'], {
      cwd: root,
      env: { ...process.env, TENANTS: dir, NO_COLOR: '1' },
    });
    expect(made.stdout).toContain('blue-gum-motors/settings.json');
    expect(existsSync(join(dir, 'blue-gum-motors', '../schemas/settings.schema.json'))).toBe(true);
    const checked = await run(process.execPath, [join(root, 'scripts/validate.ts')], {
      cwd: root,
      env: { ...process.env, TENANTS: dir, NO_COLOR: '1' },
    });
    expect(checked.stdout).toBe('blue-gum-motors  ok\n');
  });

  test('OPS-02 OPS-05 of a feed with bad rows the verdict on the new dealer tells, and the dealer is made', async () => {
    const dir = temporaryFolder();
    const feed = join(dir, 'export.csv');
    writeFileSync(
      feed,
      'Stock No,Year,Make,Model,Price,Rego\nA1,2021,Kia,Rio,15990,ABC123\nA2,2018,Toyota,Yaris,1,ABC124\nA3,2018\n',
    );
    const { code, out } = await command('new-tenant', 'blue-gum-motors', '--feed', feed, '--tenants', dir);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^blue-gum-motors {2}2 warnings\n {2}warning {2}stock\.csv:3 {2}price {2}1 row has no page \(stock number A2\)/,
    );
    expect(out).toContain('\nStock: 3 rows.');
  });

  test('OPS-05 a dealer that is there already is left as it is', async () => {
    const dir = tenantsWith();
    const { code, err } = await command('new-tenant', 'test-cars', '--tenants', dir);
    expect([code, err]).toEqual([2, expect.stringContaining('test-cars is there already')]);
    expect(JSON.parse(readFileSync(join(dir, 'test-cars/settings.json'), 'utf8'))).toEqual(plainSettings);
  });

  test.each([
    [['Blue Gum'], "cannot be a folder's name"],
    [['../escape'], "cannot be a folder's name"],
    [['schemas'], "is a word of the product's own"],
    [['api'], "is a word of the product's own"],
    [['results'], "is a word of the product's own"],
    [['blue-gum', '--template', 'brochure'], '--template is one of showroom, marketplace'],
    [['blue-gum', '--template', 'market-plase'], 'Did you mean marketplace?'],
    [['blue-gum', '--name', ''], '--name is empty: name a value, or leave it out.'],
    [['blue-gum', 'motors'], 'Name one dealer, not 2: blue-gum, motors.'],
    [[], 'Name one dealer'],
  ])('OPS-05 %j is refused with the reason, and nothing is written', async (args, reason) => {
    const dir = temporaryFolder();
    const { code, err } = await command('new-tenant', ...args, '--tenants', dir);
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    expect(existsSync(join(dir, 'blue-gum'))).toBe(false);
  });
});

describe('npm run validate', () => {
  test('OPS-01 it says when photos come from other hosts, and what is done with them', async () => {
    const dir = tenantsWith({
      'settings.json': { ...plainSettings, stock: { source: { kind: 'json', path: 'stock.json' } } },
      'stock.json': [
        { id: '1', year: 2021, make: 'Toyota', model: 'Corolla', images: ['https://photos.feed.example/1.jpg'] },
      ],
    });
    expect((await command('validate', '--tenants', dir)).out).toContain(
      "note     Pictures come from other hosts: photos.feed.example (1); the site's own function fetches and resizes them",
    );
  });

  test('OPS-05 a sound dealer passes with exit code 0', async () => {
    expect(await command('validate', '--tenants', tenantsWith())).toMatchObject({ code: 0, out: 'test-cars  ok\n' });
  });

  test('OPS-05 a group that no dealer names is told of, and fails nothing; one that a dealer names is not', async () => {
    const dir = tenantsWith({ 'settings.json': { ...plainSettings, group: 'northern' } });
    for (const group of ['northern', 'southern']) {
      mkdirSync(join(dir, '_groups', group), { recursive: true });
      writeFileSync(join(dir, '_groups', group, 'settings.json'), '{}');
    }
    const { code, out } = await command('validate', '--tenants', dir);
    expect(out).toMatch(
      /^test-cars {2}ok\n_groups\/southern {2}1 warning\n.*_groups\/southern\/settings\.json {2}is the group of no dealer[\s\S]*"group": "southern"/,
    );
    expect(out).not.toContain('northern');
    expect(code).toBe(0);
    expect((await command('validate', 'test-cars', '--tenants', dir)).out).toBe('test-cars  ok\n');
  });

  test('OPS-02 OPS-05 rows that are lost are warnings, whose hint stands once under them, and fail nothing', async () => {
    const car = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', price: 15_990 };
    const rows = [
      { ...car, id: '1', odometer: 'notanumber' },
      { ...car, id: '2', price: 1 },
      { ...car, id: '3', year: 0 },
    ];
    const { code, out } = await command('validate', '--tenants', tenantsWith({ 'stock.json': rows }));
    expect(code).toBe(0);
    expect(out).toMatch(
      /^test-cars {2}3 warnings\n {2}warning {2}stock\.json:\d+ {2}price {2}1 row has no page \(id 2\): .*\n {2}warning {2}stock\.json:\d+ {2}year {2}1 row has no page \(id 3\): .*\n {2}warning {2}stock\.json {2}odometer: set aside in 1 row, .*\n {13}Look at the feed with: npm run feed -- test-cars --tenants \S+\. Mend it .*\n$/,
    );
  });

  test('OPS-05 every issue is printed with its line and hint, and the exit code is 1', async () => {
    const dir = tenantsWith({ 'settings.json': { ...plainSettings, template: 'showrom', search: { pagesize: 3 } } });
    const { code, out } = await command('validate', 'test-cars', '--tenants', dir);
    expect(code).toBe(1);
    expect(out).toContain('test-cars  2 errors');
    expect(out).toMatch(/error {4}settings\.json:\d+ {2}template {2}is "showrom"[\s\S]+Did you mean "showroom"\?/);
    expect(out).toContain('Did you mean search.pageSize?');
    expect(out).toContain(
      'note     The stock, and in these files what only makes sense in the right form, is judged once the errors are mended.',
    );
  });

  test('LAW-06 OPS-05 --live judges folder and stock, even of a dealer that is not ready, and names page, rule and source', async () => {
    const dir = tenantsWith({
      'pages/about-us.md': '---\ntitle: About us\ndescription: Who.\n---\nStrictly no refunds.\n',
      'stock.json': [
        {
          id: '1',
          year: 2021,
          make: 'Kia',
          model: 'Rio',
          car_type: 'new',
          price: 15_990,
          dealer_comments: 'Selling fast!',
        },
      ],
    });
    const { code, out } = await command('validate', '--live', '--offline', '--tenants', dir);
    expect(code).toBe(1);
    expect(out).toMatch(/error {4}settings\.json:\d+ {2}siteUrl {2}is .*a placeholder address/);
    expect(out).toMatch(
      /error {4}pages\/about-us\.md:\d+ {2}says "no refunds"[^\n]*\n[^\n]*\n +\/about-us · LAW-06 · Austral/,
    );
    expect(out).toMatch(/warning {2}the feed {2}says "Selling fast"[^\n]*\n[^\n]*\n +\/cars\/\S+ · LAW-06 · /);
    expect(await command('validate', '--tenants', dir)).toMatchObject({ code: 0, out: 'test-cars  ok\n' });
  });

  test('OPS-06 --json says the same to a program', async () => {
    const { code, out } = await command('validate', '--json', 'test-cras', '--tenants', tenantsWith());
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      tenants: [{ slug: 'test-cras', ok: false, issues: [{ severity: 'error', hint: 'Did you mean test-cars?' }] }],
    });
  });
});
