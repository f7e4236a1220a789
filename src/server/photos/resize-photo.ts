import sharp from 'sharp';
import { shareSizeOf } from '#src/domain/images/generated-image.ts';
import { limit } from '#src/lib/limit.ts';

export interface PhotoSize {
  /** Pixels; null for the link preview crop. */
  width: number | null;
  quality: number;
}

/** Small files may decompress to huge images. */
const maxPixels = 60_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const inTurn = limit(2);

/**
 * Two at once; upright, in sRGB, never enlarged.
 * @throws for a file that isn't an image, is truncated or has too many pixels.
 */
export const resizePhoto = (bytes: Uint8Array, size: PhotoSize): Promise<Buffer> => inTurn(() => resize(bytes, size));

async function resize(bytes: Uint8Array, { width, quality }: PhotoSize): Promise<Buffer> {
  const photo = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' });
  const { format, autoOrient } = await photo.metadata();
  if (!formats.has(format)) throw new Error(`${format} is not a photo format.`);
  const upright = photo.autoOrient().toColourspace('srgb').timeout({ seconds: 10 });
  return width === null
    ? upright
        .resize({ ...shareSizeOf(autoOrient), fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer()
    : upright.resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer();
}
