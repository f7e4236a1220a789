import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, commandOf, isAlive, processesIn } from './processes.ts';

/**
 * Milliseconds per signal. SIGINT flushes everything, but waits forever while recovering from a killed connection.
 * SIGQUIT takes at most five seconds; the next start recovers.
 */
const steps = [
  ['SIGINT', 5000],
  ['SIGQUIT', 6500],
  ['SIGKILL', 5000],
] as const;

/** Null when none runs; a stale pid file may name another program's process. */
export function serverOf(dataFolder: string): number | null {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) && isServerOf(pid, dataFolder) ? pid : null;
}

function isServerOf(pid: number, dataFolder: string): boolean {
  const command = commandOf(pid);
  // Listing processes is expensive on Windows.
  if (command === null) return process.platform === 'win32';
  return command.includes('postgres') && command.includes(` ${dataFolder} `);
}

/** @throws if the server survives SIGKILL. */
export async function endServer(pid: number): Promise<void> {
  for (const [signal, patienceMs] of steps) {
    // Suspended children of a killed server would hold its memory and block the next start.
    const withIt = signal === 'SIGKILL' ? childrenOf(pid) : [];
    for (const one of [pid, ...withIt]) send(one, signal);
    if (await waitForExit([pid, ...withIt], patienceMs)) return;
  }
  throw new Error(`Process ${pid} of the embedded database could not be stopped.`);
}

/** @throws as `endServer` */
export async function clearFolder(dataFolder: string): Promise<void> {
  const server = serverOf(dataFolder);
  if (server !== null) await endServer(server);
  const left = processesIn(dataFolder).filter((pid) => commandOf(pid)?.includes('postgres'));
  for (const pid of left) {
    if (await waitForExit([pid], 2000)) continue;
    send(pid, 'SIGKILL');
    if (!(await waitForExit([pid], 5000)))
      throw new Error(`Process ${pid} of the embedded database could not be stopped.`);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}

async function waitForExit(pids: number[], patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (pids.some(isAlive)) {
    if (performance.now() > until) return false;
    await pause(25);
  }
  return true;
}
