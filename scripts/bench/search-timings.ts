import type { Engine } from './search-engines.ts';
import type { Step } from './search-session.ts';

/** Milliseconds; `batches` is sorted. */
export interface Timings {
  opened: number[];
  first: number[];
  batches: number[];
  hits: number;
}

const opens = 5;
const emptyStep: Step = { query: '', refinements: {}, ranges: {}, sort: null };

/** Times the second run. */
export async function timings(
  engine: Pick<Engine, 'open'>,
  files: Uint8Array[],
  steps: readonly Step[],
): Promise<Timings> {
  const result: Timings = { opened: [], first: [], batches: [], hits: 0 };
  let answer = await engine.open(files);
  for (let run = 0; run < opens; run++) {
    const start = performance.now();
    answer = await engine.open(files);
    result.opened.push(performance.now() - start);
    await answer(emptyStep);
    result.first.push(performance.now() - start);
  }
  for (const isWarm of [false, true]) {
    for (const step of steps) {
      const start = performance.now();
      const found = await answer(step);
      if (!isWarm) continue;
      result.batches.push(performance.now() - start);
      result.hits += found;
    }
  }
  result.batches.sort((a, b) => a - b);
  return result;
}

export const batchAt = ({ batches }: Timings, share: number): string =>
  batches[Math.min(batches.length - 1, Math.floor(batches.length * share))]!.toFixed(2);
