import { depositKind } from '#src/domain/price/deposit.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { holdTime } from '../../rules/reserve-text.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { depositCopy } from './deposit-copy.ts';

interface Term {
  icon: 'clock' | 'eye' | 'refresh-cw' | 'file-text';
  strong: string;
  text: string;
}

type TermSettings = Pick<PublicSettings, 'reserve' | 'branding'>;
type Termed = Pick<Vehicle, 'itemType' | 'body' | 'price' | 'fuel' | 'transmission'>;

export const agreement = 'By continuing you agree to the reservation terms above.';

export function reservationTerms(vehicle: Termed, { reserve, branding }: TermSettings, place: string | null): Term[] {
  const word = vehicleWord(vehicle);
  const kind = depositKind(reserve);
  const money = depositCopy(
    { kind, deposit: reserve.deposit, price: realPrice(vehicle) ?? 0, extra: null, word },
    branding.name,
  );
  return [
    {
      icon: 'clock',
      strong: `The hold lasts ${holdTime(reserve.holdHours)}`,
      text: `${kind === 'none' ? 'from now' : 'from when your bank approves it'}. No one else can reserve the ${word} online in that time.`,
    },
    {
      icon: 'eye',
      strong: 'See it before you decide.',
      text: `${isTowed(vehicle) ? 'Inspect it' : 'Inspect and drive it'}${place ? ` at ${place}` : ''}, and bring a mechanic if you like. You can check it again before you take it away.`,
    },
    { icon: 'refresh-cw', strong: 'Cancel at any time', text: `using the link in your email. ${money.cancel}` },
    {
      icon: 'file-text',
      strong: 'This is not a contract to buy.',
      text: 'The hold doesn’t change your rights under consumer law.',
    },
  ];
}
