/**
 * Retries start after half a minute and double up to six hours, ±25%. A delivery is dead after 22 attempts (about three
 * days), or after 5 if a shopper's address, perhaps mistyped, is permanently refused. Dealers get all attempts: rotated
 * keys and moved URLs are often fixed a day later.
 */
const firstMs = 30_000;
const longestMs = 6 * 3_600_000;
const maxAttempts = 22;
const maxRefusals = 5;

/** About eight minutes. */
export const attemptsBeforeAlarm = 5;

export interface Failure {
  message: string;
  /** A shopper's address or number is permanently refused. */
  permanent: boolean;
  retryAfterMs: number | null;
}

/** `random` is 0 to 1. */
export function backoffMs(tries: number, random: number): number {
  return Math.round(Math.min(firstMs * 2 ** (tries - 1), longestMs) * (0.75 + random / 2));
}

/** Null if no attempts are left. */
export function nextTryMs(tries: number, { permanent, retryAfterMs }: Failure, random: number): number | null {
  if (tries >= (permanent ? maxRefusals : maxAttempts)) return null;
  return Math.max(backoffMs(tries, random), Math.min(retryAfterMs ?? 0, longestMs));
}
