/** SYND-03: https://help.ads.microsoft.com/apex/index/3/en/60112 */
import { countries } from '#src/domain/locations/country.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { conditionIn, cataloguePrice, type FeedRow, type FeedSettings } from './feed-row.ts';

export const microsoftColumns = [
  'Country',
  'Final URL',
  'Image URL',
  'Make',
  'Model',
  'Year',
  'Price',
  'State of vehicle',
  'Vehicle ID',
] as const;

/** Maximum characters. */
const longestUrl = 2048;

export function microsoftRow(
  { vehicle, price, url, photos }: FeedVehicle,
  { regional }: FeedSettings,
): FeedRow<typeof microsoftColumns> | string {
  if (vehicle.itemType !== 'car') return 'Microsoft automotive ads only accept cars';
  // Commas separate URLs.
  const pictures = photos.map((photo) => photo.replaceAll(',', '%2C')).filter(({ length }) => length <= longestUrl);
  if (pictures.length === 0) return 'its photo URLs are longer than Microsoft accepts';
  return {
    Country: countries[regional.locale],
    'Final URL': url,
    'Image URL': pictures.join(';'),
    Make: vehicle.make,
    Model: vehicle.model,
    Year: String(vehicle.year),
    Price: cataloguePrice(price.amount, regional),
    'State of vehicle': conditionIn(vehicle.carType),
    'Vehicle ID': vehicle.id,
  };
}
