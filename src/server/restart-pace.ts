/**
 * How soon something that ended by itself is started again: at once, and more slowly where it keeps ending. Counted
 * within the last hour, never over a lifetime.
 */
const hourMs = 3_600_000;

/** Of the starts within an hour: up to how many, and after how many milliseconds each. */
const paces = [
  { upTo: 5, waitMs: 100 },
  { upTo: 20, waitMs: 2000 },
  { upTo: Infinity, waitMs: 60_000 },
];

/** Gives the milliseconds to wait before each start; `now` is a clock that never goes back. */
export function restartPace(now: () => number = () => performance.now()): () => number {
  let starts: number[] = [];
  return () => {
    starts = [...starts.filter((at) => at > now() - hourMs), now()];
    return paces.find(({ upTo }) => starts.length <= upTo)!.waitMs;
  };
}
