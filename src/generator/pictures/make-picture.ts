/**
 * The picture library at work: turned upright, in the web's colours, smaller, and without what a camera
 * wrote of place and owner.
 */
import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { largestAddress, shareAddress, shareSizeOf, type MadePicture } from '#src/domain/pictures/made-picture.ts';
import { limit } from '#src/lib/limit.ts';

/** What is known of a file of pictures, as long as the file stays as it is. */
export interface KnownPicture {
  size: number;
  mtimeMs: number;
  /** Of its bytes. */
  hash: string;
  /** As it is shown: turned the right way. */
  width: number;
  height: number;
  /** May be published as it is: not too large, upright, in the web's colours, and says nothing of who took it where. */
  plain: boolean;
  /** More frames than one: it stays as it is, so that it goes on moving. */
  animated: boolean;
}

export type Looked = Omit<KnownPicture, 'size' | 'mtimeMs' | 'hash'>;

/** More than any camera's; a small file can unfold to far more than memory holds. */
const mostPixels = 120_000_000;
/** Largest file that is published as it is. */
const plainBytes = 1_500_000;
const widest = 2000;

export interface PictureMaker {
  look(bytes: Uint8Array): Promise<Looked>;
  /** One result for each address. `keep`: the largest size may be the original, byte for byte. */
  sizes(
    bytes: Uint8Array,
    picture: MadePicture,
    addresses: string[],
    options: { quality: number; keep: boolean },
  ): Promise<Uint8Array[]>;
  reduced(bytes: Uint8Array, ending: string): Promise<Uint8Array>;
}

export function pictureMaker(): PictureMaker {
  sharp.cache(false);
  // Each picture takes one thread, and as many are made at once as there are cores.
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

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });

/** Without its profile a picture in other colours than sRGB would look wrong; converted, it needs none. */
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

/** The original is read once; every size is made from the largest. */
async function sizes(
  bytes: Uint8Array,
  picture: MadePicture,
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

function oneSize(largest: Sharp, picture: MadePicture, address: string, quality: number): Promise<Buffer> {
  // JPEG has no transparency: what shows through is paper, not black.
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
