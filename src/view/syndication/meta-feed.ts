/** Meta's automotive catalogue (SYND-02): https://developers.facebook.com/docs/marketing-api/auto-ads/reference. */
import { countries } from '#src/domain/locations/country.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import type { BodyType, Fuel, ItemType } from '#src/domain/vehicle/vehicle.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { conditionIn, cataloguePrice, type FeedRow, type FeedSettings } from './feed-row.ts';

const imageColumnCount = 10;
const imageColumns = Array.from({ length: imageColumnCount }, (_, index) => `image[${index}].url` as const);

export const metaColumns = [
  'vehicle_id',
  'vin',
  'vehicle_type',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'trim',
  'body_style',
  'exterior_color',
  'transmission',
  'fuel_type',
  'mileage.value',
  'mileage.unit',
  'price',
  'state_of_vehicle',
  'availability',
  'dealer_name',
  'dealer_phone',
  'address.addr1',
  'address.city',
  'address.region',
  'address.postal_code',
  'address.country',
  'latitude',
  'longitude',
  ...imageColumns,
] as const;

const bodies: Record<BodyType, string> = {
  '4x4': 'SUV',
  bus: 'OTHER',
  cabChassis: 'TRUCK',
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hardtop: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  motorhome: 'OTHER',
  lightTruck: 'TRUCK',
  peopleMover: 'MINIVAN',
  sedan: 'SEDAN',
  softtop: 'CONVERTIBLE',
  suv: 'SUV',
  ute: 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
  stationWagon: 'WAGON',
  sportBike: 'OTHER',
  cruiser: 'OTHER',
  adventureBike: 'OTHER',
  nakedBike: 'OTHER',
  offRoadBike: 'OTHER',
  scooter: 'OTHER',
  classicBike: 'OTHER',
  caravan: 'OTHER',
  camperTrailer: 'OTHER',
};
const fuels: Record<Fuel, string> = {
  petrol: 'GASOLINE',
  diesel: 'DIESEL',
  hybrid: 'HYBRID',
  plugInHybrid: 'PLUGIN_HYBRID',
  electric: 'ELECTRIC',
  lpg: 'OTHER',
  hydrogen: 'OTHER',
};
const types: Record<Exclude<ItemType, 'accessory'>, string> = {
  car: 'CAR_TRUCK',
  motorcycle: 'MOTORCYCLE',
  caravan: 'RV_CAMPER',
};

/** Maximum characters. */
const longest = 5000;

export function metaRow(listed: FeedVehicle, { regional }: FeedSettings): FeedRow<typeof metaColumns> | string {
  const { vehicle, price, location, photos } = listed;
  const { address } = location;
  const towed = vehicle.itemType === 'caravan' && vehicle.body !== 'motorhome';
  if (vehicle.odometer === null && !towed) return 'its odometer is missing';
  if (address.latitude === null || address.longitude === null)
    return 'its location has no address.latitude and address.longitude in locations.json';
  return {
    vehicle_id: vehicle.id,
    vin: vehicle.vin ?? '',
    vehicle_type: vehicle.body === 'motorhome' ? types.caravan : types[vehicle.itemType as keyof typeof types],
    title: listed.title,
    description: [...listed.description].slice(0, longest).join(''),
    url: listed.url,
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    trim: vehicle.badge ?? '',
    body_style: vehicle.body === null ? 'OTHER' : bodies[vehicle.body],
    exterior_color: vehicle.colour ?? '',
    transmission: vehicle.transmission?.toUpperCase() ?? '',
    fuel_type: vehicle.fuel === null ? '' : fuels[vehicle.fuel],
    'mileage.value': String(Math.round(inUnit(vehicle.odometer ?? 0, regional.distanceUnit))),
    'mileage.unit': regional.distanceUnit.toUpperCase(),
    price: cataloguePrice(price.amount, regional),
    state_of_vehicle: vehicle.certified ? 'CPO' : conditionIn(vehicle.carType).toUpperCase(),
    availability: 'AVAILABLE',
    dealer_name: location.name,
    dealer_phone: location.phone ?? location.landline ?? '',
    'address.addr1': address.street,
    'address.city': address.city,
    'address.region': address.state,
    'address.postal_code': address.postcode,
    'address.country': countries[regional.locale],
    latitude: String(address.latitude),
    longitude: String(address.longitude),
    ...(Object.fromEntries(imageColumns.map((column, index) => [column, photos[index] ?? ''])) as Record<
      (typeof imageColumns)[number],
      string
    >),
  };
}
