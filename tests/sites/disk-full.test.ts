/** Fills a small in-memory file system, if a test may mount one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tree, Workspace } from '../support/generator.ts';

const slug = 'lakeside-auto';
const space = new Workspace();
const disk = space.out();
mkdirSync(disk, { recursive: true });
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status === 0;

describe.skipIf(!isMounted)('a full disk (OPS-01)', () => {
  const filler = join(disk, 'filler');
  const site = () => tree(space.out(`out/${slug}`));
  let whole: Record<string, string>;
  /** Leaves this many bytes free. */
  const fill = (free: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - free));
  };

  beforeAll(async () => {
    space.addTenant(slug);
    expect((await space.run('build')).code).toBe(0);
    whole = site();
  });

  test.each(['refresh', 'build'] as const)(
    'fails a %s with the reason, keeps the last good site, and succeeds once there is space again',
    async (mode) => {
      const rows = space.stock(slug);
      space.setStock(
        slug,
        rows.map((row) => (Number(row['price']) > 5000 ? { ...row, price: Number(row['price']) - 100 } : row)),
      );
      fill(300_000);
      const { code, json } = await space.run(mode);
      expect([code, json.tenants[0]?.errors.join('\n')]).toEqual([1, expect.stringContaining('ENOSPC')]);
      expect(site()).toEqual(whole);
      rmSync(filler);
      expect((await space.run(mode)).code).toBe(0);
      expect(site()).not.toEqual(whole);
      whole = site();
    },
  );
});

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  space.remove();
});
