import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const never = () => () => {};

/**
 * Epoch milliseconds at the start of this minute, so that rendering twice gives the same. Doesn't itself render again.
 * For parts that only browsers render.
 */
export const useNow = (): number => useSyncExternalStore(never, () => Math.floor(Date.now() / minuteMs) * minuteMs);
