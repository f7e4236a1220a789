import { setTimeout as wait } from 'node:timers/promises';
import { breakerFailure, breakerSuccess, breakerWait, type BreakerRule } from './resilient-fetch-breaker.ts';

export interface ResilientOptions {
  /** Per attempt, including the body. */
  timeoutMs: number;
  /** Only for GET, HEAD, PUT, DELETE and `repeatable` calls. */
  retries: number;
  breakerKey: string;
  /** The service detects repeated POSTs. */
  repeatable?: boolean;
  /** Default: open for 30 seconds after 5 failures. */
  breaker?: BreakerRule;
  /** Default: 5 MB. */
  maxBytes?: number;
  send?: (url: string | URL, init: RequestInit) => Promise<Response>;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  /** 0 to 1; spreads retries. */
  random?: () => number;
}

/** No response, 429, 5xx or open breaker. The message contains the host but no secrets. */
export class ProviderDownError extends Error {
  override name = 'ProviderDownError';
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    { cause, retryAfterSeconds = 30 }: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const repeatableMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
const longestWaitMs = 10_000;

/**
 * Reads the whole body. Returns responses other than 429 and 5xx. Follows redirects only with `init.redirect`, since a
 * redirected POST would arrive empty.
 * @throws {ProviderDownError}
 */
export async function resilientFetch(
  url: string | URL,
  init: RequestInit,
  options: ResilientOptions,
): Promise<Response> {
  const {
    breakerKey,
    breaker = { failures: 5, openMs: 30_000 },
    now = Date.now,
    sleep = wait,
    random = Math.random,
  } = options;
  const host = new URL(url).host;
  const tries = mayRepeat(init, options) ? options.retries + 1 : 1;
  let last: ProviderDownError | null = null;
  for (let tried = 1; ; tried++) {
    const closedFor = Math.ceil(breakerWait(breakerKey, breaker, now()) / 1000);
    if (closedFor > 0)
      throw (
        last ??
        new ProviderDownError(`${host} failed several times and will not be called again for ${closedFor} seconds.`, {
          retryAfterSeconds: closedFor,
        })
      );
    const outcome = await attemptFetch(host, url, init, options);
    if (outcome instanceof Response) {
      breakerSuccess(breakerKey);
      return outcome;
    }
    if (init.signal?.aborted) throw init.signal.reason;
    breakerFailure(breakerKey, breaker, now());
    last = outcome.error;
    const waitMs = outcome.requestedMs ?? retryDelayMs(tried, random());
    if (tried >= tries || waitMs > longestWaitMs) throw last;
    await sleep(waitMs);
  }
}

/** 200 ms, 400 ms, 800 ms …, less up to half. */
export const retryDelayMs = (tried: number, random: number): number =>
  Math.min(longestWaitMs, 200 * 2 ** (tried - 1)) * (0.5 + random / 2);

function mayRepeat({ method = 'GET' }: RequestInit, { repeatable = false }: ResilientOptions): boolean {
  return repeatable || repeatableMethods.has(method.toUpperCase());
}

interface Failure {
  error: ProviderDownError;
  requestedMs: number | null;
}

async function attemptFetch(
  host: string,
  url: string | URL,
  init: RequestInit,
  { timeoutMs, maxBytes = 5_000_000, send = fetch }: ResilientOptions,
): Promise<Response | Failure> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(url, {
      redirect: 'manual',
      ...init,
      signal: init.signal ? AbortSignal.any([timeout, init.signal]) : timeout,
    });
    if (response.status !== 429 && response.status < 500) return await readInFull(response, host, maxBytes);
    await response.body?.cancel();
    return failure(`${host} answered ${response.status}.`, undefined, response.headers.get('retry-after'));
  } catch (cause) {
    if (cause instanceof ProviderDownError) return { error: cause, requestedMs: null };
    return failure(
      timeout.aborted
        ? `${host} did not respond within ${timeoutMs / 1000} seconds.`
        : `${host} cannot be reached (${reasonOf(cause)}).`,
      cause,
    );
  }
}

function failure(message: string, cause: unknown, retryAfter: string | null = null): Failure {
  const seconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
  return {
    error: new ProviderDownError(message, { cause, retryAfterSeconds: seconds ?? 30 }),
    requestedMs: seconds === null ? null : seconds * 1000,
  };
}

async function readInFull(response: Response, host: string, maxBytes: number): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ProviderDownError(`${host} sent more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  const empty = [204, 205, 304].includes(response.status);
  return new Response(empty ? null : Buffer.concat(chunks), {
    status: response.status,
    statusText: response.statusText,
    headers: plainHeaders(response.headers),
  });
}

function plainHeaders(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return headers;
}

function reasonOf(cause: unknown): string {
  for (let at: unknown = cause; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return cause instanceof Error ? cause.name : 'unknown';
}
