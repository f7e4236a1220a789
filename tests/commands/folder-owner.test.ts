import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFolder } from '#src/server/platform/database/embedded/folder-owner.ts';
import { childrenOf, commandOf, isAlive } from '#src/server/platform/database/embedded/processes.ts';

const patience = { stoppingMs: 60_000, runningMs: 200 };
let folder: string;
let other: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-owner-'));
});
afterEach(() => {
  other?.kill('SIGKILL');
  other = null;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Waits, because the process's command line may first read as empty. */
async function keeperOf(of: string): Promise<number> {
  const script = 'setInterval(() => {}, 1000); console.log("running")';
  const keeper = spawn(process.execPath, ['-e', script, '/anywhere/keeper.ts', of, '5432'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  other = keeper;
  await once(keeper.stdout, 'data');
  return keeper.pid!;
}

const note = (text: string) => writeFileSync(join(folder, 'keeper.pid'), text);

test('refuses a folder that a running keeper owns', async () => {
  const pid = await keeperOf(folder);
  note(String(pid));
  await expect(takeFolder(folder, patience)).rejects.toThrow(`in use by process ${pid}. Stop that process first`);
  expect(readFileSync(join(folder, 'keeper.pid'), 'utf8')).toBe(String(pid));
});

test('waits longer for a keeper that is stopping than for a running one', async () => {
  note(`${await keeperOf(folder)}\nstopping`);
  const taking = takeFolder(folder, patience);
  await expect(Promise.race([taking, pause(600, 'waiting')])).resolves.toBe('waiting');
  other!.kill('SIGKILL');
  const owned = await taking;
  expect(readFileSync(join(folder, 'keeper.pid'), 'utf8')).toBe(String(process.pid));
  owned.stopping();
  expect(readFileSync(join(folder, 'keeper.pid'), 'utf8')).toBe(`${process.pid}\nstopping`);
  owned.leave();
  expect(existsSync(join(folder, 'keeper.pid'))).toBe(false);
});

test.each([
  ['a process that has ended', () => 2 ** 22 + 1],
  ['the keeper of another folder', () => keeperOf(`${folder}-2`)],
  ['this process itself', () => process.pid],
])('takes over a folder whose PID file points to %s', async (_, pid) => {
  note(String(await pid()));
  await expect(takeFolder(folder, patience)).resolves.toBeDefined();
});

test.runIf(process.platform === 'linux')('finds processes without `ps`, which slim images lack', async () => {
  const pid = await keeperOf(folder);
  vi.stubEnv('PATH', '/nowhere');
  expect(commandOf(pid)).toContain(`keeper.ts ${folder} `);
  expect([childrenOf(process.pid).includes(pid), isAlive(pid), commandOf(2 ** 22 + 1)]).toEqual([true, true, '']);
});
