import { guardedFetch, PrivateAddressError, type GuardedRequest } from '#src/network/guarded-fetch.ts';
import { isPublicHost } from '#src/domain/images/photo-hosts.ts';

export interface AddressAnswer {
  status: number;
  /** Without parameters. */
  type: string | null;
  bytes: number | null;
}

/** @throws Error whose message continues "this address ..." */
export type AskAddress = (url: string) => Promise<AddressAnswer>;

const maxRedirects = 5;
const timeoutMs = 10_000;
const noHeadStatuses = new Set([400, 403, 404, 405, 501]);
const headers = { 'user-agent': 'Forecourt link check' };

/**
 * Checks each redirect's host name and IP address.
 *
 * @param isAllowed allows hosts, even private ones
 * @throws Error explaining why there was no response
 */
export async function askAddress(
  url: string,
  isAllowed: (host: string) => boolean = isPublicHost,
  lookup?: GuardedRequest['lookup'],
): Promise<AddressAnswer> {
  let at = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const { hostname } = new URL(at);
    if (!isAllowed(hostname)) throw new Error('points to a host that isn’t public');
    const privateHosts = isPublicHost(hostname) ? [] : [hostname];
    const response = await headOrGet(at, { privateHosts, ...(lookup && { lookup }) });
    const next = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || next === null) return answerOf(response);
    at = new URL(next, at).href;
  }
  throw new Error(`redirects more than ${maxRedirects} times`);
}

type Guard = Pick<GuardedRequest, 'privateHosts' | 'lookup'>;

async function headOrGet(url: string, guard: Guard): Promise<Response> {
  const response = await send(url, 'HEAD', guard);
  return noHeadStatuses.has(response.status) ? send(url, 'GET', guard) : response;
}

async function send(url: string, method: 'HEAD' | 'GET', guard: Guard): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await guardedFetch(url, { method, headers, signal, ...guard });
    await response.body?.cancel();
    return response;
  } catch (cause) {
    if (cause instanceof PrivateAddressError) throw new Error('leads to a private network address', { cause });
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      signal.aborted ? `does not respond within ${timeoutMs / 1000} s` : `does not respond${code ? ` (${code})` : ''}`,
      { cause },
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
