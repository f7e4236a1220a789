/**
 * SYND-01: https://support.google.com/merchants/answer/11192663. Cars and utes only, unique VINs; price type in
 * Australia.
 */
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { conditionIn, cataloguePrice, type FeedRow, type FeedSettings } from './feed-row.ts';

/** "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans". */
const carsTrucksVans = '916';

/** Types that Google allows in Australia. */
const priceTypes: Record<'new' | 'used', Partial<Record<PriceType, string>>> = {
  new: { drive_away: 'drive_away_price', estimated_drive_away: 'estimated_drive_away_price' },
  used: { drive_away: 'drive_away_price', excluding_government_charges: 'excluding_government_charges_price' },
};

export const googleColumns = [
  'id',
  'vin',
  'store_code',
  'link_template',
  'link',
  'google_product_category',
  'brand',
  'model',
  'year',
  'trim',
  'condition',
  'certified_pre_owned',
  'mileage',
  'color',
  'price',
  'vehicle_price_type',
  'image_link',
  'additional_image_link',
  'body_style',
  'engine',
  'title',
  'description',
] as const;

export function googleRow(listed: FeedVehicle, settings: FeedSettings): FeedRow<typeof googleColumns> | string {
  const { vehicle, price, location, url, photos } = listed;
  const { regional, storeCodes } = settings;
  if (vehicle.itemType !== 'car' || vehicle.body === 'motorhome' || vehicle.body === 'bus')
    return 'Google vehicle ads only accept cars and utes';
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vehicle.vin?.toUpperCase() ?? '')) return 'it has no 17-character VIN';
  if (vehicle.odometer === null) return 'its odometer is missing';
  if (vehicle.colour === null) return 'its colour is missing';
  const condition = conditionIn(vehicle.carType);
  const type = regional.locale === 'en-AU' ? priceTypes[condition][price.type] : '';
  if (type === undefined) return `Google doesn’t accept the price type "${price.label}" for a ${condition} vehicle`;
  if (regional.locale === 'en-US' && condition === 'new')
    return 'Google requires the manufacturer’s price for a new vehicle (vehicle_msrp), which the stock data doesn’t include';
  return {
    id: vehicle.id,
    vin: vehicle.vin!.toUpperCase(),
    store_code: storeCodes[location.slug] ?? location.slug,
    link_template: `${url}?store={store_code}`,
    link: url,
    google_product_category: carsTrucksVans,
    brand: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    trim: vehicle.badge ?? '',
    condition,
    certified_pre_owned: vehicle.certified ? 'yes' : 'no',
    mileage: `${Math.round(inUnit(vehicle.odometer, regional.distanceUnit))} ${regional.distanceUnit === 'mi' ? 'miles' : 'km'}`,
    color: vehicle.colour,
    price: cataloguePrice(price.amount, regional),
    vehicle_price_type: type,
    image_link: photos[0]!,
    additional_image_link: photos.slice(1).join(','),
    body_style: vehicle.body === null ? '' : bodyLabel(vehicle.body, regional),
    engine: engineSizeText(vehicle) ?? '',
    title: listed.title,
    description: listed.description,
  };
}
