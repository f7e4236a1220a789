/**
 * The picture of a link preview: the page's own, else the dealer's, cropped to the shape that networks show, as JPEG,
 * which all of them read. An image service makes it exactly that size, and of a picture that the build made the size of
 * its crop is known. Elsewhere nothing is said of the size, rather than something that may not be true.
 */
import { imageUrl } from '#src/domain/pictures/image-url.ts';
import { readMadePicture, shareSize, shareSizeOf } from '#src/domain/pictures/made-picture.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface SharePicture {
  /** Absolute. */
  url: string;
  alt: string;
  /** Pixels; null where they are not known. */
  size: { width: number; height: number } | null;
}

/** Networks show no drawings in SVG and no data addresses. */
const isShown = (source: string | null | undefined): source is string =>
  Boolean(source) && !/^data:|\.svg(?:$|[?#])/i.test(source ?? '');

/** `picture` is the page's own, `source` a path of the site or an address; null where the dealer has none either. */
export function sharePicture(
  picture: { source: string | null | undefined; alt: string },
  settings: Pick<PublicSettings, 'siteUrl' | 'branding' | 'images'>,
): SharePicture | null {
  const { siteUrl, images, branding } = settings;
  const own = isShown(picture.source);
  const source = own ? picture.source : branding.photography.hero;
  if (!isShown(source)) return null;
  const address = imageUrl(source, images, { ...shareSize, format: 'jpg' });
  const url = new URL(address, siteUrl);
  const isMadeToSize = address !== source && url.origin !== new URL(siteUrl).origin;
  const made = readMadePicture(source);
  return {
    url: url.href,
    alt: own ? picture.alt : branding.name,
    size: made ? shareSizeOf(made) : isMadeToSize ? shareSize : null,
  };
}
