import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandFile } from '../../scripts/command-file.ts';
import { now, projectDir, Workspace } from '../support/generator.ts';

const slugs = ['ironbark-ford', 'kauri-cars'];
const space = new Workspace();
beforeAll(() => {
  for (const slug of slugs) space.addTenant(slug, { rows: 12 });
});
afterAll(() => space.remove());

test.each([
  ['lines', []],
  ['one JSON object', ['--json']],
])('builds every dealer even if its output pipe is closed, reporting as %s (OPS-01)', async (name, args) => {
  const out = space.out(name);
  const child = spawn(
    process.execPath,
    [commandFile, 'build', ...args, '--tenants', space.tenants, '--out', out, '--now', now],
    { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdout.destroy();
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(slugs.filter((slug) => existsSync(join(out, slug, 'index.html')))).toEqual(slugs);
});
