import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { hashNumber } from '#src/lib/hash-number.ts';

/** A stable shuffle mixes makes. */
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
