/**
 * How many inputs a property test tries. `usual` finds common mistakes in a second or two. The variable FUZZ_RUNS sets
 * another number for every test, or a multiple of the usual ones, such as `10x`. A failure names its seed and the
 * smallest input that shows it.
 */
export function fuzzRuns(usual: number): number {
  const text = process.env.FUZZ_RUNS || String(usual);
  const wanted = text.endsWith('x') ? usual * Number(text.slice(0, -1)) : Number(text);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`FUZZ_RUNS is "${text}"; it must be a whole number of inputs, or a multiple such as 10x.`);
  return wanted;
}
