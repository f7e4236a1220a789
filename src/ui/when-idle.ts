/** Within two seconds, for work that no shopper waits for. */
export function whenIdle(task: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
