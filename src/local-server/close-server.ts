import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReportError } from './call-function.ts';

const closeWithinMs = 5000;

/** Running requests get at most five seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const hurry = setTimeout(() => server.closeAllConnections(), closeWithinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(hurry);
}

/** Pending work may add more work. */
export async function waitForSettled(pending: Set<Promise<unknown>>): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}

/** Unfinished work is in the database, for the next process. */
export async function settleWork(
  pending: Set<Promise<unknown>>,
  report: ReportError,
  withinMs = 10_000,
): Promise<void> {
  const late = new AbortController();
  const isSettled = await Promise.race([
    waitForSettled(pending).then(() => true),
    pause(withinMs, false, { signal: late.signal }),
  ]);
  if (isSettled) late.abort();
  else
    report(`Background tasks did not finish: ${pending.size}`, new Error(`timed out after ${withinMs / 1000} seconds`));
}
