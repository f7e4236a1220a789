import { setTimeout as wait } from 'node:timers/promises';
import { guardedFetch, PrivateAddressError } from '#src/network/guarded-fetch.ts';
import { FeedFetchError } from '../errors.ts';

export interface FeedRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Sent only to this host, never after a redirect to another. */
  secretHeaders?: Record<string, string>;
  body?: string;
  privateHosts: readonly string[];
  /** Per attempt, including the body. */
  timeoutMs: number;
  maxBytes: number;
  /** After a network error, timeout, 408, 429 or 5xx. */
  retries: number;
  /** For all attempts, including pauses. Default: none. */
  totalMs?: number;
  /** Doubles with each attempt. */
  retryDelayMs?: number;
}

export interface FeedAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

const longestPauseMs = 30_000,
  maxRedirects = 5;

/**
 * A 304 counts as success.
 *
 * @throws FeedFetchError; messages omit URL queries, which may contain a key
 */
export async function fetchFeed(request: FeedRequest): Promise<FeedAnswer> {
  const end = performance.now() + (request.totalMs ?? Infinity);
  for (let attempt = 0; ; attempt++) {
    const left = Math.max(1, Math.ceil(end - performance.now()));
    const outcome = await tryOnce({
      ...request,
      ...(left < request.timeoutMs ? { timeoutMs: left, limit: 'totalMs' } : { limit: 'timeoutMs' }),
    });
    if (!('problem' in outcome)) return outcome;
    const { problem, again, retryAfterMs, cause } = outcome;
    const pauseMs = Math.min(longestPauseMs, retryAfterMs ?? (request.retryDelayMs ?? 500) * 2 ** attempt);
    if (!again || attempt >= request.retries || performance.now() + pauseMs >= end) {
      const tries = attempt === 0 ? '' : ` after ${attempt + 1} attempts`;
      throw new FeedFetchError(`${publicAddress(request.url)} ${problem}${tries}.`, { cause });
    }
    await wait(pauseMs);
  }
}

export function publicAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

interface Failure {
  problem: string;
  again: boolean;
  retryAfterMs?: number | null;
  cause?: unknown;
}

async function tryOnce({
  timeoutMs,
  maxBytes,
  limit,
  ...request
}: FeedRequest & { limit: 'timeoutMs' | 'totalMs' }): Promise<FeedAnswer | Failure> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await followed(request, signal);
    if ('problem' in answer) return answer;
    const { response, hasSecrets } = answer;
    if (!response.ok && response.status !== 304) {
      await response.body?.cancel();
      return failedStatus(response, hasSecrets);
    }
    const bytes = await bodyWithin(response, maxBytes);
    return bytes ? { status: response.status, headers: response.headers, bytes } : tooLarge(maxBytes);
  } catch (cause) {
    if (signal.aborted)
      return {
        problem: `did not respond within ${limit === 'totalMs' ? 'the total time allowed' : `${timeoutMs} ms`} (stock.source.${limit})`,
        again: true,
        cause,
      };
    if (cause instanceof PrivateAddressError)
      return {
        problem: `is blocked: ${cause.message}. If the feed is inside your network, ask the operator to add its host to privateHosts in operator.json`,
        again: false,
        cause,
      };
    const reason = withoutCredentials(cause instanceof Error ? cause.message : String(cause));
    return { problem: `cannot be reached (${reason})`, again: !isLasting(cause), cause };
  }
}

const withoutCredentials = (text: string): string => text.replaceAll(/\/\/[^\s/]*@/g, '//');

/** Retrying can't help. */
function isLasting(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return (
    (error instanceof TypeError && code === '') ||
    /^(?:ENOTFOUND|ERR_INVALID_URL|ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)
  );
}

/** Checks redirects like the first URL. Keys never reach another host; https never downgrades. */
async function followed(
  {
    url,
    method = 'GET',
    headers,
    secretHeaders = {},
    body,
    privateHosts,
  }: Omit<FeedRequest, 'timeoutMs' | 'maxBytes' | 'retries'>,
  signal: AbortSignal,
): Promise<{ response: Response; hasSecrets: boolean } | Failure> {
  let address: string = url,
    hasSecrets = true;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response: Response = await guardedFetch(address, {
      method,
      headers: { ...headers, ...(hasSecrets ? secretHeaders : {}) },
      body: body ?? null,
      signal,
      privateHosts,
    });
    if (![301, 302, 303, 307, 308].includes(response.status)) return { response, hasSecrets };
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (location === null || method !== 'GET' || !/^https?:$/.test(URL.parse(location, address)?.protocol ?? ''))
      return {
        problem: `returned a ${response.status} redirect that cannot be followed; check the URL in stock.source`,
        again: false,
      };
    const next = new URL(location, address);
    next.username = next.password = '';
    if (new URL(address).protocol === 'https:' && next.protocol !== 'https:')
      return {
        problem: `redirects from https to http (${next.host}); ask the supplier for an https URL`,
        again: false,
      };
    hasSecrets &&= next.origin === new URL(address).origin;
    address = next.href;
  }
  return { problem: `redirects more than ${maxRedirects} times; check the URL in stock.source`, again: false };
}

function failedStatus(response: Response, hasSecrets: boolean): Failure {
  const { status, statusText } = response;
  const again = status >= 500 || status === 429 || status === 408;
  const hint =
    status === 401 || status === 403
      ? hasSecrets
        ? '; check the key in the environment variable that stock.source names'
        : '; it redirects to another host, which is not sent the keys: use the final URL in stock.source'
      : again
        ? ''
        : '; check the URL in stock.source';
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    problem: `returned ${status}${statusText ? ` ${statusText}` : ''}${hint}`,
    again,
    retryAfterMs: Number.isFinite(after) ? after * 1000 : null,
  };
}

const tooLarge = (maxBytes: number): Failure => ({
  problem: `sends more than ${maxBytes} bytes, the limit in stock.source.maxBytes`,
  again: false,
});

async function bodyWithin(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  const chunks: Uint8Array[] = [];
  let size = announced > maxBytes ? announced : 0;
  if (size > maxBytes) await response.body?.cancel();
  else {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}
