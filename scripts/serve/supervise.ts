/**
 * Keeps the server running: a process of its own, started again when it ends by itself or is killed. What keeps it from
 * starting the first time (a port in use, a setting) is no crash: the command ends with its exit code. A port that
 * another program took while the server was away is waited for.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restartPace } from '#src/server/restart-pace.ts';

/** What the server tells: it answers, at this port. */
export interface ServerReady {
  port: number;
}

/** The exit code of a server whose port another program has: "try again later" of sysexits.h. */
export const PORT_TAKEN = 75;

/**
 * Starts that fail one after the other. It may be the machine that is out of memory or disk;
 * whoever supervises us decides.
 */
const failuresAllowed = 10;

interface Supervision {
  program?: string;
  /** Milliseconds from a signal until a server that does not end is killed. Its own shutdown takes 15,000 at most. */
  endWithinMs?: number;
  /** Milliseconds between looks at a port that another program has. */
  portTakenWaitMs?: number;
}

/** Gives the exit code, once it was stopped or cannot be started. `args` are those of `npm run serve`. */
export async function supervise(
  args: string[],
  {
    program = join(import.meta.dirname, 'server-process.ts'),
    endWithinMs = 20_000,
    portTakenWaitMs = 1000,
  }: Supervision = {},
): Promise<number> {
  const waitMs = restartPace();
  const stopping = new AbortController();
  let port: number | null = null;
  let child: ChildProcess | null = null;
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    child?.kill('SIGTERM');
    setTimeout(() => {
      console.error(`The server did not end within ${endWithinMs / 1000} seconds; it is killed.`);
      child?.kill('SIGKILL');
    }, endWithinMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  let failures = 0;
  let wasTaken = false;
  while (!stopping.signal.aborted) {
    let isReady = false;
    // The last word counts: whatever port the first one took, shoppers know it by now.
    child = fork(program, port === null ? args : [...args, '--port', String(port)], { stdio: 'inherit', execArgv: [] });
    child.on('message', (ready: ServerReady) => {
      isReady = true;
      failures = 0;
      port = ready.port;
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    const isTaken = code === PORT_TAKEN;
    // A start that the signal met on its way to a taken port served nobody: nothing is left to stop.
    if (stopping.signal.aborted && isTaken) return 0;
    if (stopping.signal.aborted || code === 0) return code ?? 0;
    if (port === null) return code ?? 1;
    if (!isReady && !isTaken && ++failures >= failuresAllowed) {
      console.error(`The server could not be started ${failures} times in a row.`);
      return code ?? 1;
    }
    if (!isTaken) console.error(`The server ended (${signal ?? `code ${code}`}); starting it again.`);
    else if (!wasTaken) console.error(`The server comes back once port ${port} is free.`);
    wasTaken = isTaken;
    await pause(isTaken ? portTakenWaitMs : waitMs(), null, { signal: stopping.signal }).catch(() => null);
  }
  return 0;
}
