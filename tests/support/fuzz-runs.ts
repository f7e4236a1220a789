/** How many inputs a property gets: what is usual for it, or as many as FUZZ_RUNS says. A failure names its seed and the smallest input that shows it. */
export function fuzzRuns(usual: number): number {
  const wanted = Number(process.env.FUZZ_RUNS || usual);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`FUZZ_RUNS is "${process.env.FUZZ_RUNS}"; it must be a whole number of inputs.`);
  return wanted;
}
