/**
 * Keeps the server running: a process of its own, started again when it ends by itself or is killed. What keeps it from
 * starting the first time (a port in use, a setting) is no crash: the command ends with its exit code.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { restartPace } from '#src/server/restart-pace.ts';

/** What the server tells: it answers, at this port. */
export interface ServerReady {
  port: number;
}

/**
 * Starts that fail one after the other. It may be the machine that is out of memory or disk;
 * whoever supervises us decides.
 */
const failuresAllowed = 10;

/** Gives the exit code, once it was stopped or cannot be started. `args` are those of `npm run serve`. */
export async function supervise(
  args: string[],
  program = join(import.meta.dirname, 'server-process.ts'),
): Promise<number> {
  const waitMs = restartPace();
  let isStopping = false;
  let port: number | null = null;
  let child: ChildProcess | null = null;
  let wake = () => {};
  const stop = () => {
    isStopping = true;
    child?.kill('SIGTERM');
    wake();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (let failures = 0; ;) {
    let isReady = false;
    // The last word counts: whatever port the first one took, shoppers know it by now.
    child = fork(program, port === null ? args : [...args, '--port', String(port)], { stdio: 'inherit', execArgv: [] });
    child.on('message', (ready: ServerReady) => {
      isReady = true;
      failures = 0;
      port = ready.port;
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (isStopping || code === 0) return code ?? 0;
    if (port === null) return code ?? 1;
    if (!isReady && ++failures >= failuresAllowed) {
      console.error(`The server could not be started ${failures} times in a row.`);
      return code ?? 1;
    }
    console.error(`The server ended (${signal ?? `code ${code}`}); starting it again.`);
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, waitMs());
    });
    if (isStopping) return 0;
  }
}
