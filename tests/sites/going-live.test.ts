import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir, Workspace } from '../support/generator.ts';

const space = new Workspace();
beforeAll(() => space.addTenant('kauri-cars'));
afterAll(() => space.remove());

test('OPS-05 a build in production mode refuses what nobody can reach, and says which key', async () => {
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
