import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changedFiles, lintPaths } from '../../scripts/test-run/changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-changed-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.hooksPath=none'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test('lists committed, uncommitted and new files that differ from the server’s branch, but not removed or ignored ones', () => {
  const [server, clone] = [join(folder, 'server'), join(folder, 'clone')];
  mkdirSync(server);
  git(server, 'init', '--quiet', '--initial-branch', 'main');
  for (const name of ['same.ts', 'committed.ts', 'uncommitted.ts', 'removed.ts'])
    writeFileSync(join(server, name), name);
  writeFileSync(join(server, '.gitignore'), '*.log\n');
  git(server, 'add', '--all');
  git(server, 'commit', '--quiet', '--message', 'First');
  expect(changedFiles(server), 'a repository without a server').toBeNull();
  git(server, 'checkout', '--quiet', '-b', 'work');
  writeFileSync(join(server, 'same.ts'), 'changed');
  expect(changedFiles(server), 'a branch without a server').toEqual(['same.ts']);
  git(server, 'checkout', '--quiet', '--force', 'main');
  git(folder, 'clone', '--quiet', server, clone);
  expect(changedFiles(clone)).toEqual([]);
  writeFileSync(join(clone, 'committed.ts'), 'changed');
  git(clone, 'commit', '--quiet', '--all', '--message', 'Second');
  writeFileSync(join(clone, 'uncommitted.ts'), 'changed');
  writeFileSync(join(clone, 'new é.ts'), 'new');
  writeFileSync(join(clone, 'noise.log'), 'new');
  rmSync(join(clone, 'removed.ts'));
  expect(changedFiles(clone)?.toSorted()).toEqual(['committed.ts', 'new é.ts', 'uncommitted.ts']);
  expect(changedFiles(folder), 'no repository').toBeNull();
});

describe('files linted by verify', () => {
  test.each<[name: string, changed: string[] | null, paths: string[]]>([
    [
      'only code',
      ['src/lib/a.ts', 'src/b.astro', 'README.md', 'scripts/c.mjs'],
      ['src/lib/a.ts', 'src/b.astro', 'scripts/c.mjs'],
    ],
    ['nothing', ['README.md'], []],
    ['everything where a rule changed', ['eslint/import-rules.js'], ['.']],
    ['everything where packages changed', ['package-lock.json', 'src/lib/a.ts'], ['.']],
    ['everything where many files changed', Array.from({ length: 401 }, (_, n) => `src/${n}.ts`), ['.']],
    ['everything where no branch was checked', null, ['.']],
  ])('are %s', (_, changed, paths) => expect(lintPaths(changed)).toEqual(paths));
});
