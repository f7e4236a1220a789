import { EnvironmentError } from '../environment.ts';

const timeoutMs = 10_000;

/** @throws EnvironmentError for a variable that is not set to an address */
export function hookAddress(variable: string, values: Record<string, string | undefined> = process.env): URL {
  const url = URL.parse(values[variable]?.trim() ?? '');
  if (url && ['https:', 'http:'].includes(url.protocol)) return url;
  throw new EnvironmentError(`${variable} is not set to an address; private.providers.buildHook names it.`);
}

/** Once: a hook that was slow to answer may have begun its build. @throws Error unless it took the call */
export async function callBuildHook(url: URL): Promise<void> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${response.status}`);
}
