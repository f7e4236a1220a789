/**
 * Restarts the functions' process when it ends, hangs or doesn't start. Only a failed first start ends the command, which also serves
 * the static pages (ISO-06).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { restartPace } from '#src/server/platform/restart-pace.ts';
import type { FunctionPath } from '#src/local-server/remote-functions.ts';

/** Sent once the functions are ready; then `beat` every second. */
export type FunctionsMessage = { addresses: FunctionPath[] } | 'beat';

export const beatMs = 1000;

export interface Dependent {
  up(addresses: FunctionPath[]): void;
  down(): void;
  /** Called before stopping, to finish running calls. */
  close(): Promise<void>;
}

interface Patience {
  startMs: number;
  silentMs: number;
  hungMs: number;
}

interface Supervision {
  program?: string;
  /** Milliseconds before SIGKILL; shutdown takes up to 15,000. */
  endWithinMs?: number;
  /** Milliseconds to start; then without a beat before calls are refused, and before the process is killed. */
  patience?: Patience;
  /** Milliseconds before a restart. */
  pace?: () => number;
}

/** Returns the exit code once stopped or unable to start. `args`: for the process. */
export async function supervise(
  args: string[],
  dependent: Dependent,
  {
    program = join(import.meta.dirname, 'function-process.ts'),
    endWithinMs = 20_000,
    patience = { startMs: 120_000, silentMs: 10_000, hungMs: 60_000 },
    pace = restartPace(),
  }: Supervision = {},
): Promise<number> {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void dependent.close().then(() => child?.kill('SIGTERM'));
    setTimeout(() => {
      console.error(`The functions did not stop within ${endWithinMs / 1000} seconds; killing their process.`);
      child?.kill('SIGKILL');
    }, endWithinMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  let hasServed = false;
  while (!stopping.signal.aborted) {
    child = fork(program, args, { stdio: 'inherit', execArgv: [] });
    const watch = watchBeats(child, dependent, patience);
    child.on('message', (message: FunctionsMessage) => {
      if (message !== 'beat') hasServed = true;
    });
    const { code, how } = await endOf(child);
    clearInterval(watch);
    dependent.down();
    if (stopping.signal.aborted) return code ?? 0;
    // A process killed for hanging may start the next time.
    if (!hasServed && !child.killed) return code ?? 1;
    console.error(`The functions stopped (${how}); restarting them.`);
    await pause(pace(), null, { signal: stopping.signal }).catch(() => null);
  }
  return 0;
}

/** Counts this process's ticks, so that time asleep doesn't count as silence. */
function watchBeats(child: ChildProcess, dependent: Dependent, patience: Patience) {
  let addresses: FunctionPath[] | null = null;
  let silentMs = 0;
  let isUp = false;
  child.on('message', (message: FunctionsMessage) => {
    if (message !== 'beat') ({ addresses } = message);
    silentMs = 0;
    if (isUp || addresses === null) return;
    isUp = true;
    dependent.up(addresses);
  });
  return setInterval(() => {
    silentMs += beatMs;
    if (addresses === null) {
      if (silentMs <= patience.startMs) return;
      console.error(`The functions did not start within ${patience.startMs / 1000} seconds; killing their process.`);
      child.kill('SIGKILL');
      return;
    }
    if (isUp && silentMs > patience.silentMs) {
      isUp = false;
      console.error(`The functions have not responded for ${patience.silentMs / 1000} seconds; calls get 503.`);
      dependent.down();
    }
    if (silentMs > patience.hungMs) child.kill('SIGKILL');
  }, beatMs);
}

/** A failed start, such as for lack of memory, counts as an exit. */
async function endOf(child: ChildProcess): Promise<{ code: number | null; how: string }> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return { code, how: signal ?? `code ${code}` };
  } catch (cause) {
    return { code: 1, how: failureText(cause) };
  }
}
