/** Runs a task when the browser is idle, within two seconds. For work that no shopper waits for. */
export function whenIdle(task: () => void): void {
  // Safari doesn't support idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
