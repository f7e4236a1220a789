/**
 * Calls functions by the clock, as a host does: each for every dealer, several dealers at once, and
 * never twice at once for one.
 */
import { Cron } from 'croner';
import { limit } from '#src/lib/limit.ts';
import { logFailure } from '#src/server/log.ts';
import type { ScheduledFunction } from './functions.ts';

export interface Schedule {
  /** No further calls begin. */
  stop(): void;
}

/** One whose mail server hangs does not cost the others their minute. */
const dealersAtOnce = 8;

/** `call` makes one call of a function for one dealer and never throws. */
export function startSchedule(
  scheduled: ScheduledFunction[],
  dealers: () => Promise<string[]>,
  call: (job: ScheduledFunction, dealer: string) => Promise<void>,
): Schedule {
  const jobs = scheduled.map((job) => {
    const round = startRound(dealers, (dealer) => call(job, dealer));
    return new Cron(
      job.schedule,
      {
        timezone: 'UTC',
        unref: true,
        catch: (cause) => logFailure({ at: 'schedule', job: job.file }, 'The dealers could not be listed', cause),
      },
      round,
    );
  });
  return { stop: () => jobs.forEach((job) => job.stop()) };
}

/** A round over all dealers; one whose last call still runs is left out. */
export function startRound(
  dealers: () => Promise<string[]>,
  call: (dealer: string) => Promise<void>,
): () => Promise<void> {
  const inTurn = limit(dealersAtOnce);
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
