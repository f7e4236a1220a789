import type { Location } from '#src/domain/locations/location.ts';
import { lacksPlate } from '#src/domain/vehicle/advertised-plate.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isPlaceholderStreet } from '../../tenants/placeholders.ts';

const named = 3;

/**
 * Used vehicles advertised in New South Wales need a number plate (LAW-01). Skips locations without an address, which
 * the go-live check requests first.
 */
export function plateWarning(
  shown: Vehicle[],
  settings: Pick<PublicSettings, 'regional'>,
  locations: readonly Location[],
): string[] {
  if (settings.regional.locale !== 'en-AU') return [];
  const without = shown.filter((vehicle) => {
    const location = locations.find(({ slug }) => slug === vehicle.locationSlug) ?? null;
    return lacksPlate(vehicle, location) && !(location && isPlaceholderStreet(location.address.street));
  });
  if (without.length === 0) return [];
  const first = without
    .slice(0, named)
    .map(({ stockNumber, id }) => (stockNumber === null ? id : `stock number ${stockNumber}`))
    .join(', ');
  const [vehicles, advertisements] =
    without.length === 1
      ? ['vehicle in New South Wales has', 'Its advertisement']
      : ['vehicles in New South Wales have', 'Their advertisements'];
  return [
    `plate: ${without.length} used ${vehicles} no number plate (${first}${without.length > named ? ' …' : ''}). ${advertisements} must show it: ` +
      "map stock.mapping.plate in settings.json to the feed's column with the registration number, or ask the feed's supplier to send it. Unregistered vehicles don't need one.",
  ];
}
