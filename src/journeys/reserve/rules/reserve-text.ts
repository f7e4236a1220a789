import { formatMoney } from '#src/lib/money.ts';
import { stockWord, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** "48 hours", "1 hour", "5 days"; whole days from four up. */
export const holdTime = (hours: number): string =>
  hours >= 96 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** The dealer's copy, or the specification's (RES-01). A $0 hold is free. */
export function reserveText(
  { reserve, stockRules }: Pick<PublicSettings, 'reserve' | 'stockRules'>,
  vehicle?: Pick<Vehicle, 'itemType' | 'body'>,
): string {
  if (reserve.text !== null) return reserve.text;
  const noun = vehicle ? vehicleWord(vehicle) : stockWord({ stockRules });
  const time = holdTime(reserve.holdHours);
  if (reserve.deposit === 0) return `We’ll hold the ${noun} for ${time}, with nothing to pay`;
  return `${formatMoney(reserve.deposit)} refundable deposit holds the ${noun} ${time}, 100% refundable`;
}
