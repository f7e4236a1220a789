import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { limit } from './limit.ts';

const LARGEST_INPUT_PIXELS = 60_000_000;

/** A picture to make: `source` is the original's bytes, `fingerprint` names them. */
export interface ImageJob {
  source: Buffer;
  fingerprint: string;
  request: ImageRequest;
  format: ImageFormat;
}

export type ImageStore = (job: ImageJob) => Promise<Buffer>;

/** Resizes pictures, two at once, and keeps the results in `folder`. */
export function imageStore(folder: string): ImageStore {
  const inTurn = limit(2);
  const running = new Map<string, Promise<Buffer>>();

  return async (job) => {
    const name = fileName(job);
    const kept = await readFile(join(folder, name)).catch(() => null);
    if (kept) return kept;
    const started = running.get(name);
    if (started) return started;
    const making = inTurn(() => resize(job))
      .then((bytes) => keep(folder, name, bytes))
      .finally(() => running.delete(name));
    running.set(name, making);
    return making;
  };
}

/** One name per original and kind of copy, so that a changed original never meets an old copy. */
export function fileName({ fingerprint, request, format }: ImageJob): string {
  const { width, height, quality } = request;
  return `${fingerprint}-${width ?? ''}x${height ?? ''}-q${quality}.${format}`;
}

async function resize({ source, request, format }: ImageJob): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: LARGEST_INPUT_PIXELS });
  const { autoOrient } = await picture.metadata();
  const resized = picture.autoOrient().resize({ ...sizeWithin(autoOrient, request), fit: 'cover', withoutEnlargement: true });
  // JPEG has no transparency: what shows through is paper, not black.
  return (format === 'jpeg' ? resized.flatten({ background: '#ffffff' }) : resized)
    .toFormat(format, { quality: request.quality })
    .toBuffer();
}

/** A crop keeps its shape: of a picture that is too small for it, the largest piece of that shape. */
function sizeWithin(source: { width: number; height: number }, { width, height }: ImageRequest): { width?: number; height?: number } {
  if (width === null || height === null) return { width: width ?? undefined, height: height ?? undefined };
  const scale = Math.min(1, source.width / width, source.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

// Written beside and renamed, so that a killed server leaves no half picture under a good name.
async function keep(folder: string, name: string, bytes: Buffer): Promise<Buffer> {
  const draft = join(folder, `${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
  } catch {
    await rm(draft, { force: true });
  }
  return bytes;
}
