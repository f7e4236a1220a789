/** Third-party accounts: https URLs in environment variables, with the key in the user part. */
import { EnvironmentError } from '../environment.ts';
import { resilientFetch } from './resilient-fetch.ts';

const timeoutMs = 6000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Null without a variable.
 * @throws {EnvironmentError} for an unset variable or a URL other than https.
 */
export function accountAddress(
  variable: string | null,
  setting: string,
  values: Record<string, string | undefined> = process.env,
): URL | null {
  if (variable === null) return null;
  const url = URL.parse(values[variable]?.trim() ?? '');
  if (!url)
    throw new EnvironmentError(`${variable} is not set to a URL, but ${setting} in settings.json refers to it.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))) return url;
  throw new EnvironmentError(`${variable} must start with https:// because it carries shoppers' data.`);
}

export interface ServiceCall {
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  now: number;
}

/**
 * Null for 404. Retries GET calls only.
 * @throws for any other status, invalid JSON, or no response.
 */
export async function askService(account: URL, { path, query = {}, body, now }: ServiceCall): Promise<unknown> {
  const response = await resilientFetch(
    addressOf(account, path, query),
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...authorization(account),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { timeoutMs, retries: body === undefined ? 1 : 0, breakerKey: `service:${account.host}`, now: () => now },
  );
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${account.host} answered ${response.status}.`);
  return response.json();
}

function addressOf(account: URL, path: string, query: Record<string, string>): string {
  const url = new URL(`${account.origin}${account.pathname.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** A key alone is a bearer token; with a password, basic authentication. */
function authorization({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const user = decodeURIComponent(username);
  if (!password) return { authorization: `Bearer ${user}` };
  return { authorization: `Basic ${Buffer.from(`${user}:${decodeURIComponent(password)}`).toString('base64')}` };
}
