import { readFuzzRuns } from '../../scripts/test-run/variables.ts';

/**
 * How many inputs a property test tries. `usual` finds common mistakes in a second or two. The variable FUZZ_RUNS sets
 * another number for every test, or a multiple of the usual ones, such as `10x`. A failure names its seed and the
 * smallest input that shows it.
 */
export const fuzzRuns = (usual: number): number => readFuzzRuns(process.env.FUZZ_RUNS, usual);
