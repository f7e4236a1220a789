import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Issue } from '#src/sources/tenants/issue.ts';
import { newTenant } from '../../scripts/commands/new-tenant.ts';
import { validate } from '../../scripts/commands/validate.ts';
import { Workspace } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';

const space = new Workspace();
beforeAll(() => space.addTenant('kauri-cars'));
afterAll(() => space.remove());

test('refuses placeholder addresses in production mode, and names the setting (OPS-05)', async () => {
  vi.stubEnv('FORECOURT_MODE', 'production');
  const { code, json } = await space.run('build').finally(() => vi.unstubAllEnvs());
  expect(code).toBe(1);
  expect(json.tenants[0]!.errors.join('\n')).toMatch(
    /settings\.json:\d+ {2}siteUrl {2}is https:\/\/www\.kauricars\.example, a placeholder URL/,
  );
  expect(existsSync(space.out('out/kauri-cars'))).toBe(false);
});

test('validate --live reports each placeholder of new dealers only once (OPS-05)', async () => {
  const tenants = ['--tenants', tempDir()];
  const slugs = ['first-cars', 'second-cars', 'third-cars'];
  for (const slug of slugs)
    expect(await runCommand(newTenant, [slug, '--no-dev', ...tenants])).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = await runCommand(validate, ['--live', '--offline', '--json', ...tenants]);
  const { tenants: validations } = JSON.parse(stdout) as { tenants: { slug: string; issues: Issue[] }[] };
  expect(validations.map(({ slug }) => slug)).toEqual(slugs);
  for (const { issues } of validations) {
    const fields = issues.flatMap(({ file, path }) => (path === '' ? [] : [`${file} ${path}`]));
    expect(fields).toContain('locations.json locations[0].licenceNumber');
    expect(fields).toEqual([...new Set(fields)]);
    expect(issues.filter(({ reason }) => /the same as at|word-for-word/.test(reason))).toEqual([]);
  }
});
