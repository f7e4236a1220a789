/**
 * Fetches dealer-configured URLs from the public internet only: checks the IP address when connecting, and uses no
 * other.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

export interface GuardedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
  signal?: AbortSignal;
  /** Allowed on a private network. */
  privateHosts: readonly string[];
  lookup?: typeof systemLookup;
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Browsers block these too (fetch.spec.whatwg.org). */
const badPorts = new Set(
  [
    [0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
    [101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179],
    [389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636],
    [989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
    [6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
  ]
    .flat()
    .map(String),
);

/** Doesn't follow redirects. @throws PrivateAddressError, or the connection's error */
export async function guardedFetch(
  address: string | URL,
  { method = 'GET', headers = {}, body = null, signal, privateHosts, lookup = systemLookup }: GuardedRequest,
): Promise<Response> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isAllowed = privateHosts.includes(url.hostname);
  if (badPorts.has(url.port)) throw new TypeError('bad port');
  if (!isAllowed && isIP(host) && !isPublicAddress(host)) throw isInside(url.hostname);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(
      url,
      {
        method,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          ...headers,
          ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        // No pool: its connections were checked against another call's rules.
        agent: false,
        ...(isAllowed ? {} : { lookup: publicLookup(lookup) }),
        ...(signal && { signal }),
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body ?? undefined);
  });
  return asResponse(message);
}

export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = error ? [] : found;
      if (error) callback(error, '', 0);
      else if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
        callback(isInside(hostname), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

const isInside = (host: string): PrivateAddressError =>
  new PrivateAddressError(`${host} is not on the public internet`);

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function asResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = message;
  const headers = new Headers();
  for (let at = 0; at < message.rawHeaders.length; at += 2)
    headers.append(message.rawHeaders[at]!, message.rawHeaders[at + 1]!);
  if ([204, 205, 304].includes(status)) {
    message.resume();
    return new Response(null, { status, statusText, headers });
  }
  const decoder = decoders[headers.get('content-encoding')?.toLowerCase() ?? '']?.();
  const body = decoder ? pipeline(message, decoder, () => undefined) : message;
  if (decoder) for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(Readable.toWeb(body) as ReadableStream, { status, statusText, headers });
}
