/** Caravans and camper trailers are towed, motorhomes and campervans driven; otherwise engine or gearbox decides. */
import type { Vehicle } from './vehicle.ts';

const towed: ReadonlySet<Vehicle['body']> = new Set(['caravan', 'camperTrailer']);

/** A towed vehicle has no odometer, fuel, gearbox or drive. */
export function isTowed({
  itemType,
  body,
  fuel,
  transmission,
}: Pick<Vehicle, 'itemType' | 'body' | 'fuel' | 'transmission'>): boolean {
  if (itemType !== 'caravan' || body === 'motorhome') return false;
  return towed.has(body) || (fuel === null && transmission === null);
}
