/** Runs netlify.toml's build command in a shell with a stub for ./forecourt. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectDir } from '../support/generator.ts';

const command = /^ {2}command = '(?<command>[^']+)'$/mv.exec(readFileSync(join(projectDir, 'netlify.toml'), 'utf8'))!
  .groups!.command!;

/** Stub for `./forecourt build [slug]`: builds every dealer if none is named; `bare` gets no pages. */
const forecourt = `#!/bin/sh
shift
mkdir -p dist/.forecourt/server
for slug in \${*:-one two}; do
  mkdir -p "dist/$slug"
  [ "$slug" = bare ] || echo "<h1>$slug</h1>" > "dist/$slug/index.html"
  echo '{"private":{}}' > "dist/.forecourt/server/$slug.json"
done
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-netlify-'));
  writeFileSync(join(folder, 'forecourt'), forecourt, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(shell: string, site: string | null) {
  const { SITE: _, ...env } = process.env;
  return spawnSync(shell, ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...(site === null ? {} : { SITE: site }) },
  });
}

test.each(['sh', 'bash'])('publishes only the dealer in SITE, without build records, in %s (OPS-01)', (shell) => {
  expect(run(shell, 'two').status).toBe(0);
  expect(readdirSync(join(folder, 'publish'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'publish/index.html'), 'utf8')).toContain('two');
});

test.each([
  ['sh', null],
  ['bash', null],
  ['bash', ''],
])('neither builds nor publishes without SITE, in %s with %j (OPS-01)', (shell, site) => {
  const { status, stderr } = run(shell, site);
  expect(status).not.toBe(0);
  expect(stderr).toContain('Set the variable SITE');
  expect(['publish', 'dist'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

test('publishes neither an incomplete site nor leftovers from an earlier run (OPS-01)', () => {
  run('bash', 'one');
  expect(run('bash', 'bare').status).not.toBe(0);
  expect(existsSync(join(folder, 'publish'))).toBe(false);
});
