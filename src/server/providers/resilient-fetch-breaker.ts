/**
 * A circuit breaker for each service: after so many failures in a row it is left alone for a while; then one call
 * tries again, and the others wait for what that one finds. It lives in the memory of one process.
 */
export interface BreakerRule {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open, in milliseconds. */
  openMs: number;
}

interface State {
  failures: number;
  openedAt: number | null;
  probeSince: number | null;
}

const states = new Map<string, State>();

/**
 * Milliseconds until the service may be asked again; 0 lets this call through, as the one that tries where it was open.
 */
export function breakerWait(key: string, { openMs }: BreakerRule, now: number): number {
  const state = states.get(key);
  if (!state || state.openedAt === null) return 0;
  const left = state.openedAt + openMs - now;
  if (left > 0) return left;
  // A try that never reported back, since its process slept or died, does not keep the others out for ever.
  if (state.probeSince !== null && now - state.probeSince < openMs) return openMs - (now - state.probeSince);
  state.probeSince = now;
  return 0;
}

export function breakerSuccess(key: string): void {
  states.delete(key);
}

export function breakerFailure(key: string, rule: BreakerRule, now: number): void {
  const state = states.get(key) ?? { failures: 0, openedAt: null, probeSince: null };
  state.failures += 1;
  if (state.probeSince !== null || state.failures >= rule.failures) state.openedAt = now;
  state.probeSince = null;
  states.set(key, state);
}

/** Forgets every failure, for tests. */
export function resetBreakers(): void {
  states.clear();
}
