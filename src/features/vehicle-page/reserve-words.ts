import { isReservable } from '#src/domain/card-actions.ts';
import { vehicleWord } from '#src/domain/regional-words.ts';
import { holdTime, reserveText } from '#src/domain/reserve-text.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

/** Where Reserve Now leads (RES-01): what a deposit does and how to place it; null where no button offers it or the vehicle cannot be reserved. */
export function reserveWords(vehicle: Vehicle, settings: PublicSettings): VehiclePageData['reserve'] {
  const isOffered = settings.buttons.reserve || settings.cards.buttons.reserve;
  if (!isOffered || !isReservable(vehicle, settings)) return null;
  return {
    heading: `Reserve this ${vehicleWord(vehicle.itemType)}`,
    text: reserveText(settings),
    points: [
      `We hold it for ${holdTime(settings.reserve.holdHours)} and sell it to nobody else.`,
      'Change your mind and the whole deposit comes back.',
      'Call or visit us to place it.',
    ],
  };
}
