/** TRADE-02. */
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';

const priceAbove = 200;

export function isValuationOffered(
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price' | 'itemType'>,
  settings: Pick<PublicSettings, 'tradeIn'>,
): boolean {
  return (
    valuesTradeIns(settings) &&
    vehicle.itemType !== 'accessory' &&
    vehicle.status === 'in_stock' &&
    !vehicle.reserved &&
    (realPrice(vehicle) ?? 0) > priceAbove
  );
}
