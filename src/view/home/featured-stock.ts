import { realPrice } from '#src/domain/price/price-display.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from '#src/site/site.ts';

type Order = Site['settings']['home']['featured']['order'];

const orders: Record<Order, ((a: Vehicle, b: Vehicle) => number) | null> = {
  rank: null,
  newest: (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0),
  price: (a, b) => (realPrice(a) ?? Infinity) - (realPrice(b) ?? Infinity),
};

/** Stock on the home page: to be had, with a picture first, of the dealer's stock types and in the dealer's order. */
export function featuredStock({ index, settings }: Site): Vehicle[] {
  const { carTypes, count, order } = settings.home.featured;
  const able = index.vehicles.filter(
    (vehicle) =>
      isAvailable(vehicle) &&
      !vehicle.reserved &&
      carTypes.includes(vehicle.carType) &&
      vehicle.itemType !== 'accessory',
  );
  const ordered = orders[order] === null ? able : able.toSorted(orders[order]);
  const withPicture = ordered.filter(({ images }) => images.length > 0);
  return (
    withPicture.length >= count ? withPicture : [...withPicture, ...ordered.filter(({ images }) => images.length === 0)]
  ).slice(0, count);
}
