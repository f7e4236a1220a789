import { readFuzzRuns } from '../../scripts/test-run/variables.ts';

/**
 * Inputs per property test. FUZZ_RUNS overrides it, with a number or a multiple such as `10x`. Failures report the seed
 * and the smallest input.
 */
export const fuzzRuns = (usual: number): number => readFuzzRuns(process.env.FUZZ_RUNS, usual);
