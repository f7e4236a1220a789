/** How long tests wait before they give up. A limit ends what hangs; it must not fail what is only slow. */

/** TIME_FACTOR stretches every limit for a slow or busy machine (`npm test` sets it). At least 1. */
export const timeFactor = readFactor(process.env.TIME_FACTOR);

/** A limit in milliseconds, stretched by TIME_FACTOR. `ms` is enough for a quiet machine with two cores. */
export const timeLimit = (ms: number): number => ms * timeFactor;

/** The factor that a variable's text names; throws where it is no number of 1 or more. */
export function readFactor(text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const factor = Number(text);
  if (!(factor >= 1 && Number.isFinite(factor)))
    throw new Error(`TIME_FACTOR is "${text}"; it must be a number of 1 or more.`);
  return factor;
}
