const timeoutMs = 20_000;

/** Whether a deployed site answers, with its functions; null, or what is wrong. */
export async function isWell(url: string): Promise<string | null> {
  for (const path of ['/', '/api/health']) {
    const status = await fetch(new URL(path, url), { signal: AbortSignal.timeout(timeoutMs) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => null,
    );
    if (status !== 200) return `${path} ${status === null ? 'does not answer' : `answers ${status}`}.`;
  }
  return null;
}
