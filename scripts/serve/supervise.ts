/**
 * Keeps the process of the functions running: it is started again when it ends by itself, is killed or hangs. What keeps
 * it from starting the first time (a setting, a file) is no crash: the command ends with its exit code. From then on
 * nothing here ends the command, whose process serves the static pages (ISO-06).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failureText } from '#src/server/database/failure-text.ts';
import { restartPace } from '#src/server/restart-pace.ts';
import type { SentAddress } from '#src/local-server/remote-functions.ts';

/** Sent once the functions answer; `beat` follows every second. */
export type FunctionsMessage = { addresses: SentAddress[] } | 'beat';

export const beatMs = 1000;

/** What depends on the process. */
export interface Dependent {
  up(addresses: SentAddress[]): void;
  down(): void;
  /** Before a stop reaches the process: calls under way may end. */
  close(): Promise<void>;
}

interface Supervision {
  program?: string;
  /** Milliseconds from a signal until a process that does not end is killed. Its own shutdown takes 15,000 at most. */
  endWithinMs?: number;
  /** How long a process may be silent until calls are refused, and until it is killed. */
  patience?: { silentMs: number; hungMs: number };
  /** Milliseconds before the next start. */
  pace?: () => number;
}

/** Gives the exit code, once it was stopped or cannot be started. `args` are those of the process. */
export async function supervise(
  args: string[],
  dependent: Dependent,
  {
    program = join(import.meta.dirname, 'function-process.ts'),
    endWithinMs = 20_000,
    patience = { silentMs: 10_000, hungMs: 60_000 },
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
      console.error(`The functions did not end within ${endWithinMs / 1000} seconds; their process is killed.`);
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
    if (!hasServed) return code ?? 1;
    console.error(`The functions ended (${how}); starting them again.`);
    await pause(pace(), null, { signal: stopping.signal }).catch(() => null);
  }
  return 0;
}

/**
 * Beats are counted against the ticks of this process, not against a clock: a machine that slept has lost none.
 */
function watchBeats(child: ChildProcess, dependent: Dependent, patience: { silentMs: number; hungMs: number }) {
  let addresses: SentAddress[] | null = null;
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
    if (addresses === null) return;
    silentMs += beatMs;
    if (isUp && silentMs > patience.silentMs) {
      isUp = false;
      console.error(`The functions have been silent for ${patience.silentMs / 1000} seconds; calls get 503.`);
      dependent.down();
    }
    if (silentMs > patience.hungMs) child.kill('SIGKILL');
  }, beatMs);
}

/** A process that could not even be made, where the machine has no memory for one, has ended as well. */
async function endOf(child: ChildProcess): Promise<{ code: number | null; how: string }> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return { code, how: signal ?? `code ${code}` };
  } catch (cause) {
    return { code: 1, how: failureText(cause) };
  }
}
