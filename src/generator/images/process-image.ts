/** Rotates, resizes and converts images to sRGB; removes metadata such as location and owner. */
import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { largestAddress, shareAddress, shareSizeOf, type GeneratedImage } from '#src/domain/images/generated-image.ts';
import { limit } from '#src/lib/limit.ts';

export interface ImageInfo {
  size: number;
  mtimeMs: number;
  hash: string;
  /** After rotation. */
  width: number;
  height: number;
  /** Publishable unchanged: small enough, upright, sRGB, without personal metadata. */
  plain: boolean;
  /** Published unchanged, to preserve the animation. */
  animated: boolean;
}

export type Looked = Omit<ImageInfo, 'size' | 'mtimeMs' | 'hash'>;

/** No camera produces more; without a limit, a small file could fill the memory. */
const maxPixels = 120_000_000;
const plainBytes = 1_500_000;
const widest = 2000;

export interface ImageProcessor {
  look(bytes: Uint8Array): Promise<Looked>;
  /** `keep`: the largest size may be the original file. */
  sizes(
    bytes: Uint8Array,
    picture: GeneratedImage,
    addresses: string[],
    options: { quality: number; keep: boolean },
  ): Promise<Uint8Array[]>;
  reduced(bytes: Uint8Array, ending: string): Promise<Uint8Array>;
}

export function createImageProcessor(): ImageProcessor {
  sharp.cache(false);
  // One thread per image, one image per core.
  sharp.concurrency(1);
  const inTurn = limit(availableParallelism());
  return {
    look: async (bytes) => looked(await open(bytes).metadata(), bytes.byteLength),
    sizes: (bytes, picture, addresses, options) => inTurn(() => sizes(bytes, picture, addresses, options)),
    reduced: (bytes, ending) =>
      inTurn(() =>
        upright(bytes)
          .resize({ width: widest, withoutEnlargement: true })
          .toFormat(ofEnding(ending), { quality: 82 })
          .toBuffer(),
      ),
  };
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });

/** Conversion makes the colour profile unnecessary. */
const upright = (bytes: Uint8Array) => open(bytes).autoOrient().toColourspace('srgb');

function looked(metadata: Metadata, bytes: number): Looked {
  const { autoOrient, orientation = 1, space, hasProfile, exif, xmp, iptc, pages = 1 } = metadata;
  const isBare = orientation === 1 && !hasProfile && !exif && !xmp && !iptc;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    plain: isBare && bytes <= plainBytes && autoOrient.width <= widest && (space === 'srgb' || space === 'b-w'),
    animated: pages > 1,
  };
}

async function sizes(
  bytes: Uint8Array,
  picture: GeneratedImage,
  addresses: string[],
  { quality, keep }: { quality: number; keep: boolean },
): Promise<Uint8Array[]> {
  const { data, info } = await upright(bytes)
    .resize({ width: picture.width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all: Uint8Array[] = [];
  for (const address of addresses)
    all.push(
      keep && address === largestAddress(picture)
        ? bytes
        : await oneSize(sharp(data, { raw: info }), picture, address, quality),
    );
  return all;
}

function oneSize(largest: Sharp, picture: GeneratedImage, address: string, quality: number): Promise<Buffer> {
  // JPEG has no transparency.
  if (address === shareAddress(picture))
    return largest
      .resize({ ...shareSizeOf(picture), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  const width = /-(\d+)\.webp$/.exec(address)?.[1];
  return (width === undefined ? largest : largest.resize({ width: Number(width) })).webp({ quality }).toBuffer();
}

function ofEnding(ending: string): 'jpeg' | 'png' | 'webp' | 'avif' {
  const name = ending.slice(1).toLowerCase();
  if (name === 'png' || name === 'webp' || name === 'avif') return name;
  return 'jpeg';
}
