/** For sites without an image service. */
import { createHash } from 'node:crypto';
import { imageWidths } from '#src/domain/images/generated-image.ts';
import { photoAddress } from '#src/domain/images/photo-hosts.ts';
import { ByteCache } from '#src/lib/byte-cache.ts';
import { limit } from '#src/lib/limit.ts';
import { findDealer } from '../platform/dealer/find-dealer.ts';
import { EndpointError, errorAnswer } from '../platform/endpoint/endpoint-error.ts';
import type { FunctionContext } from '../platform/function-context.ts';
import { fetchPhoto, type FetchPhotoOptions } from './fetch-photo.ts';
import { PhotoStore } from './photo-store.ts';
import { resizePhoto, type PhotoSize } from './resize-photo.ts';
import { standInsOf } from '../platform/stand-ins.ts';
import { logFailure } from '../platform/log.ts';

const dayMs = 86_400_000;
/** Feeds may replace photos without changing URLs. */
const freshMs = dayMs;
const failedMs = 60_000;
const maxFailed = 2000;
/** Beyond this, callers must retry. */
const maxPending = 200;

const stores = new Map<string, PhotoStore>();
/** Several sizes are usually requested together. */
const originals = new ByteCache(64_000_000);
const withoutFolder = new ByteCache(32_000_000);
const failed = new Map<string, number>();
const pendingPhotos = new Map<string, Promise<Buffer>>();
const fetching = limit(8);

export type PhotoOptions = Pick<FetchPhotoOptions, 'lookup' | 'timeoutMs' | 'maxBytes'>;

export async function photoAnswer(
  request: Request,
  context: FunctionContext,
  options: PhotoOptions = {},
): Promise<Response> {
  const requested = requestedPhoto(new URL(request.url).searchParams);
  if (requested === null)
    return refusal(
      400,
      'invalid_photo',
      'Pass a photo as url, with either one of the site’s widths as w or an empty share.',
    );
  const dealer = await findDealer(context);
  if (dealer?.settings.images.service !== 'site')
    return refusal(404, 'no_photos', 'This site does not serve photos at this URL.');
  const { hosts, quality } = dealer.settings.images;
  if (!hosts.includes(requested.host))
    return refusal(403, 'other_host', "This host is not on the dealer's list of photo hosts.");
  const photo: Photo = { url: requested.url, size: { width: requested.width, quality } };
  try {
    const bytes = await photoBytes(photo, context, { ...options, standIns: standInsOf(context) });
    return bytes === null
      ? refusal(503, 'busy', 'Too many photos at once.', { 'retry-after': '5' })
      : photoResponse(bytes, photo, request);
  } catch (error) {
    if (!(error instanceof FailedBefore))
      logFailure({ at: 'photo', host: requested.host }, 'A photo could not be processed', error);
    return refusal(502, 'photo_unavailable', 'The photo is not available.', { 'cache-control': 'public, max-age=60' });
  }
}

class FailedBefore extends Error {
  override name = 'FailedBefore';
}

interface Requested {
  url: string;
  host: string;
  width: number | null;
}

function requestedPhoto(query: URLSearchParams): Requested | null {
  const names = [...query.keys()].sort().join();
  const url = URL.parse(query.get('url') ?? '');
  const found = url && url.href.length <= 2000 ? photoAddress(url.href) : null;
  if (!url || !found || 'refused' in found) return null;
  if (names === 'share,url' && query.get('share') === '') return { url: url.href, host: found.host, width: null };
  const width = imageWidths.find((one) => String(one) === query.get('w'));
  return names === 'url,w' && width !== undefined ? { url: url.href, host: found.host, width } : null;
}

interface Photo {
  url: string;
  size: PhotoSize;
}

const nameOf = ({ url, size: { width, quality } }: Photo): string =>
  createHash('sha256').update(`${url}\n${width}\n${quality}`).digest('hex').slice(0, 32);

/** An outdated copy beats none. Null when overloaded. */
async function photoBytes(
  photo: Photo,
  { cacheDir, now = Date.now }: FunctionContext,
  options: FetchPhotoOptions,
): Promise<Buffer | null> {
  const name = nameOf(photo);
  if (cacheDir === undefined) return withoutFolder.get(name, () => make(photo, options, now()));
  const store = stores.get(cacheDir) ?? new PhotoStore(cacheDir);
  stores.set(cacheDir, store);
  const stored = await store.get(name);
  if (stored && now() - stored.madeAt < freshMs) return stored.bytes;
  const running = pendingPhotos.get(name);
  if (running) return running;
  if (pendingPhotos.size >= maxPending) return stored?.bytes ?? null;
  const making = make(photo, options, now())
    .then(async (bytes) => {
      await store.keep(name, bytes, now());
      return bytes;
    })
    .catch((error: unknown) => {
      if (stored) return stored.bytes;
      throw error;
    })
    .finally(() => pendingPhotos.delete(name));
  pendingPhotos.set(name, making);
  return making;
}

async function make({ url, size }: Photo, options: FetchPhotoOptions, now: number): Promise<Buffer> {
  const failedAt = failed.get(url);
  if (failedAt !== undefined && now - failedAt < failedMs) throw new FailedBefore('it failed a moment ago.');
  try {
    const original = await originals.get(url, () => fetching(() => fetchPhoto(url, options)));
    return await resizePhoto(original, size);
  } catch (error) {
    if (failed.size >= maxFailed) failed.clear();
    failed.set(url, now);
    throw error;
  }
}

function photoResponse(bytes: Buffer, { size: { width } }: Photo, request: Request): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false;
  return new Response(isKnown ? null : new Uint8Array(bytes), {
    status: isKnown ? 304 : 200,
    headers: {
      ...plain,
      etag,
      'content-type': width === null ? 'image/jpeg' : 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      // One CDN location fetches the photo for all others.
      'netlify-cdn-cache-control': 'public, durable, max-age=86400, stale-while-revalidate=604800',
      'netlify-vary': 'query=url|w|share',
    },
  });
}

const plain = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  errorAnswer(new EndpointError(status, code, message, { headers: { ...plain, ...headers } }));
