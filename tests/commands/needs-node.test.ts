import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';

const project = join(import.meta.dirname, '../..');

test.each([
  ['vitest/vitest.mjs', 'list'],
  ['@playwright/test/cli.js', 'test', '--list'],
])('%s refuses to run on an older Node with a one-line message', (tool, ...args) => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', older, join(project, 'node_modules', tool), ...args],
    { encoding: 'utf8', cwd: project },
  );
  expect(stderr.trim().split('\n')).toEqual([
    'Node 24 or later is required; this is 20.19.0. npm scripts and npx provide it.',
  ]);
  expect(status).toBe(1);
});

test('refuses to run on a machine that has neither Node 24 nor a packaged Node, and installs nothing', () => {
  const root = tempDir();
  writeFileSync(join(root, 'node'), '#!/bin/sh\necho v20.1.0\n', { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '-e',
      `
    import(${JSON.stringify(pathToFileURL(join(project, 'scripts/bootstrap.mjs')).href)}).then(({ bootstrap }) => { process.exitCode = bootstrap(${JSON.stringify(root)}); })`,
    ],
    { encoding: 'utf8', env: { ...process.env, PATH: root } },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Node 24 or later is required; this is 20');
});
