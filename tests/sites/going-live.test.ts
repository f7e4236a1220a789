import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Issue } from '#src/sources/tenants/issue.ts';
import { projectDir, Workspace } from '../support/generator.ts';
import { tempDir } from '../support/temp-dir.ts';

const space = new Workspace();
beforeAll(() => space.addTenant('kauri-cars'));
afterAll(() => space.remove());

test('refuses placeholder addresses in production mode, and names the setting (OPS-05)', async () => {
  const build = promisify(execFile)(
    process.execPath,
    [join(projectDir, 'scripts/build.ts'), '--tenants', space.tenants, '--out', space.out()],
    { cwd: projectDir, env: { ...process.env, FORECOURT_MODE: 'production' } },
  );
  await expect(build).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /settings\.json:\d+ {2}siteUrl {2}is https:\/\/www\.kauricars\.example, a placeholder address/,
    ),
  });
  expect(existsSync(space.out('out/kauri-cars'))).toBe(false);
});

test('of dealers as the scaffold makes them validate --live tells each field once, as what it still says (OPS-05)', async () => {
  const folder = tempDir();
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(projectDir, 'scripts', script), ...args, '--tenants', folder], {
      cwd: projectDir,
    });
  const slugs = ['first-cars', 'second-cars', 'third-cars'];
  for (const slug of slugs) await run('new-tenant.ts', slug, '--no-dev');
  const { stdout } = await run('validate.ts', '--live', '--offline', '--json').catch(
    (failed: unknown) => failed as { stdout: string },
  );
  const { tenants } = JSON.parse(stdout) as { tenants: { slug: string; issues: Issue[] }[] };
  expect(tenants.map(({ slug }) => slug)).toEqual(slugs);
  for (const { issues } of tenants) {
    const fields = issues.flatMap(({ file, path }) => (path === '' ? [] : [`${file} ${path}`]));
    expect(fields).toContain('locations.json locations[0].licenceNumber');
    expect(fields).toEqual([...new Set(fields)]);
    expect(issues.filter(({ reason }) => /as at|word for word/.test(reason))).toEqual([]);
  }
});
