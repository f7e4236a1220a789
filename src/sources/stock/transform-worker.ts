import { parentPort, workerData } from 'node:worker_threads';
import { answerOf, type RawRow, type TransformRow } from './transform-answer.ts';

export interface TransformTask {
  address: string;
  file: string;
  rows: (RawRow | null)[];
}

export type TransformOutcome = { answers: (RawRow | string | null)[] } | { problem: string };

async function outcome({ address, file, rows }: TransformTask): Promise<TransformOutcome> {
  let loaded: { default?: unknown };
  try {
    loaded = (await import(address)) as { default?: unknown };
  } catch (cause) {
    return { problem: `cannot be loaded: ${(cause as Error).message}` };
  }
  const transform = loaded.default;
  if (typeof transform !== 'function')
    return { problem: 'has no function as its default export: export default (row) => row.' };
  return { answers: rows.map((row) => (row === null ? null : answerOf(transform as TransformRow, file, row))) };
}

parentPort!.postMessage(await outcome(workerData as TransformTask));
