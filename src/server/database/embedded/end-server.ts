/** Finds the PostgreSQL of a data folder and ends it, asking first and by force in the end. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, commandOf, isAlive, processesIn } from './processes.ts';

/**
 * How long each is given. SIGINT lets it write everything out, and waits for ever while it recovers from a killed
 * connection; after SIGQUIT it ends within five seconds and recovers at the next start; SIGKILL nothing survives.
 */
const steps = [
  ['SIGINT', 5000],
  ['SIGQUIT', 6500],
  ['SIGKILL', 5000],
] as const;

/** The running server of the folder, or null: a number left by a crash may long be another program's. */
export function serverOf(dataFolder: string): number | null {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) && isServerOf(pid, dataFolder) ? pid : null;
}

function isServerOf(pid: number, dataFolder: string): boolean {
  const command = commandOf(pid);
  // Windows has no list of processes that is cheap to ask.
  if (command === null) return process.platform === 'win32';
  return command.includes('postgres') && command.includes(` ${dataFolder} `);
}

/** @throws when it does not even end by SIGKILL */
export async function endServer(pid: number): Promise<void> {
  for (const [signal, patienceMs] of steps) {
    // Those of a server that was killed end by themselves, save where they are stopped; they would hold its memory, and
    // the next one could not start.
    const withIt = signal === 'SIGKILL' ? childrenOf(pid) : [];
    for (const one of [pid, ...withIt]) send(one, signal);
    if (await hasEnded(pid, patienceMs)) return;
  }
  throw new Error(`Process ${pid} of the embedded database does not stop.`);
}

/**
 * Ends what runs on the folder, and what a killed server left there: nothing may, before another one
 * starts. @throws as `endServer`
 */
export async function clearFolder(dataFolder: string): Promise<void> {
  const server = serverOf(dataFolder);
  if (server !== null) await endServer(server);
  const left = processesIn(dataFolder).filter((pid) => commandOf(pid)?.includes('postgres'));
  for (const pid of left) {
    if (await hasEnded(pid, 2000)) continue;
    send(pid, 'SIGKILL');
    // Until it is gone it holds the memory that the next server looks for.
    if (!(await hasEnded(pid, 5000))) throw new Error(`Process ${pid} of the embedded database does not stop.`);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}

/** Whether the process is gone within that time. */
async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await pause(25);
  }
  return true;
}
