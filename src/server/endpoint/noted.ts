import { logFailure } from '../log.ts';

/** Work that outlives its answer: hosts log what it throws in full, and a failed query holds a person, so its failure ends here. */
export const noted = (work: Promise<unknown>, ids: Record<string, string>): Promise<unknown> =>
  work.catch((cause: unknown) => logFailure({ at: 'background', ...ids }, 'Work behind an answer failed', cause));
