import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LastFailure } from '#src/generator/last-failure.ts';
import type { BuildFacts } from '#src/generator/operator-report/dealer-facts.ts';
import type { DealerStatus } from '#src/generator/operator-report/dealer-status.ts';
import type { ReportData } from '#src/generator/operator-report/report-data.ts';
import { now, tree, Workspace } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { inFolders } from '#src/sources/tenants/suggested-commands.ts';
import { runForecourt } from '../support/run-forecourt.ts';
import { releases } from '../../scripts/commands/releases.ts';
import { report as reportCommand } from '../../scripts/commands/report.ts';
import { status as statusCommand } from '../../scripts/commands/status.ts';

const commands = { releases, report: reportCommand, status: statusCommand };

const slug = 'lakeside-auto';

describe('the operator’s report (OPS-10)', () => {
  const space = new Workspace();
  afterAll(() => space.remove());
  const reports = (...path: string[]) => join(space.out(), '.forecourt/reports', ...path);
  const json = <T>(...path: string[]) => JSON.parse(readFileSync(reports(...path), 'utf8')) as T;
  const report = () => json<ReportData>('report.json');
  const facts = () => json<BuildFacts>(slug, 'facts.json');
  const dealer = () => report().dealers.find((one) => one.slug === slug)!;
  const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
  const command = (name: keyof typeof commands, ...args: string[]) =>
    runCommand(commands[name], [...folders(), ...args]);
  const folders = () => ['--out', space.out(), '--tenants', space.tenants];
  const status = async (...args: string[]) => {
    const said = await command('status', '--json', ...args);
    return { ...said, ...(JSON.parse(said.stdout) as { ok: boolean; dealers: DealerStatus[] }) };
  };
  let whole: Record<string, string> = {};

  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', undefined);
    space.addTenant(slug);
    space.treatDrawingsAsPhotos(slug);
    expect((await space.run('build', [slug])).code).toBe(0);
    whole = tree(space.out(`out/${slug}`));
  });

  test('is written by a build as a page and as JSON, with the figures of that build', async () => {
    const { run, totals, withoutLeads } = report();
    expect(run).toMatchObject({ kind: 'build', dealers: 1, at: new Date(now).toISOString() });
    expect(run!.written).toBe(Object.keys(whole).length);
    expect(totals).toMatchObject({ dealers: 1, ok: 1, failed: 0 });
    expect(withoutLeads).toContain('DATABASE_URL');
    const { site } = dealer();
    expect(site!.rejected).toEqual(json(slug, 'rejected.json'));
    expect(site!.vehicles + space.stock(slug).filter(({ status: its }) => its === 'sold').length).toBeGreaterThan(50);
    expect(site!.leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(
      json<unknown[]>(slug, 'left-out.json').length,
    );
    expect(site!.page!.kilobytes).toBeGreaterThan(10);
    expect(site!.days).toEqual([{ day: '2026-11-19', onSale: site!.vehicles, rejected: site!.rejected.length }]);
    const page = parse(readFileSync(reports('report.html'), 'utf8'));
    expect(page.querySelector(`tbody#${slug} th`)!.text).toContain('Lakeside Auto');
  });

  test('stays unchanged when a refresh changes nothing, while the status shows the refresh', async () => {
    const before = statSync(reports('report.html')).mtimeMs;
    expect((await space.run('refresh', [slug], 'out')).json.tenants[0]).toMatchObject({ ok: true, written: 0 });
    const { json: refreshed } = await space.run('refresh', [slug, '--now', later(1)], 'out');
    expect(refreshed.tenants[0]).toMatchObject({ ok: true, written: 0 });
    expect(statSync(reports('report.html')).mtimeMs).toBe(before);
    expect((await status()).dealers[0]).toMatchObject({ refreshedAt: later(1), builtAt: new Date(now).toISOString() });
  });

  test('counts what a refresh changed, and shows when the feed last changed', async () => {
    const rows = space.stock(slug);
    space.setStock(slug, rows.slice(2));
    expect((await space.run('refresh', [slug, '--now', later(3)])).code).toBe(0);
    expect(dealer().site).toMatchObject({
      changed: { gone: 2, new: 0 },
      feed: { changedAt: Date.parse(later(3)), ageHours: 0 },
    });
    space.settings(slug, (settings: Record<string, object>) =>
      Object.assign(settings['branding']!, { name: 'Lakeside Cars' }),
    );
    expect((await space.run('refresh', [slug, '--now', later(9)])).code).toBe(0);
    expect(dealer()).toMatchObject({ name: 'Lakeside Cars', site: { feed: { ageHours: 6 } } });
    expect(report().run).toMatchObject({ kind: 'refresh' });
    space.passMemory(slug, 'fresh');
    expect((await space.run('build', [slug, '--now', later(9)], 'fresh')).code).toBe(0);
    expect(tree(space.out(`out/${slug}`))).toEqual(tree(space.out(`fresh/${slug}`)));
  });

  test('shows a failure and the command to fix it until a build succeeds, and exits with 1 meanwhile', async () => {
    const rows = space.stock(slug);
    space.setStock(slug, rows.slice(0, 5));
    for (const hour of [10, 11]) expect((await space.run('refresh', [slug, '--now', later(hour)])).code).toBe(1);
    expect(json<LastFailure>(slug, 'failure.json')).toMatchObject({
      kind: 'StockRefusedError',
      times: 2,
      since: Date.parse(later(10)),
    });
    expect(report()).toMatchObject({
      totals: { failed: 1 },
      needs: [
        {
          level: 'bad',
          dealers: [slug],
          command: inFolders(`./forecourt feed ${slug}`, { outDir: space.out(), tenantsDir: space.tenants }),
          since: Date.parse(later(10)),
        },
      ],
      dealers: [{ status: 'failed', site: { vehicles: facts().onSale } }],
    });
    expect(await runForecourt('report', folders())).toMatchObject({ code: 1, stderr: '' });
    expect(await status()).toMatchObject({ code: 1, ok: false, dealers: [{ failures: 2, ok: false }] });
    space.setStock(slug, rows);
    // The refresh writes no pages, but the report must show its success.
    expect((await space.run('refresh', [slug, '--now', later(12)])).json.tenants[0]).toMatchObject({
      ok: true,
      written: 0,
    });
    expect(existsSync(reports(slug, 'failure.json'))).toBe(false);
    expect(report()).toMatchObject({ totals: { failed: 0 }, needs: [] });
  });

  test('shows the facts of a restored release again', async () => {
    const before = facts();
    space.setStock(slug, space.stock(slug).slice(1));
    expect((await space.run('refresh', [slug, '--now', later(13)])).code).toBe(0);
    expect(facts().onSale).toBe(before.onSale - 1);
    expect((await command('releases', slug, '--back')).code).toBe(0);
    expect(facts()).toEqual(before);
  });

  test('is rebuilt by ./forecourt report, which keeps the data of the last run', async () => {
    const { run } = report();
    rmSync(reports('report.html'));
    writeFileSync(reports('report.html.1.part'), 'left by a run that was killed');
    const { stdout, stderr } = await command('report');
    expect(stderr).toBe('');
    expect(stdout).toContain('report.html\n1 dealer: ');
    expect(report().run).toEqual(run);
    expect(readFileSync(reports('report.html'), 'utf8')).toMatch(/<\/html>\s*$/);
    expect(JSON.parse((await command('report', '--json')).stdout)).toMatchObject({ version: 1, dealers: [{ slug }] });
  });

  test('copes with damaged files and with folders of removed dealers', async () => {
    const kept = readFileSync(reports(slug, 'facts.json'), 'utf8');
    writeFileSync(reports(slug, 'facts.json'), kept.slice(0, 100));
    writeFileSync(reports(slug, 'rejected.json'), '[');
    mkdirSync(reports('someone-gone'), { recursive: true });
    writeFileSync(reports('someone-gone', 'failure.json'), '{"kind":"Error","message":"x","at":1,"since":1,"times":1}');
    expect((await command('report')).code).toBe(0);
    expect(report().dealers).toEqual([]);
    expect(await status()).toMatchObject({
      code: 1,
      dealers: [{ lines: [`no known build: ./forecourt build ${slug}`] }],
    });
    writeFileSync(reports(slug, 'facts.json'), kept);
    expect((await command('report')).stdout).toContain('1 dealer: ');
  });

  test('prints one line per dealer with ./forecourt status, which refuses an unknown dealer', async () => {
    const { stdout } = await command('status', slug);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stdout).toMatch(/^[ !] lakeside-auto +built .* ago; feed changed .* ago; \d+ vehicles; \d+ warnings?/);
    expect(await runForecourt('status', ['no-such', ...folders()])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('No such dealer: no-such.'),
    });
  });
});
