import { formatMoney } from '#src/lib/money.ts';
import { stockWord, vehicleWord } from '../places/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** "48 hours", "1 hour", "5 days": how long a deposit holds a vehicle. Whole days from four on, as people count them. */
export const holdTime = (hours: number): string =>
  hours >= 96 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/**
 * What a deposit does (RES-01): the dealer's words, else the specification's, "$200 refundable deposit holds the car
 * 48 hours, 100% refundable", with the dealer's own amount and time and the word for the vehicle, or for what the
 * dealer sells where none is meant. With a deposit of $0 the hold is free.
 */
export function reserveText(
  { reserve, stockRules }: Pick<PublicSettings, 'reserve' | 'stockRules'>,
  vehicle?: Pick<Vehicle, 'itemType' | 'body'>,
): string {
  if (reserve.text !== null) return reserve.text;
  const held = `the ${vehicle ? vehicleWord(vehicle) : stockWord({ stockRules })} ${holdTime(reserve.holdHours)}`;
  if (reserve.deposit === 0) return `We hold ${held}, with nothing to pay`;
  return `${formatMoney(reserve.deposit)} refundable deposit holds ${held}, 100% refundable`;
}
