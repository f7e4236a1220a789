/** Addresses of the gallery's photos, one rule for the page's head, which asks for the first, and for the gallery. */
import { imageSrcset, imageUrl } from '#src/domain/pictures/image-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

/** Attributes of a picture that is the browser's to choose by its screen. */
export interface GalleryPhoto {
  src: string;
  srcset?: string;
  sizes: string;
}

/** Whole phones at one, two and three device pixels, and a desk's column. */
const widths = [480, 750, 1200, 1600];

/** `sizes` of the large picture in a template; `alone` where it is the only one. */
export interface GallerySizes {
  many: string;
  alone: string;
}

export function galleryPhoto(
  source: string,
  { images }: VehiclePageData['gallery'],
  settings: Pick<PublicSettings, 'images'>,
  sizes: GallerySizes,
): GalleryPhoto {
  const srcset = imageSrcset(source, settings.images, widths);
  return {
    src: imageUrl(source, settings.images, { width: 1200 }),
    ...(srcset && { srcset }),
    sizes: images.length > 1 ? sizes.many : sizes.alone,
  };
}

/** What the head preloads; null without a photo. */
export function firstPhoto(
  { gallery }: Pick<VehiclePageData, 'gallery'>,
  settings: Pick<PublicSettings, 'images'>,
  sizes: GallerySizes,
): GalleryPhoto | null {
  const [first] = gallery.images;
  return first === undefined ? null : galleryPhoto(first, gallery, settings, sizes);
}
