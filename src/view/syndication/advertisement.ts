import { dealerLicence } from '#src/domain/locations/licences.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { advertisedPlate } from '#src/domain/vehicle/advertised-plate.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleDescription } from '../copy/vehicle/vehicle-copy.ts';
import type { SellingLocation } from '../vehicle/selling-location.ts';

/** Adds the licence, and the plate where required by law (LAW-01). */
export function advertisement(
  vehicle: Vehicle,
  price: PriceDisplay,
  { location, licence }: Pick<SellingLocation, 'location' | 'licence'>,
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'cards'>,
): string {
  const plate = advertisedPlate(vehicle, location);
  return [
    vehicleDescription(vehicle, price, location, settings),
    plate && `Registration ${plate}.`,
    licence && `${dealerLicence(licence, settings.regional.locale)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
