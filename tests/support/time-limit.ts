/** How long tests wait before they give up. A limit ends what hangs; it must not fail what is only slow. */
import { readTimeFactor } from '../../scripts/test-run/variables.ts';

/** TIME_FACTOR stretches every limit for a slow or busy machine (`npm test` sets it). At least 1. */
export const timeFactor = readTimeFactor(process.env.TIME_FACTOR);

/** A limit in milliseconds, stretched by TIME_FACTOR. `ms` is enough for a quiet machine with two cores. */
export const timeLimit = (ms: number): number => ms * timeFactor;
