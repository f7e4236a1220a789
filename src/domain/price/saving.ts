import { realPrice } from './price-display.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { CardVehicle } from '../card/card-vehicle.ts';

/** Compare, favourite and save (CARD-07). */
export function canBeSaved(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): boolean {
  const { hideForNonUsed, hideWithoutPrice, hideWithoutImages } = settings.cards.lists;
  if (vehicle.itemType === 'accessory') return false;
  if (hideForNonUsed && vehicle.carType !== 'used') return false;
  if (hideWithoutPrice && realPrice(vehicle) === null) return false;
  return !(hideWithoutImages && (vehicle.images.length === 0 || vehicle.imagesAreIllustrations));
}
