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
