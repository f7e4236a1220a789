import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs);
  return () => clearInterval(timer);
}

/** Epoch milliseconds at the start of this minute. For parts that only browsers render. */
export const useNow = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs);
