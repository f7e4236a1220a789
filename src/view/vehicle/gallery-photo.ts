import { imageSrcset, imageUrl } from '#src/domain/images/image-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

export interface GalleryPhoto {
  src: string;
  srcset?: string;
  sizes: string;
}

/** Full width on phones at 1x, 2x and 3x, and a desktop column. */
const widths = [480, 750, 1200, 1600];

/** `sizes` of the large photo; `alone` for a single photo. */
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

export function firstPhoto(
  { gallery }: Pick<VehiclePageData, 'gallery'>,
  settings: Pick<PublicSettings, 'images'>,
  sizes: GallerySizes,
): GalleryPhoto | null {
  const [first] = gallery.images;
  return first === undefined ? null : galleryPhoto(first, gallery, settings, sizes);
}
