/** The picture of a link preview: the page's own, else the dealer's, cropped to the shape that networks show. */
import { imageUrl } from '#src/domain/image-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface SharePicture {
  /** Absolute. */
  url: string;
  alt: string;
  /** Pixels; null where the picture's host does not crop. */
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
  const address = imageUrl(source, images, size);
  return { url: new URL(address, siteUrl).href, alt: own ? picture.alt : branding.name, size: address === source ? null : size };
}
