import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFile } from '#src/generator/layout.ts';
import { DealerLocks } from '#src/generator/lock.ts';

function output(): string {
  const dir = mkdtempSync(join(tmpdir(), 'locks-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** As another command left it, this process being that command. */
function taken(dir: string, slug: string, pid = process.pid): void {
  mkdirSync(dirname(lockFile(dir, slug)), { recursive: true });
  writeFileSync(lockFile(dir, slug), String(pid));
}

test('OPS-01 a dealer that another command writes is refused with its process, and no other dealer stays taken', async () => {
  const dir = output();
  taken(dir, 'b');
  await expect(DealerLocks.take(dir, ['a', 'b'], 0)).rejects.toThrow(
    `Another command (process ${process.pid}) is writing b in ${dir}. Wait for it (--wait SECONDS does)`,
  );
  (await DealerLocks.take(dir, ['a', 'c'], 0)).releaseAll();
});

test('OPS-01 dealers that nobody writes can be built beside it, and are given back one by one', async () => {
  const dir = output();
  taken(dir, 'b');
  const locks = await DealerLocks.take(dir, ['a', 'c'], 0);
  locks.release('a');
  await DealerLocks.take(dir, ['a'], 0);
  await expect(DealerLocks.take(dir, ['c'], 0)).rejects.toThrow('is writing c');
});

test('OPS-01 --wait waits until the other command is done', async () => {
  const dir = output();
  taken(dir, 'a');
  const waiting = DealerLocks.take(dir, ['a'], 60);
  rmSync(lockFile(dir, 'a'));
  await waiting;
});

test('OPS-01 a lock whose process is gone is taken over', async () => {
  const dir = output();
  taken(dir, 'a', 2 ** 22 + 1);
  await DealerLocks.take(dir, ['a'], 0);
});
