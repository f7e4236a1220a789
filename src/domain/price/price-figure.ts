import type { CardVehicle } from '../card/card-vehicle.ts';
import { priceDisplay, priceLine, type PriceSettings } from './price-display.ts';

/** "$34,990 drive away", for a sentence. */
export function priceFigure(vehicle: CardVehicle, settings: PriceSettings): { price?: string } {
  const price = priceDisplay(vehicle, settings);
  return price.kind !== 'price'
    ? {}
    : { price: priceLine(price).replace(/ [A-Z](?=[a-z])/v, (first) => first.toLowerCase()) };
}
