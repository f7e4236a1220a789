export interface Queued {
  name: string;
  /** Must finish first; its result doesn't matter. */
  needs?: string | undefined;
}

/**
 * Runs two steps at a time, after their dependencies: first those with dependants, then the longest.
 *
 * @param seconds a step's last duration
 */
export async function runQueue<S extends Queued>(
  steps: S[],
  seconds: (step: S) => number,
  run: (step: S) => Promise<void>,
  atOnce = 2,
): Promise<void> {
  const isNeeded = ({ name }: S): boolean => steps.some(({ needs }) => needs === name);
  const waiting = steps.toSorted(
    (a, b) => Number(isNeeded(b)) - Number(isNeeded(a)) || seconds(b) - seconds(a) || a.name.localeCompare(b.name),
  );
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs === undefined || !unfinished.has(needs));
    if (next < 0 || running.size >= atOnce) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1) as [S];
    const job = run(step).finally(() => {
      unfinished.delete(step.name);
      running.delete(job);
    });
    running.add(job);
  }
}
