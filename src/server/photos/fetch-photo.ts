/**
 * Public web only: checks the host of every URL and redirect, and the IP address again when connecting (DNS rebinding).
 */
import type { lookup as systemLookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { photoAddress } from '#src/domain/images/photo-hosts.ts';
import { publicLookup } from '#src/network/guarded-fetch.ts';

export interface FetchPhotoOptions {
  /** Default: 8 seconds in total. */
  timeoutMs?: number;
  /** Default: 25 MB. */
  maxBytes?: number;
  /** Local servers for demos and tests. */
  standIns?: Readonly<Record<string, number>>;
  lookup?: typeof systemLookup;
}

/** The message only contains the host. */
class PhotoError extends Error {
  override name = 'PhotoError';
}

const maxRedirects = 3;
const imageTypePattern = /^image\/(?:jpeg|jpg|pjpeg|png|webp|avif|gif)\s*(?:;|$)/i;
const headers = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.9',
  'user-agent': 'Forecourt pictures',
};

/** @throws {PhotoError} */
export async function fetchPhoto(address: string, options: FetchPhotoOptions = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 8000);
  let url = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const host = hostOf(url);
    const response = await ask(url, host, signal, options);
    const next = redirectOf(response, url);
    if (next === null) return readImage(response, host, signal, options.maxBytes ?? 25_000_000);
    response.destroy();
    url = next;
  }
  throw new PhotoError(`${hostOf(address)} redirects more than ${maxRedirects} times.`);
}

function hostOf(url: string): string {
  const found = photoAddress(url);
  if ('refused' in found) throw new PhotoError(`A redirect target ${found.refused}.`);
  return found.host;
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: string): string | null {
  return statusCode >= 300 && statusCode < 400 && location !== undefined
    ? (URL.parse(location, url)?.href ?? '')
    : null;
}

function ask(
  url: string,
  host: string,
  signal: AbortSignal,
  { standIns = {}, lookup }: FetchPhotoOptions,
): Promise<IncomingMessage> {
  const port = Object.hasOwn(standIns, host) ? standIns[host] : undefined;
  const { pathname, search } = new URL(url);
  const wanted: RequestOptions = { path: pathname + search, headers: { ...headers, host }, signal };
  return new Promise((resolve, reject) => {
    const request =
      port === undefined
        ? requestHttps({ ...wanted, host, servername: host, lookup: publicLookup(lookup) }, resolve)
        : requestHttp({ ...wanted, host: '127.0.0.1', port }, resolve);
    request.on('error', (cause) => reject(failure(host, cause, signal)));
    request.end();
  });
}

async function readImage(
  response: IncomingMessage,
  host: string,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Buffer> {
  const {
    statusCode,
    headers: { 'content-type': type = '', 'content-length': length },
  } = response;
  try {
    if (statusCode !== 200) throw new PhotoError(`${host} answered ${statusCode}.`);
    if (!imageTypePattern.test(type)) throw new PhotoError(`${host} sent something other than an image.`);
    if (Number(length) > maxBytes) throw new PhotoError(`${host} sent more than ${maxBytes} bytes.`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new PhotoError(`${host} sent more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    throw failure(host, cause, signal);
  } finally {
    response.destroy();
  }
}

function failure(host: string, cause: unknown, signal: AbortSignal): PhotoError {
  if (cause instanceof PhotoError) return cause;
  if (signal.aborted) return new PhotoError(`${host} did not respond in time.`, { cause });
  return new PhotoError(
    `${host} cannot be reached (${(cause as NodeJS.ErrnoException).code ?? (cause as Error).name}).`,
    { cause },
  );
}
