/**
 * The picture of a link preview: the page's own, else the dealer's, cropped to the shape that networks show, as JPEG, which all of
 * them read. An image service makes it exactly that size. A site that serves its own pictures enlarges none, and a plain file host
 * does not even crop: there nothing is said of the size, rather than something that may not be true.
 */
import { imageUrl } from '#src/domain/image-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface SharePicture {
  /** Absolute. */
  url: string;
  alt: string;
  /** Pixels; null where they are not known. */
  size: { width: number; height: number } | null;
}

const size = { width: 1200, height: 630 };

/** Networks show no drawings in SVG and no data addresses. */
const isShown = (source: string | null | undefined): source is string => Boolean(source) && !/^data:|\.svg(?:$|[?#])/i.test(source ?? '');

/** `picture` is the page's own, `source` a path of the site or an address; null where the dealer has none either. */
export function sharePicture(picture: { source: string | null | undefined; alt: string }, settings: PublicSettings): SharePicture | null {
  const { siteUrl, images, branding } = settings;
  const own = isShown(picture.source);
  const source = own ? picture.source : branding.photography.hero;
  if (!isShown(source)) return null;
  const address = imageUrl(source, images, { ...size, format: 'jpg' });
  const url = new URL(address, siteUrl);
  const isMadeToSize = address !== source && url.origin !== new URL(siteUrl).origin;
  return { url: url.href, alt: own ? picture.alt : branding.name, size: isMadeToSize ? size : null };
}
