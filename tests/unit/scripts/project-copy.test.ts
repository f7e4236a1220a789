import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProjectCopy } from '../../../scripts/changed-tenants/project-copy.ts';

let project: string;
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-copied-')));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const compiled = (copy: ProjectCopy): string => join(copy.dir, '.forecourt', 'compiled');

test('reuses the folder and compiled code of the last copy, but nothing else (OPS-04)', async () => {
  const first = await ProjectCopy.inItsPlace(project);
  mkdirSync(join(compiled(first), 'abc'), { recursive: true });
  writeFileSync(join(first.dir, 'left.ts'), '');
  mkdirSync(first.folder('before'));
  first.remove();
  expect(existsSync(first.dir)).toBe(false);
  const second = await ProjectCopy.inItsPlace(project);
  expect(second.dir).toBe(first.dir);
  expect(existsSync(join(compiled(second), 'abc'))).toBe(true);
  expect([join(second.dir, 'left.ts'), second.folder('before')].filter((file) => existsSync(file))).toEqual([]);
  second.remove();
});

test('uses another folder while a copy exists, and leaves that copy alone (OPS-04)', async () => {
  const first = await ProjectCopy.inItsPlace(project);
  const other = await ProjectCopy.inItsPlace(project);
  expect(other.dir.startsWith(project)).toBe(false);
  other.remove();
  expect([existsSync(other.dir), existsSync(first.dir)]).toEqual([false, true]);
  first.remove();
});

test('removes a killed run’s files before the next copy (OPS-04)', async () => {
  const work = join(project, '.forecourt', 'compared');
  for (const folder of ['project/src', 'after']) mkdirSync(join(work, folder), { recursive: true });
  const copy = await ProjectCopy.inItsPlace(project);
  expect([existsSync(join(copy.dir, 'src')), existsSync(copy.folder('after'))]).toEqual([false, false]);
  copy.remove();
});
