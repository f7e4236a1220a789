import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validate } from '../../scripts/commands/validate.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';
import { plainSettings, tenantsWith } from '../unit/sources/tenants/tenant-folder.ts';

const run = (...args: string[]) => runCommand(validate, args);

test('notes photos from other hosts and how they are served (OPS-01)', async () => {
  const dir = tenantsWith({
    'settings.json': { ...plainSettings, stock: { source: { kind: 'json', path: 'stock.json' } } },
    'stock.json': [
      { id: '1', year: 2021, make: 'Toyota', model: 'Corolla', images: ['https://photos.feed.example/1.jpg'] },
    ],
  });
  expect((await run('--tenants', dir)).stdout).toContain(
    "note     Images come from other hosts: photos.feed.example (1); the site's own function fetches and resizes them",
  );
});

test('passes a valid dealer with exit code 0 (OPS-05)', async () => {
  expect(await run('--tenants', tenantsWith())).toMatchObject({ code: 0, stdout: 'test-cars  ok\n' });
});

test('reports a dealer whose check fails, and still checks the others (OPS-05)', async () => {
  const dir = tenantsWith();
  cpSync(join(dir, 'test-cars'), join(dir, 'broken-cars'), { recursive: true });
  mkdirSync(join(dir, 'broken-cars', 'overrides.csv'));
  const { code, stdout, stderr } = await run('broken-cars', 'test-cars', '--tenants', dir);
  expect(code).toBe(1);
  expect(stdout).toMatch(/broken-cars {2}1 error\n {2}error {4}broken-cars {2}couldn't be checked: EISDIR/);
  expect(stdout).toMatch(/\ntest-cars {2}1 warning\n.*siteUrl/);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});

test('warns about a group that no dealer uses, without failing (OPS-05)', async () => {
  const dir = tenantsWith({ 'settings.json': { ...plainSettings, group: 'northern' } });
  for (const group of ['northern', 'southern']) {
    mkdirSync(join(dir, '_groups', group), { recursive: true });
    writeFileSync(join(dir, '_groups', group, 'settings.json'), '{}');
  }
  const { code, stdout } = await run('--tenants', dir);
  expect(stdout).toMatch(
    /^test-cars {2}ok\n_groups\/southern {2}1 warning\n.*_groups\/southern\/settings\.json {2}is not used by any dealer[\s\S]*"group": "southern"/,
  );
  expect(stdout).not.toContain('northern');
  expect(code).toBe(0);
  expect((await run('test-cars', '--tenants', dir)).stdout).toBe('test-cars  ok\n');
});

test('warns about lost rows with one hint for all of them, without failing (OPS-02, OPS-05)', async () => {
  const car = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', price: 15_990 };
  const rows = [
    { ...car, id: '1', odometer: 'notanumber' },
    { ...car, id: '2', price: 1 },
    { ...car, id: '3', year: 0 },
  ];
  const { code, stdout } = await run('--tenants', tenantsWith({ 'stock.json': rows }));
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^test-cars {2}3 warnings\n {2}warning {2}stock\.json:\d+ {2}price {2}1 row has no page \(id 2\): .*\n {2}warning {2}stock\.json:\d+ {2}year {2}1 row has no page \(id 3\): .*\n {2}warning {2}stock\.json {2}odometer: set aside in 1 row, .*\n {13}Inspect the feed with: \.\/forecourt feed --tenants \S+ test-cars\. Fix it .*\n$/,
  );
});

test('prints every issue with its line and hint and ends with exit code 1 (OPS-05)', async () => {
  const dir = tenantsWith({ 'settings.json': { ...plainSettings, template: 'showrom', search: { pagesize: 3 } } });
  const { code, stdout } = await run('test-cars', '--tenants', dir);
  expect(code).toBe(1);
  expect(stdout).toContain('test-cars  2 errors');
  expect(stdout).toMatch(/error {4}settings\.json:\d+ {2}template {2}is "showrom"[\s\S]+Did you mean "showroom"\?/);
  expect(stdout).toContain('Did you mean search.pageSize?');
  expect(stdout).toContain(
    'note     The stock and the content of these files are checked once these errors are fixed.',
  );
});

test('checks folder and stock with --live, even for a dealer that is not ready, and cites the page, rule and source (LAW-06, OPS-05)', async () => {
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
  const { code, stdout } = await run('--live', '--offline', '--tenants', dir);
  expect(code).toBe(1);
  expect(stdout).toMatch(/error {4}settings\.json:\d+ {2}siteUrl {2}is .*a placeholder URL/);
  expect(stdout).toMatch(
    /error {4}pages\/about-us\.md:\d+ {2}says "no refunds"[^\n]*\n[^\n]*\n +\/about-us · LAW-06 · Austral/,
  );
  expect(stdout).toMatch(/warning {2}feed {2}says "Selling fast"[^\n]*\n[^\n]*\n +\/cars\/\S+ · LAW-06 · /);
  expect(await run('--tenants', dir)).toMatchObject({ code: 0, stdout: 'test-cars  ok\n' });
});

test('prints one JSON object with --json (OPS-06)', async () => {
  const { code, stdout } = await run('--json', 'test-cras', '--tenants', tenantsWith());
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    tenants: [{ slug: 'test-cras', ok: false, issues: [{ severity: 'error', hint: 'Did you mean test-cars?' }] }],
  });
});

test('as a process, exits with 1 and reports a missing stock file on standard output (OPS-02, OPS-05)', async () => {
  const source = { kind: 'csv', path: 'stock.csv' };
  const dir = tenantsWith({ 'settings.json': { ...plainSettings, stock: { source } } });
  expect(await runForecourt('validate', ['--tenants', dir], { env: { NO_COLOR: '1' } })).toEqual({
    code: 1,
    signal: null,
    stdout: expect.stringMatching(/error .*stock\.source\.path {2}names stock\.csv, which does not exist/),
    stderr: '',
  });
});

test('refuses an unknown option with exit code 2 and its usage (OPS-05)', async () => {
  expect(await run('--liv')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option --liv\. Did you mean --live\?.*\n\nUsage: forecourt validate/),
  });
});
