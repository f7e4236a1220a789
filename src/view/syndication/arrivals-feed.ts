/** Items are advertisements: page price, plate where required by law, no illustrations. */
import { priceDisplay } from '#src/domain/price/price-display.ts';
import { lacksPlate } from '#src/domain/vehicle/advertised-plate.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { Site } from '#src/site/site.ts';
import { maxRssItems, rssFeed, type RssItem } from '../seo/rss.ts';
import { photoAddresses } from '../seo/vehicle.ts';
import { sellingLocations } from '../vehicle/selling-location.ts';
import { advertisement } from './advertisement.ts';

export const arrivalsPath = '/feeds/arrivals.xml';

type Arrival = Vehicle & { createdAt: number };

export function arrivalsFeed(site: Site): string {
  const { settings } = site;
  const locationOf = sellingLocations(site);
  const isShown = (vehicle: Vehicle): vehicle is Arrival =>
    vehicle.createdAt !== null &&
    vehicle.itemType !== 'accessory' &&
    isAvailable(vehicle) &&
    !vehicle.reserved &&
    !lacksPlate(vehicle, locationOf(vehicle.locationSlug).location);
  const item = (vehicle: Arrival): RssItem => {
    const [photo] = photoAddresses(vehicle, settings, 1);
    return {
      title: fullVehicleName(vehicle),
      path: vehicleUrl(vehicle.slug),
      at: vehicle.createdAt,
      description: advertisement(vehicle, priceDisplay(vehicle, settings), locationOf(vehicle.locationSlug), settings),
      category: conditionLabel(vehicle.carType, settings),
      ...(photo !== undefined && { photo }),
    };
  };
  const newest = site.index.vehicles
    .filter(isShown)
    .sort((a, b) => b.createdAt - a.createdAt || (a.slug < b.slug ? -1 : 1))
    .slice(0, maxRssItems);
  return rssFeed({ title: 'New arrivals', path: '/cars/', self: arrivalsPath, items: newest.map(item) }, settings);
}
