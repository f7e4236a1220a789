import { isReservable } from '#src/domain/card/card-actions.ts';
import { regionalTerms, vehicleWord } from '#src/domain/places/regional-terms.ts';
import { holdTime, reserveText } from '#src/domain/price/reserve-text.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

const placedDeposit = (enquiry: string) => ({
  how: 'We check that it is still here, then show you how to place the deposit.',
  points: [
    'Change your mind and the whole deposit comes back.',
    `To place the deposit, call us, visit or send us an ${enquiry}: you pay nothing online.`,
  ],
});
const freeHold = (enquiry: string) => ({
  how: 'We check that it is still here, then show you how to have it held.',
  points: [
    'There is nothing to pay, and you may change your mind.',
    `To have it held, call us, visit or send us an ${enquiry}.`,
  ],
});

/**
 * Where Reserve Now leads (RES-01): what a deposit does and how to place it; null where no button offers it or the
 * vehicle cannot be reserved. There is no checkout page yet, its addresses lead to `#reserve`: no words of this page
 * may promise a payment by card.
 */
export function reserveCopy(vehicle: Vehicle, settings: PublicSettings): VehiclePageData['reserve'] {
  const isOffered = settings.buttons.reserve || settings.cards.buttons.reserve;
  if (!isOffered || !isReservable(vehicle, settings)) return null;
  const { enquiry } = regionalTerms[settings.regional.locale];
  const { how, points } = (settings.reserve.deposit === 0 ? freeHold : placedDeposit)(enquiry);
  return {
    heading: `Reserve this ${vehicleWord(vehicle)}`,
    text: reserveText(settings, vehicle),
    how,
    points: [`We hold it for ${holdTime(settings.reserve.holdHours)} and sell it to nobody else.`, ...points],
  };
}
