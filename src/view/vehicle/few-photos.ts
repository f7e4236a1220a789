/**
 * Whether a shopper may ask for photos (VDP-13): a vehicle for sale with fewer real ones than a look around it takes.
 */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

const enough = 4;

export function wantsPhotos(
  { gallery, soldNotice }: Pick<VehiclePageData, 'gallery' | 'soldNotice'>,
  settings: Pick<PublicSettings, 'buttons'>,
): boolean {
  const photos = gallery.illustrations ? 0 : gallery.images.length;
  return settings.buttons.requestPhotos && soldNotice === null && photos < enough;
}
