import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { priceMeaning } from '#src/domain/price/price-type.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { fullVehicleName, vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';

export const minor = (amount: number): number => Math.round(amount * 100);

/** Every price states what it includes (PRICE-01). */
function assistantPrice(vehicle: CardVehicle, settings: PublicSettings) {
  const price = priceDisplay(vehicle, settings);
  const text = priceLine(price);
  if (price.kind === 'words') return { text };
  const { currency } = settings.regional;
  const amount = { amount_minor: minor(price.amount), currency };
  if (price.kind === 'subscription') return { ...amount, text, type: 'subscription', per: 'week' };
  return { ...amount, text, type: price.type, type_text: price.label, includes: priceMeaning(price.type, settings) };
}

export function assistantVehicle(vehicle: CardVehicle, settings: PublicSettings) {
  return {
    id: vehicle.id,
    url: settings.siteUrl + vehicleUrl(vehicle.slug),
    name: fullVehicleName({ name: vehicleName(vehicle), badge: vehicle.badge }),
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    kind: vehicle.itemType,
    condition: vehicle.carType,
    status: vehicle.status,
    reserved: vehicle.reserved,
    price: assistantPrice(vehicle, settings),
    odometer_km: vehicle.odometer === null ? null : Math.round(vehicle.odometer),
    body: vehicle.body,
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    colour: vehicle.colour,
    location: vehicle.locationName,
    stock_number: vehicle.stockNumber,
  };
}
