/**
 * Runs a task of its own once the page has nothing more urgent to do, at the latest after two seconds:
 * nothing a shopper waits for.
 */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
