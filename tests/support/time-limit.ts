/** Limits end hanging tests and must not fail slow ones. */
import { readTimeFactor } from '../../scripts/test-run/variables.ts';

/** Extends limits on slow machines (`npm test` sets it). At least 1. */
export const timeFactor = readTimeFactor(process.env.TIME_FACTOR);

/** Milliseconds, sufficient on two quiet cores. */
export const timeLimit = (ms: number): number => ms * timeFactor;
