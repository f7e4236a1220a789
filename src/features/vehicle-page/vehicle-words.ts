/** Title and description of a vehicle's page. */
import { formatOdometer } from '#src/domain/odometer.ts';
import type { Location } from '#src/domain/location.ts';
import type { PriceDisplay } from '#src/domain/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionLabel, fuelLabel, transmissionLabel } from '#src/domain/vehicle-labels.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { uncapitalised } from '../search/stock-words.ts';

const named = (vehicle: Vehicle) => [vehicle.name, vehicle.badge].filter(Boolean).join(' ');
const placeOf = (vehicle: Vehicle, location: Location | null) => location?.address.city ?? vehicle.city;

/** "2021 Toyota Corolla Ascent Sport for sale in Penrith"; the dealer's name is added to every title. */
export function vehicleTitle(vehicle: Vehicle, location: Location | null): string {
  const place = placeOf(vehicle, location);
  return `${named(vehicle)} for sale${place ? ` in ${place}` : ''}`;
}

/** One or two sentences: what it is, what it has done, what it costs, where it stands. */
export function vehicleDescription(vehicle: Vehicle, price: PriceDisplay, location: Location | null, settings: PublicSettings): string {
  const { distanceUnit, locale } = settings.regional;
  const { odometer, transmission, fuel, colour } = vehicle;
  const facts = [
    odometer === null ? null : formatOdometer(odometer, distanceUnit),
    transmission && transmissionLabel(transmission).toLowerCase(),
    fuel && fuelLabel(fuel, locale).toLowerCase(),
    colour && colour.toLowerCase(),
  ].filter(Boolean).join(', ');
  const place = placeOf(vehicle, location);
  const where = `at ${settings.branding.name}${place && !settings.branding.name.includes(place) ? `, ${place}` : ''}`;
  const cost = price.kind === 'price' ? `${price.text} ${uncapitalised(price.label)}` : price.kind === 'subscription' ? `${price.text} ${price.suffix}` : null;
  return `${conditionLabel(vehicle.carType, settings)} ${named(vehicle)}${facts === '' ? '' : `: ${facts}`}. ${cost === null ? `For sale ${where}` : `${cost} ${where}`}.`;
}
