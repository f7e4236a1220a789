/** Delays grow with the starts in the last hour. */
const hourMs = 3_600_000;

const paces = [
  { upTo: 5, waitMs: 100 },
  { upTo: 20, waitMs: 2000 },
  { upTo: Infinity, waitMs: 60_000 },
];

/** Returns milliseconds; `now` must be monotonic. */
export function restartPace(now: () => number = () => performance.now()): () => number {
  let starts: number[] = [];
  return () => {
    starts = [...starts.filter((at) => at > now() - hourMs), now()];
    return paces.find(({ upTo }) => starts.length <= upTo)!.waitMs;
  };
}
