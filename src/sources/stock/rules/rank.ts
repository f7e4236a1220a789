import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { hashNumber } from '#src/lib/hash-number.ts';

/**
 * Default order of a feed that ranks nothing: priced, photographed, younger and less driven vehicles first, accessories
 * last, with enough of a shuffle (by identity, so that it never moves) that a list is not one make after the other.
 */
export function defaultRank({
  id,
  year,
  price,
  odometer,
  preorder,
  status,
  itemType,
  images,
  imagesAreIllustrations,
}: Pick<
  Vehicle,
  'id' | 'year' | 'price' | 'odometer' | 'preorder' | 'status' | 'itemType' | 'images' | 'imagesAreIllustrations'
>): number {
  const facts =
    (year - 2000) * 20 -
    (odometer ?? 60_000) / 2000 +
    (price === null ? -120 : 0) +
    (images.length === 0 || imagesAreIllustrations ? -900 : 0) +
    (preorder || status !== 'in_stock' ? -150 : 0) +
    (itemType === 'accessory' ? -3000 : 0);
  return Math.round(facts + (hashNumber(id) % 140));
}
