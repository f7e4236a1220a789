import type { DeliveryZone } from '#src/journeys/buying/rules/delivery-zone.ts';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isBoughtOnline } from '#src/domain/card/buying-url.ts';

/** More zones show as a range. */
const maxZones = 4;

/**
 * "Greater Sydney $95, 3 to 5 days; Canberra $490, 5 to 9 days, after payment"; null without delivery or online
 * purchase.
 */
export function deliveryRow(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'delivery' | 'regional' | 'reserve'>,
): [label: string, value: string | null] {
  const { zones } = settings.delivery;
  if (zones.length === 0 || !isReservable(vehicle, settings) || !isBoughtOnline(vehicle, settings))
    return ['Delivery', null];
  const told =
    zones.length > maxZones
      ? spanOf(zones, regionalTerms[settings.regional.locale].postcode)
      : zones
          .map(({ name, price, fromDays, toDays }) => `${name} ${written(price)}, ${daysText(fromDays, toDays)}`)
          .join('; ');
  return ['Delivery', `${told}, after payment`];
}

function spanOf(zones: readonly DeliveryZone[], postcode: string): string {
  const prices = zones.map(({ price }) => price);
  const earliest = Math.min(...zones.map(({ fromDays }) => fromDays));
  const latest = Math.max(...zones.map(({ toDays }) => toDays));
  return `${span(Math.min(...prices), Math.max(...prices), written)} by ${postcode}, ${daysText(earliest, latest)}`;
}

const written = (price: number): string => (price === 0 ? 'free' : formatMoney(price));

const daysText = (from: number, to: number): string => `${span(from, to)} ${to === 1 ? 'day' : 'days'}`;

const span = (least: number, most: number, text: (value: number) => string = String): string =>
  least === most ? text(most) : `${text(least)} to ${text(most)}`;
