import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '#src/lib/memoize.ts';
import { ByteCache } from '#src/lib/byte-cache.ts';
import { REVALIDATE, type Answer } from './answer.ts';
import { contentType, isCompressible } from './content-type.ts';

const STREAM_FROM = 8 * 1024 * 1024;
const COMPRESS_FROM = 512;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const cache = new ByteCache(96 * 1024 * 1024);
const tagOf = memoize(digest);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Like a CDN: strong ETag per encoding, brotli or gzip, `/_a/` files cached for a year. */
export async function fileAnswer(file: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const stats = statSync(file);
  const identity = `${file}|${stats.ino}|${stats.size}|${stats.mtimeMs}`;
  const base = { 'content-type': contentType(file), 'cache-control': cacheControl(path) };
  if (stats.size > STREAM_FROM) {
    const streamed = { ...base, etag: `"${digest(Buffer.from(identity))}"` };
    return conditional(headers, streamed, { file, size: stats.size });
  }
  const bytes = await cache.get(identity, () => readFile(file));
  return bytesAnswer(bytes, base, headers);
}

type Encoding = 'br' | 'gzip' | null;

function acceptedEncoding(header: string | undefined): Encoding {
  const weights = parseWeights(header ?? '');
  if (accepts(weights, 'br')) return 'br';
  return accepts(weights, 'gzip') ? 'gzip' : null;
}

function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((item) => item.trim().replace(/^W\//v, '') === tag);
}

function accepts(weights: Map<string, number>, name: string): boolean {
  return (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}

function parseWeights(header: string): Map<string, number> {
  const items = header.split(',').map((item) => item.split(';').map((part) => part.trim()));
  return new Map(items.map(([name = '', ...rest]) => [name.toLowerCase(), weightOf(rest)]));
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q=/iv.test(parameter));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}

async function bytesAnswer(
  bytes: Buffer,
  base: { 'content-type': string; 'cache-control': string },
  headers: IncomingHttpHeaders,
): Promise<Answer> {
  const tag = tagOf(bytes);
  if (!isCompressible(base['content-type']) || bytes.length < COMPRESS_FROM) {
    return conditional(headers, { ...base, etag: `"${tag}"` }, bytes);
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const compressible = { ...base, vary: 'Accept-Encoding' };
  if (encoding === null) return conditional(headers, { ...compressible, etag: `"${tag}"` }, bytes);
  const body = await cache.get(`${tag}|${encoding}`, () =>
    compress(bytes, encoding, base['cache-control'] === IMMUTABLE),
  );
  const encoded = { ...compressible, 'content-encoding': encoding, etag: `"${tag}-${encoding}"` };
  return conditional(headers, encoded, body);
}

function conditional(
  headers: IncomingHttpHeaders,
  answerHeaders: Record<string, string> & { etag: string },
  body: Answer['body'],
): Answer {
  const known = matchesTag(headers['if-none-match'], answerHeaders.etag);
  return known
    ? { status: 304, headers: answerHeaders, body: Buffer.alloc(0) }
    : { status: 200, headers: answerHeaders, body };
}

function cacheControl(path: string): string {
  return path.startsWith('/_a/') ? IMMUTABLE : REVALIDATE;
}

/** Immutable files are compressed only once, so this may take a tenth of a second. */
async function compress(bytes: Buffer, encoding: NonNullable<Encoding>, isForever: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(bytes, { level: 6 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isForever ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
