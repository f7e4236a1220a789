/** Multiplies every time limit. @throws Error unless it is a number of 1 or more */
export function readTimeFactor(text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const factor = Number(text);
  if (!(factor >= 1 && Number.isFinite(factor)))
    throw new Error(`TIME_FACTOR is "${text}"; it must be a number of 1 or more.`);
  return factor;
}

/** Number of inputs for a test. @throws Error unless it is a whole number or a multiple such as 10x */
export function readFuzzRuns(text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual;
  if (!/^[1-9]\d*x?$/v.test(text))
    throw new Error(`FUZZ_RUNS is "${text}"; it must be a whole number of inputs, or a multiple such as 10x.`);
  return text.endsWith('x') ? usual * Number.parseInt(text) : Number(text);
}
