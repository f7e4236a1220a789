/**
 * The page's image, else the dealer's, as JPEG, which all networks read. `size` only if an image service or the build
 * cropped it.
 */
import { imageUrl } from '#src/domain/images/image-url.ts';
import { parseGeneratedImage, shareSize, shareSizeOf } from '#src/domain/images/generated-image.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface ShareImage {
  /** Absolute. */
  url: string;
  alt: string;
  /** Pixels. */
  size: { width: number; height: number } | null;
}

/** Social networks don't show SVG or data URLs. */
const isShareable = (source: string | null | undefined): source is string =>
  Boolean(source) && !/^data:|\.svg(?:$|[?#])/i.test(source ?? '');

/** Null without an image. */
export function shareImage(
  picture: { source: string | null | undefined; alt: string },
  settings: Pick<PublicSettings, 'siteUrl' | 'branding' | 'images'>,
): ShareImage | null {
  const { siteUrl, images, branding } = settings;
  const own = isShareable(picture.source);
  const source = own ? picture.source : branding.photography.hero;
  if (!isShareable(source)) return null;
  const address = imageUrl(source, images, { ...shareSize, format: 'jpg' });
  const url = new URL(address, siteUrl);
  const isMadeToSize = address !== source && url.origin !== new URL(siteUrl).origin;
  const made = parseGeneratedImage(source);
  return {
    url: url.href,
    alt: own ? picture.alt : branding.name,
    size: made ? shareSizeOf(made) : isMadeToSize ? shareSize : null,
  };
}
