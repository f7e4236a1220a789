/**
 * Advertisements (SYND-04): the page's price with inclusions, real photos, and plates of used vehicles in New South
 * Wales (LAW-01).
 */
import type { Location } from '#src/domain/locations/location.ts';
import { priceDisplay, type PriceDisplay } from '#src/domain/price/price-display.ts';
import { lacksPlate } from '#src/domain/vehicle/advertised-plate.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { Site } from '#src/site/site.ts';
import { photoAddresses } from '../seo/vehicle.ts';
import { sellingLocations, type SellingLocation } from '../vehicle/selling-location.ts';
import { advertisement } from './advertisement.ts';

export interface FeedVehicle {
  vehicle: Vehicle;
  price: Extract<PriceDisplay, { kind: 'price' }>;
  location: Location;
  url: string;
  title: string;
  description: string;
  /** Absolute URLs, main photo first. */
  photos: string[];
}

/** Catalogues accept a main photo and ten others. */
const maxPhotos = 11;

/** A string gives the reason for exclusion. */
export function feedVehicles(site: Site): Map<Vehicle, FeedVehicle | string> {
  const locationOf = sellingLocations(site);
  return new Map(
    site.index.vehicles.map((vehicle) => [vehicle, feedVehicle(vehicle, locationOf(vehicle.locationSlug), site)]),
  );
}

function feedVehicle(vehicle: Vehicle, selling: SellingLocation, { settings }: Site): FeedVehicle | string {
  const { location } = selling;
  if (vehicle.itemType === 'accessory') return 'it’s an accessory, not a vehicle';
  if (!isAvailable(vehicle)) return 'it is sold';
  if (vehicle.status === 'coming_soon' || vehicle.preorder) return 'it hasn’t arrived yet';
  if (vehicle.reserved) return 'it is reserved';
  const price = priceDisplay(vehicle, settings);
  if (price.kind === 'subscription') return 'its price is weekly';
  if (price.kind === 'words') return 'it has no price';
  if (location === null) return 'it isn’t at any of the dealer’s locations';
  if (lacksPlate(vehicle, location))
    return 'its number plate is missing, which advertisements in New South Wales must include';
  const photos = photoAddresses(vehicle, settings, maxPhotos);
  if (photos.length === 0) return vehicle.imagesAreIllustrations ? 'its image is an illustration' : 'it has no photo';
  return {
    vehicle,
    price,
    location,
    url: settings.siteUrl + vehicleUrl(vehicle.slug),
    title: fullVehicleName(vehicle),
    description: advertisement(vehicle, price, selling, settings),
    photos,
  };
}
