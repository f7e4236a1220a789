import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockFile } from '#src/generator/layout.ts';
import { DealerLocks } from '#src/generator/lock.ts';

function output(): string {
  const dir = mkdtempSync(join(tmpdir(), 'locks-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function taken(dir: string, slug: string, { pid = process.pid, host = hostname(), silentMinutes = 0 } = {}): void {
  const file = lockFile(dir, slug);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${pid} ${host}`);
  const said = new Date(Date.now() - silentMinutes * 60_000);
  utimesSync(file, said, said);
}

test('refuses a dealer that another command is writing, names its process and locks no other dealer (OPS-01)', async () => {
  const dir = output();
  taken(dir, 'b');
  await expect(DealerLocks.take(dir, ['a', 'b'], 0)).rejects.toThrow(
    `Another command (process ${process.pid}) is writing b in ${dir}. Wait for it to finish (--wait SECONDS)`,
  );
  (await DealerLocks.take(dir, ['a', 'c'], 0)).releaseAll();
});

test('locks the dealers that no other command writes, and releases them one by one (OPS-01)', async () => {
  const dir = output();
  taken(dir, 'b');
  const locks = await DealerLocks.take(dir, ['a', 'c'], 0);
  locks.release('a');
  await DealerLocks.take(dir, ['a'], 0);
  await expect(DealerLocks.take(dir, ['c'], 0)).rejects.toThrow('is writing c');
});

test('waits with --wait until the other command is done (OPS-01)', async () => {
  const dir = output();
  taken(dir, 'a');
  const waiting = DealerLocks.take(dir, ['a'], 60);
  rmSync(lockFile(dir, 'a'));
  await waiting;
});

test('takes over a lock whose process has ended (OPS-01)', async () => {
  const dir = output();
  taken(dir, 'a', { pid: 2 ** 22 + 1 });
  await DealerLocks.take(dir, ['a'], 0);
  expect(readFileSync(lockFile(dir, 'a'), 'utf8')).toBe(`${process.pid} ${hostname()}`);
});

test('respects a lock held by another machine until it has not been refreshed for minutes (OPS-01, OPS-11)', async () => {
  const dir = output();
  const other = { pid: 2 ** 22 + 1, host: 'builder-2' };
  taken(dir, 'a', { ...other, silentMinutes: 2 });
  await expect(DealerLocks.take(dir, ['a'], 0)).rejects.toThrow(`(process ${other.pid} on builder-2) is writing a`);
  taken(dir, 'a', { ...other, silentMinutes: 4 });
  await DealerLocks.take(dir, ['a'], 0);
});

test('takes over a stale lock whose process number is in use again (OPS-01)', async () => {
  const dir = output();
  taken(dir, 'a', { silentMinutes: 4 });
  await DealerLocks.take(dir, ['a'], 0);
});

test('refreshes a lock that it holds, and leaves one that another command took over (OPS-01)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const dir = output();
  const locks = await DealerLocks.take(dir, ['a', 'b'], 0);
  const long = new Date(Date.now() - 120_000);
  for (const slug of ['a', 'b']) utimesSync(lockFile(dir, slug), long, long);
  writeFileSync(lockFile(dir, 'b'), '7 builder-2');
  utimesSync(lockFile(dir, 'b'), long, long);
  vi.advanceTimersByTime(15_000);
  const saidAt = (slug: string) => statSync(lockFile(dir, slug)).mtimeMs;
  expect(saidAt('a')).toBeGreaterThan(long.getTime());
  expect(saidAt('b')).toBe(long.getTime());
  locks.releaseAll();
});
