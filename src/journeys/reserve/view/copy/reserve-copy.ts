import { isReservable, reserveLabel, reserveUrl } from '#src/domain/card/card-actions.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { depositKind } from '#src/domain/price/deposit.ts';
import { excludedCharges } from '#src/domain/price/excluded-charges.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { holdTime, reserveText } from '../../rules/reserve-text.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';
import { depositCopy } from './deposit-copy.ts';

/** Null without a button or if not reservable (RES-01, VDP-02). */
export function reserveCopy(vehicle: Vehicle, settings: PublicSettings): VehiclePageData['reserve'] {
  const isOffered = settings.buttons.reserve || settings.cards.buttons.reserve;
  const price = realPrice(vehicle);
  if (!isOffered || price === null || !isReservable(vehicle, settings)) return null;
  const { reserve, branding } = settings;
  const kind = depositKind(reserve);
  const word = vehicleWord(vehicle);
  const money = depositCopy(
    { kind, deposit: reserve.deposit, price, extra: excludedCharges(vehicle, settings), word },
    branding.name,
  );
  return {
    heading: `Reserve this ${word}`,
    text: reserveText(settings, vehicle),
    how:
      kind === 'none'
        ? 'No card needed, just your name, phone and email.'
        : `Secure the ${word} with a debit or credit card payment through a secure payment gateway. ${money.lede}`,
    points: [
      `We hold it for ${holdTime(reserve.holdHours)} and won’t sell it to anyone else.`,
      kind === 'none' ? 'There’s nothing to pay, and you can change your mind.' : money.lede,
      `${isTowed(vehicle) ? 'See it first' : 'See it and drive it first'}. Cancel at any time using the link in your email.`,
    ],
    label: reserveLabel(settings),
    url: reserveUrl(vehicle, settings),
  };
}
