import sharp from 'sharp';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { isElsewhere, photoAddress } from '#src/domain/images/photo-hosts.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { fetchPhoto } from '../photos/fetch-photo.ts';
import type { SiteFiles } from '../platform/site-files.ts';

export interface BrochurePhotos {
  main: Buffer | null;
  small: Buffer[];
  /** `hasName`: the image contains the dealer's name. */
  brand: { image: Buffer; hasName: boolean } | null;
}

export interface PhotoSources {
  site: SiteFiles;
  standIns?: Readonly<Record<string, number>>;
  fetchRemote?: (address: string) => Promise<Uint8Array | null>;
}

const maxSmallPhotos = 5;
const limits = { timeoutMs: 5000, maxBytes: 10_000_000 };
/** 220 and 300 dpi. */
const mainSize = { width: 1560, height: 878 };
const smallSize = { width: 420, height: 280 };

export async function brochurePhotos(
  { images }: PublishedVehicle,
  settings: Pick<PublicSettings, 'siteUrl' | 'branding' | 'images'>,
  sources: PhotoSources,
): Promise<BrochurePhotos> {
  const brand = await brandImage(settings, sources.site).catch(() => null);
  const read = await Promise.all(
    images.slice(0, maxSmallPhotos + 1).map((source) => readPhoto(source, settings, sources).catch(() => null)),
  );
  const [first, ...rest] = await jpegs(read.filter((bytes) => bytes !== null));
  return { main: first ?? null, small: rest, brand };
}

/** 300 dpi at the masthead's height. */
const brandSize = { width: 750, height: 120 };

/** Rasterises vector logos: PDF readers render them inconsistently. */
async function brandImage(
  { branding: { logo, mark } }: Pick<PublicSettings, 'branding'>,
  site: SiteFiles,
): Promise<BrochurePhotos['brand']> {
  const source = logo ?? mark;
  const bytes = source === null ? null : await site.bytes(source);
  if (bytes === null) return null;
  const image = await sharp(bytes, { density: 300, limitInputPixels: 60_000_000 })
    .resize({ ...brandSize, fit: 'inside' })
    .png()
    .toBuffer();
  return { image, hasName: logo !== null };
}

async function jpegs(photos: Uint8Array[]): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (const bytes of photos) {
    const jpeg = await toJpeg(bytes, made.length === 0 ? mainSize : smallSize).catch(() => null);
    if (jpeg) made.push(jpeg);
  }
  return made;
}

function toJpeg(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Same rules as the site's photo function. An image service's photos already fit. */
async function readPhoto(
  source: string,
  { images, siteUrl }: Pick<PublicSettings, 'siteUrl' | 'images'>,
  { site, standIns = {}, fetchRemote = (address) => fetchPhoto(address, { ...limits, standIns }) }: PhotoSources,
): Promise<Uint8Array | null> {
  const wanted = imageUrl(source, images, { width: mainSize.width });
  const remote = [wanted, source].find(isElsewhere);
  if (remote !== undefined) return isOfDealer(remote, images) ? fetchRemote(remote) : null;
  return wanted.startsWith('/') ? site.bytes(decodeURIComponent(new URL(wanted, siteUrl).pathname)) : null;
}

function isOfDealer(address: string, { hosts, baseUrl }: PublicSettings['images']): boolean {
  const found = photoAddress(address);
  return (
    'host' in found && (hosts.includes(found.host) || (baseUrl !== null && new URL(baseUrl).hostname === found.host))
  );
}
