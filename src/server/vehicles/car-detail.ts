import type * as v from 'valibot';
import type { carDetail } from '#src/contracts/car.ts';
import { priceDisplay, realPrice } from '#src/domain/price/price-display.ts';
import { priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { financeTerms } from './finance-terms.ts';

/** What a page may ask again about a vehicle (API-07). */
export function carDetailReply(
  vehicle: PublishedVehicle,
  settings: PublicSettings,
  now: number,
): v.InferInput<(typeof carDetail)['reply']> {
  const price = realPrice(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    status: vehicle.status,
    price,
    price_type: price === null ? null : priceTypeOf(vehicle, settings),
    price_text: priceDisplay(vehicle, settings).text,
    reserved: vehicle.reserved,
    finance: financeTerms(vehicle, settings, now),
  };
}
