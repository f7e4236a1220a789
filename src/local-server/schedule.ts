/** Runs several dealers at once, but only one run per dealer. */
import { Cron } from 'croner';
import { limit } from '#src/lib/limit.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { ScheduledFunction } from './functions.ts';

export interface Schedule {
  /** Starts no further calls. */
  stop(): void;
}

/** A hanging mail server must not delay other dealers. */
const maxConcurrentDealers = 8;

/** `call` never throws. */
export function startSchedule(
  scheduled: ScheduledFunction[],
  dealers: () => Promise<string[]>,
  call: (job: ScheduledFunction, dealer: string) => Promise<void>,
): Schedule {
  const jobs = scheduled.map((job) => {
    const round = createRun(dealers, (dealer) => call(job, dealer));
    return new Cron(
      job.schedule,
      {
        timezone: 'UTC',
        unref: true,
        catch: (cause) => logFailure({ at: 'schedule', job: job.file }, 'Could not list the dealers', cause),
      },
      round,
    );
  });
  return { stop: () => jobs.forEach((job) => job.stop()) };
}

export function createRun(
  dealers: () => Promise<string[]>,
  call: (dealer: string) => Promise<void>,
): () => Promise<void> {
  const inTurn = limit(maxConcurrentDealers);
  const busy = new Set<string>();
  return async () => {
    const free = (await dealers()).filter((dealer) => !busy.has(dealer));
    await Promise.all(
      free.map((dealer) => {
        busy.add(dealer);
        return inTurn(() => call(dealer)).finally(() => busy.delete(dealer));
      }),
    );
  };
}
