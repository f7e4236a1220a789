import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { RememberedSteps } from '../../../../scripts/test-run/remembered.ts';
import { tempDir } from '../../../support/temp-dir.ts';

const counts = { passed: 7, failed: 0, remembered: 0, skipped: 0 };
let project = '';

beforeEach(() => {
  project = tempDir();
  for (const folder of ['src', '.github', 'node_modules/x', 'src/node_modules'])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, 'src/a.ts'), 'one');
  new RememberedSteps(project, 'browser 1').record('unit', counts);
});

const passed = (tools = 'browser 1'): number | null => new RememberedSteps(project, tools).passed('unit');

test('remembers a passed step while the project has not changed', () => {
  expect(passed()).toBe(7);
  expect(new RememberedSteps(project, 'browser 1').passed('sites')).toBeNull();
});

test.each([
  ['a changed file', () => writeFileSync(join(project, 'src/a.ts'), 'two')],
  ['a new file', () => writeFileSync(join(project, 'src/b.ts'), '')],
  ['a new file in a folder with a dot', () => writeFileSync(join(project, '.github/ci.yml'), '')],
  ['a removed file', () => rmSync(join(project, 'src/a.ts'))],
])('runs the step again after %s', (_change, change) => {
  change();
  expect(passed()).toBeNull();
});

test('runs the step again with another browser, or with a variable that tests read', () => {
  expect(passed('browser 2')).toBeNull();
  vi.stubEnv('FUZZ_RUNS', '1000');
  expect(passed()).toBeNull();
  vi.unstubAllEnvs();
});

test('ignores packages and files that the commands themselves write', () => {
  for (const file of ['.forecourt/x', 'dist/x', 'node_modules/x/y', 'src/node_modules/y', 'run.log']) {
    mkdirSync(join(project, file, '..'), { recursive: true });
    writeFileSync(join(project, file), 'x');
  }
  expect(passed()).toBe(7);
});

test('does not remember a step during which a file changed, even if the change is reverted', () => {
  const steps = new RememberedSteps(project, 'browser 1');
  writeFileSync(join(project, 'src/a.ts'), 'two');
  steps.record('unit', counts);
  writeFileSync(join(project, 'src/a.ts'), 'one');
  expect(passed()).toBeNull();
});

test('never remembers a step that failed or skipped a check', () => {
  new RememberedSteps(project, 'browser 1').record('unit', { ...counts, failed: 1 });
  expect(passed()).toBeNull();
  new RememberedSteps(project, 'browser 1').record('unit', { ...counts, skipped: 3 });
  expect(passed()).toBeNull();
});

test('runs everything if the record is damaged', () => {
  writeFileSync(join(project, '.forecourt/passed/steps.json'), '{"unit":');
  expect(passed()).toBeNull();
});
