import { isPublicHost } from '#src/domain/pictures/photo-hosts.ts';

/** What stands at an address of another host, its body unread. */
export interface AddressAnswer {
  status: number;
  /** Media type without its parameters; null where none is told. */
  type: string | null;
  /** Length of the body; null where it is not told. */
  bytes: number | null;
}

/** @throws Error saying why there is no answer, as the end of the sentence "this address ..." */
export type AskAddress = (url: string) => Promise<AddressAnswer>;

const mostRedirects = 5;
const timeoutMs = 10_000;
/** Statuses by which servers say that they know no HEAD, or nothing of it. */
const asksForMore = new Set([400, 403, 404, 405, 501]);
const headers = { 'user-agent': 'Forecourt link check' };

/**
 * Asks a host of the web, and no other machine: each address on the way is judged by its name.
 * @throws Error saying why there is no answer
 */
export async function askAddress(
  url: string,
  isAllowed: (host: string) => boolean = isPublicHost,
): Promise<AddressAnswer> {
  let at = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const { hostname } = new URL(at);
    if (!isAllowed(hostname)) throw new Error('leads to a host that the web does not know');
    const response = await once(at);
    const next = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || next === null) return answerOf(response);
    at = new URL(next, at).href;
  }
  throw new Error(`is moved on more than ${mostRedirects} times`);
}

async function once(url: string): Promise<Response> {
  const response = await send(url, 'HEAD');
  return asksForMore.has(response.status) ? send(url, 'GET') : response;
}

async function send(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  try {
    const response = await fetch(url, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response;
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const { code } = ((cause as Error).cause ?? {}) as NodeJS.ErrnoException;
    throw new Error(
      isLate ? `gives no answer within ${timeoutMs / 1000} s` : `does not answer${code ? ` (${code})` : ''}`,
      {
        cause,
      },
    );
  }
}

function answerOf({ status, headers: told }: Response): AddressAnswer {
  const length = Number(told.get('content-length') ?? Number.NaN);
  return {
    status,
    type: told.get('content-type')?.split(';')[0]!.trim().toLowerCase() ?? null,
    bytes: Number.isFinite(length) ? length : null,
  };
}
