/**
 * When a delivery that failed is tried again: after half a minute, then twice as long each time up to six hours, a
 * quarter more or less, so that what failed together does not come back together. After 22 tries, about three days, it
 * is dead. What the other side refuses for good is dead after 5: an address may be mended within minutes, and rarely
 * later.
 */
const firstMs = 30_000;
const longestMs = 6 * 3_600_000;
const mostTries = 22;
const mostRefusals = 5;

/** Why a try failed. */
export interface Failure {
  message: string;
  permanent: boolean;
  /** What the other side asked for. */
  retryAfterMs: number | null;
}

/** `random` is 0 up to 1. */
export function backoffMs(tries: number, random: number): number {
  return Math.round(Math.min(firstMs * 2 ** (tries - 1), longestMs) * (0.75 + random / 2));
}

/** Milliseconds until the next try; null when there is none. */
export function nextTryMs(tries: number, { permanent, retryAfterMs }: Failure, random: number): number | null {
  if (tries >= (permanent ? mostRefusals : mostTries)) return null;
  return Math.max(backoffMs(tries, random), Math.min(retryAfterMs ?? 0, longestMs));
}
