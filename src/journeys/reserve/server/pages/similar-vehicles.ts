import { isReservable } from '#src/domain/card/card-actions.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { currentVehicleBySlug } from '#src/server/vehicles/current-vehicle.ts';
import { findVehicles } from '#src/server/vehicles/find-vehicle.ts';

const maxSimilar = 3;

interface Where {
  db: Database;
  dealer: { slug: string; settings: PublicSettings };
  site: SiteFiles;
  now: number;
}

/** Closest in body, make, stock type and price; at most three. */
export async function similarReservable(vehicle: PublishedVehicle, where: Where): Promise<PublishedVehicle[]> {
  const { settings } = where.dealer;
  const all = await findVehicles(where.site, (slugs) => slugs);
  const price = realPrice(vehicle) ?? 0;
  const distance = (one: PublishedVehicle): number =>
    Math.abs((realPrice(one) ?? 0) - price) / Math.max(price, 1) +
    (one.body === vehicle.body ? 0 : 1) +
    (one.make === vehicle.make ? 0 : 0.3) +
    (one.carType === vehicle.carType ? 0 : 0.5);
  const near = all
    .filter((one) => one.id !== vehicle.id && one.itemType === vehicle.itemType && isReservable(one, settings))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, maxSimilar * 3);
  const free: PublishedVehicle[] = [];
  for (const one of near) {
    if (free.length === maxSimilar) break;
    const current = await currentVehicleBySlug(one.slug, where);
    if (isReservable(current.vehicle, settings)) free.push(current.vehicle);
  }
  return free;
}
