import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosenTenants, shardIndex } from '#src/generator/chosen-tenants.ts';
import { readOptions, UsageError } from '#src/generator/options.ts';

const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-chosen-'));
const all = Array.from({ length: 200 }, (_, at) => `dealer-${String(at).padStart(3, '0')}`);
for (const slug of all) {
  mkdirSync(join(tenantsDir, slug));
  writeFileSync(join(tenantsDir, slug, 'settings.json'), '{}');
}
afterAll(() => rmSync(tenantsDir, { recursive: true }));

const part = (index: number, count: number, slugs: string[] = []) =>
  chosenTenants({ slugs, tenantsDir, shard: { index, count } });

test('puts each dealer in one shard, with shards of similar size (OPS-02)', () => {
  const parts = [1, 2, 3, 4].map((index) => part(index, 4));
  expect(parts.flat().sort()).toEqual(all);
  for (const { length } of parts) expect(length).toBeGreaterThan(25);
  expect(part(1, 1)).toEqual(all);
});

test('moves dealers only to an added shard, and never between existing ones (OPS-02)', () => {
  const moved = all.filter((slug) => shardIndex(slug, 5) !== shardIndex(slug, 4));
  expect(moved.length).toBeGreaterThan(10);
  expect(new Set(moved.map((slug) => shardIndex(slug, 5)))).toEqual(new Set([5]));
});

test('splits named dealers across the shards (OPS-02)', () => {
  const named = all.slice(0, 12);
  expect([1, 2, 3].flatMap((index) => part(index, 3, named)).sort()).toEqual(named);
});

test.each(['0/4', '5/4', '2', 'a/b', '-1/2', '1/0', '1/2/3'])('refuses --shard %s (OPS-02)', (text) => {
  expect(() => readOptions('build', ['--shard', text])).toThrow(UsageError);
});

test('reads --shard 2/4 as the second of four (OPS-02)', () => {
  expect(readOptions('build', ['--shard', '2/4']).shard).toEqual({ index: 2, count: 4 });
});

test('suggests the dealer that a misspelt name probably meant (OPS-01)', () => {
  expect(() => chosenTenants({ slugs: ['dealr-007'], tenantsDir })).toThrow(
    /^No such dealer: dealr-007 \(did you mean dealer-007\?\)\. In /,
  );
  expect(() => chosenTenants({ slugs: ['elsewhere'], tenantsDir })).toThrow(/^No such dealer: elsewhere\. In /);
});
