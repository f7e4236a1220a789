import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuilder } from '#src/generator/builder-bundle.ts';
import { timeLimit } from '../../support/time-limit.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-builder-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Without those that the test planted. */
const bundles = () => readdirSync(dir).filter((name) => !'abc'.includes(name));

test(
  'bundles the builder once per set of sources, and deletes the oldest bundles (OPS-06)',
  async () => {
    for (const [age, name] of ['a', 'b', 'c'].entries()) {
      mkdirSync(join(dir, name));
      utimesSync(join(dir, name), age + 1, age + 1);
    }
    const { buildTenants } = await loadBuilder({ all: 'one' }, dir);
    expect(buildTenants).toBeTypeOf('function');
    const made = bundles();
    expect(made).toHaveLength(1);
    expect(readdirSync(dir).toSorted()).toEqual([...made, 'b', 'c'].toSorted());

    const { ino } = statSync(join(dir, made[0]!));
    await loadBuilder({ all: 'one' }, dir);
    expect(statSync(join(dir, made[0]!)).ino).toBe(ino);

    await loadBuilder({ all: 'another' }, dir);
    expect(readdirSync(dir)).toHaveLength(3);
    expect(readdirSync(dir)).toContain(made[0]);
  },
  timeLimit(240_000),
);

test('bundles the render threads too, without a path to their source (OPS-06)', () => {
  const [folder = ''] = bundles().map((name) => join(dir, name));
  expect(existsSync(join(folder, 'render-worker.mjs'))).toBe(true);
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(code.filter((text) => text.includes('new Worker('))).toHaveLength(1);
  expect(code.filter((text) => text.includes("render-worker.ts'"))).toEqual([]);
});
