/** What delivery costs and how long it takes, by the dealer's own zones (FACT-03). */
import { isReservable } from '#src/domain/card/card-actions.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isBoughtOnline } from '#src/view/buying/buying-state.ts';

/** "$95 to $490 by postcode, 3 to 9 days"; null where a vehicle is only picked up, or not bought online. */
export function deliveryRow(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'delivery' | 'regional' | 'reserve'>,
): [label: string, value: string | null] {
  const { zones } = settings.delivery;
  if (zones.length === 0 || !isReservable(vehicle, settings) || !isBoughtOnline(vehicle, settings))
    return ['Delivery', null];
  const prices = zones.map(({ price }) => price);
  const days = span(Math.min(...zones.map(({ fromDays }) => fromDays)), Math.max(...zones.map(({ toDays }) => toDays)));
  const cost = span(Math.min(...prices), Math.max(...prices), (price) => (price === 0 ? 'free' : formatMoney(price)));
  const { postcode } = regionalTerms[settings.regional.locale];
  return ['Delivery', `${cost} by ${postcode}, ${days} ${days === '1' ? 'day' : 'days'}`];
}

const span = (least: number, most: number, written: (value: number) => string = String): string =>
  least === most ? written(most) : `${written(least)} to ${written(most)}`;
