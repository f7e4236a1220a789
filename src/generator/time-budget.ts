/** `BUILD_SECONDS`, else ten minutes per dealer. */
export const budgetSeconds = (env = process.env): number => Number(env['BUILD_SECONDS'] ?? '') || 600;

/**
 * The work calls `check` before each visible step.
 *
 * @throws Error once the time is up
 */
export async function withinBudget<T>(work: (check: () => void) => Promise<T>, seconds = budgetSeconds()): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const timer = setTimeout(
    () =>
      over.abort(
        new Error(`Not built within ${seconds} seconds, the limit per dealer (BUILD_SECONDS). The site is unchanged.`),
      ),
    seconds * 1000,
  );
  try {
    return await Promise.race([work(() => signal.throwIfAborted()), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
