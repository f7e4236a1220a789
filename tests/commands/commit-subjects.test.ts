import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { subjectIssues } from '../../eslint/plain-english.js';
import { projectDir } from '../support/generator.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-subject-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Skips the newest commit: in CI it may be a snapshot or trial merge. */
const history = spawnSync('git', ['log', '--skip=1', '-100', '--no-merges', '--format=%s'], {
  cwd: projectDir,
  encoding: 'utf8',
});

test.skipIf(history.status !== 0)('every subject of the last 100 commits is plain, imperative and short', () => {
  const subjects = history.stdout.trim().split('\n').filter(Boolean);
  expect(subjects.flatMap((subject) => subjectIssues(subject).map((issue) => `${subject}: ${issue}`))).toEqual([]);
});

test.each([
  ['Fix the price on held cars', 0, ''],
  ['Revert "two tests wait"', 0, ''],
  [`Explain ${'x'.repeat(70)}`, 1, 'Commit subject: 78 characters: the limit is 72.\n'],
])('the commit hook checks “%s”', (subject, status, stderr) => {
  const file = join(folder, 'message');
  writeFileSync(file, `${subject}\n\nBody.\n`);
  const run = spawnSync(process.execPath, ['eslint/check-subject.js', file], { cwd: projectDir, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([status, stderr]);
});
