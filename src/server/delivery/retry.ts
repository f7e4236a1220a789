/**
 * When a failed delivery is attempted again: after half a minute, then twice as long each time up to six hours, a quarter
 * more or less, so that deliveries which failed together do not come back together. After 22 attempts, about three days,
 * it is dead. A shopper's own address that is refused for good is dead after 5: people mistype addresses. A dealer's CRM
 * or mailbox never is, whatever it answers: a rotated key or a moved URL is often fixed a day later.
 */
const firstMs = 30_000;
const longestMs = 6 * 3_600_000;
const mostTries = 22;
const mostRefusals = 5;

/** Attempts after which the operator hears of a delivery that still fails: about eight minutes. */
export const attemptsBeforeAlarm = 5;

/** Why an attempt failed. */
export interface Failure {
  message: string;
  /** A shopper's address or number was refused for good. */
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
