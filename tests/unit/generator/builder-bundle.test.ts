import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuilder } from '#src/generator/builder-bundle.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-builder-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('OPS-06 render threads come out of the bundle too, which reads no source of theirs', async () => {
  await loadBuilder({ pages: 'p', all: 'threads' }, dir);
  const folder = readdirSync(dir)
    .map((name) => join(dir, name))
    .find((name) => existsSync(join(name, 'render-worker.mjs')))!;
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(code.filter((text) => text.includes('new Worker('))).toHaveLength(1);
  expect(code.filter((text) => text.includes("render-worker.ts'"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('OPS-06 what builds sites is bundled once for the same sources and anew for others, and the oldest bundles go', async () => {
  for (const [age, name] of ['a', 'b', 'c'].entries()) {
    mkdirSync(join(dir, name));
    utimesSync(join(dir, name), age + 1, age + 1);
  }
  const { buildTenants } = await loadBuilder({ pages: 'p', all: 'one' }, dir);
  expect(buildTenants).toBeTypeOf('function');
  const made = readdirSync(dir).filter((name) => !'abc'.includes(name));
  expect(made).toHaveLength(1);
  expect(readdirSync(dir).toSorted()).toEqual([...made, 'b', 'c'].toSorted());

  const { ino } = statSync(join(dir, made[0]!));
  await loadBuilder({ pages: 'p', all: 'one' }, dir);
  expect(statSync(join(dir, made[0]!)).ino).toBe(ino);

  await loadBuilder({ pages: 'p', all: 'another' }, dir);
  expect(readdirSync(dir)).toHaveLength(3);
  expect(readdirSync(dir)).toContain(made[0]);
});
