import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/**
 * All steps, uncached, on two idle cores. Equals 13 minutes on the machine of the original 12-minute target. Lower it
 * with every improvement.
 */
export const budgetMinutes = 30;

export interface Machine {
  cores: number;
  /** Load average. */
  load: number;
  /** Time for the reference work; null if not measured. */
  workMs: number | null;
  /** Share of CPU time used by other virtual machines, 0 to 1. */
  stolen: number;
}

/** On the machine that the budget was set on. */
const referenceWorkMs = 100;

export type Verdict = { kind: 'within' | 'over' | 'not judged'; text: string };

/** Busy, slower or shared machines aren't judged. */
export function judgeBudget(minutes: number, { cores, load, workMs, stolen }: Machine): Verdict {
  const took = `${minutes.toFixed(1)} min: ${minutes > budgetMinutes ? 'over' : 'within'} the budget of ${budgetMinutes} min`;
  if (minutes <= budgetMinutes) return { kind: 'within', text: `${took}.` };
  const reason =
    cores < 2
      ? 'this machine has one core'
      : load > cores / 2
        ? `this machine was busy (load ${load.toFixed(1)} at the start)`
        : stolen > 0.05
          ? `${Math.round(stolen * 100)}% of its CPU time went to other machines`
          : workMs !== null && workMs > referenceWorkMs * 1.25
            ? `this machine is ${(workMs / referenceWorkMs).toFixed(1)} times slower than the one the budget was set on`
            : null;
  if (reason !== null) return { kind: 'not judged', text: `${took}. Not counted as a failure, because ${reason}.` };
  return { kind: 'over', text: `${took}. The slowest tests show where the time goes.` };
}

export function measureMachine(): { machine: Machine; stolenSince: () => number } {
  const before = processorTimes();
  return {
    machine: { cores: availableParallelism(), load: loadavg()[0] ?? 0, workMs: fixedWork(), stolen: 0 },
    stolenSince: () => {
      const after = processorTimes();
      if (!before || !after) return 0;
      return (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    },
  };
}

/** The best of five sorts of the same numbers. */
function fixedWork(): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const numbers = Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 200_003);
    numbers.sort((a, b) => a - b);
    return performance.now() - started;
  });
  return Math.min(...runs);
}

/** Linux only. */
function processorTimes(): { all: number; stolen: number } | null {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/v);
    const all = ticks.slice(0, 8).reduce((sum, tick) => sum + Number(tick), 0);
    return { all, stolen: Number(ticks[7] ?? 0) };
  } catch {
    return null;
  }
}
