/** Calls functions by the clock, as a host does: each for every dealer, and never twice at once. */
import { Cron } from 'croner';
import type { ScheduledFunction } from './functions.ts';

export interface Schedule {
  /** No further calls begin. */
  stop(): void;
}

/** `call` makes one call of a function for one dealer and never throws. */
export function startSchedule(scheduled: ScheduledFunction[], dealers: () => Promise<string[]>, call: (job: ScheduledFunction, dealer: string) => Promise<void>): Schedule {
  const jobs = scheduled.map((job) => new Cron(job.schedule, { timezone: 'UTC', protect: true, unref: true }, async () => {
    for (const dealer of await dealers()) await call(job, dealer);
  }));
  return { stop: () => jobs.forEach((job) => job.stop()) };
}
