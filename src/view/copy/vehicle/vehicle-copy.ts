import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { fullVehicleName, shorterVehicleNames } from '#src/domain/vehicle/vehicle-name.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { uncapitalised } from '../stock-copy.ts';

const maxTitleLength = 70;

const cityOf = (vehicle: Vehicle, location: Location | null) => location?.address.city ?? vehicle.city;

/**
 * "2021 Toyota Corolla Ascent Sport for sale in Penrith". To fit, drops the badge's end, then the location, then the
 * badge.
 */
export function vehicleTitle(
  vehicle: Vehicle,
  location: Location | null,
  { branding }: Pick<PublicSettings, 'branding'>,
): string {
  const place = cityOf(vehicle, location);
  const names = shorterVehicleNames(vehicle);
  const withBadge = names.slice(0, Math.max(1, names.length - 1));
  const titles = [
    ...(place ? withBadge.map((name) => titleOf(name, vehicle, place)) : []),
    ...names.map((name) => titleOf(name, vehicle, null)),
  ];
  const most = maxTitleLength - ` · ${branding.name}`.length;
  return titles.find(({ length }) => length <= most) ?? titles.at(-1)!;
}

function titleOf(name: string, vehicle: Vehicle, place: string | null): string {
  if (!isAvailable(vehicle)) return `Sold: ${name}`;
  if (vehicle.status === 'coming_soon') return `${name} coming soon${place ? ` to ${place}` : ''}`;
  return `${name} for sale${place ? ` in ${place}` : ''}`;
}

export function vehicleDescription(
  vehicle: Vehicle,
  price: PriceDisplay,
  location: Location | null,
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'cards'>,
): string {
  const { branding } = settings;
  const place = cityOf(vehicle, location);
  const dealer = `${branding.name}${place && !branding.name.includes(place) ? `, ${place}` : ''}`;
  const facts = factsText(vehicle, settings);
  const what = [fullVehicleName(vehicle), facts].filter(Boolean);
  if (!isAvailable(vehicle))
    return `Sold: ${what.join(', ')}. See similar ${vehicleWord(vehicle, { plural: true })} at ${dealer}.`;
  const condition = conditionLabel(vehicle.carType, settings);
  const cost = costText(price);
  if (vehicle.status === 'coming_soon')
    return `Coming soon to ${dealer}: ${uncapitalised(condition)} ${what.join(', ')}.${cost === null ? '' : ` ${cost}.`}`;
  return `${condition} ${what.join(': ')}. ${cost === null ? 'For sale' : cost} at ${dealer}.`;
}

function factsText(
  { odometer, transmission, fuel, colour }: Vehicle,
  { regional: { distanceUnit, locale } }: Pick<PublicSettings, 'regional'>,
): string {
  return [
    odometer === null ? null : formatOdometer(odometer, distanceUnit),
    transmission && transmissionLabel(transmission).toLowerCase(),
    fuel && fuelLabel(fuel, locale).toLowerCase(),
    colour && colour.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

function costText(price: PriceDisplay): string | null {
  if (price.kind === 'price') return `${price.text} ${uncapitalised(price.label)}`;
  return price.kind === 'subscription' ? `${price.text} ${price.suffix}` : null;
}
