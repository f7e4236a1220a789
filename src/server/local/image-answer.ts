import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { namesType } from './accept.ts';
import { REVALIDATE, textAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { conditional, digest, fileAnswer } from './file-answer.ts';
import { formatOf, imageParams } from './image-request.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { fileName } from './image-store.ts';
import type { ImageStore } from './image-store.ts';

/** Where an image request comes from. */
export interface ImageSource {
  file: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
}

/** Answers for a picture as an image CDN would: the original, or a copy of the wanted width and format. */
export async function imageAnswer(source: ImageSource, store: ImageStore): Promise<Answer> {
  const params = imageParams(source.query);
  if (params.kind === 'bad') return textAnswer(400, params.reason);
  if (params.kind === 'original') return fileAnswer(source.file, source.path, source.headers);
  return resizedAnswer(source, params.request, store);
}

async function resizedAnswer(
  { file, path, headers }: ImageSource,
  request: ImageRequest,
  store: ImageStore,
): Promise<Answer> {
  const source = await readFile(file);
  const format = wantedFormat(file, request, headers);
  const job = { source, fingerprint: digest(source), request, format };
  const answerHeaders = {
    'content-type': `image/${format}`,
    'cache-control': REVALIDATE,
    etag: `"${fileName(job)}"`,
    ...(request.autoFormat ? { vary: 'Accept' } : {}),
  };
  const known = conditional(headers, answerHeaders, Buffer.alloc(0));
  if (known.status === 304) return known;
  try {
    return { ...known, body: await store(job) };
  } catch {
    // A picture that cannot be read is the dealer's file all the same: the browser may judge it.
    return fileAnswer(file, path, headers);
  }
}

function wantedFormat(
  file: string,
  request: ImageRequest,
  headers: IncomingHttpHeaders,
): ImageFormat {
  if (request.format !== null) return request.format;
  return request.autoFormat && namesType(headers.accept, 'image/webp') ? 'webp' : formatOf(file);
}
