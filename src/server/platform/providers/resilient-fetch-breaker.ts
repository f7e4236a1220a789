/**
 * Skips a service for a while after several failures in a row; then one call probes it while others wait. Per process.
 */
export interface BreakerRule {
  failures: number;
  openMs: number;
}

interface State {
  failures: number;
  openedAt: number | null;
  probeSince: number | null;
}

const states = new Map<string, State>();

/** Milliseconds; 0 lets this call through, as the probe if the breaker was open. */
export function breakerWait(key: string, { openMs }: BreakerRule, now: number): number {
  const state = states.get(key);
  if (!state || state.openedAt === null) return 0;
  const left = state.openedAt + openMs - now;
  if (left > 0) return left;
  // A lost probe must not block others forever.
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

export function resetBreakers(): void {
  states.clear();
}
