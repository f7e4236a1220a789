/** Uses the page's price (PRICE-02); without one, omits the offer, which search engines would reject. */
import type {
  AutoDealerLeaf,
  CarLeaf,
  ItemAvailability,
  MotorcycleLeaf,
  Offer,
  OfferItemCondition,
  ProductLeaf,
  QuantitativeValue,
  VehicleLeaf,
  WithContext,
} from 'schema-dts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { Drive, ItemType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { absoluteUrl } from './auto-dealer.ts';

/** The four types differ only in name; an accessory is a product. */
type Described = Omit<CarLeaf, '@type'> & Pick<CarLeaf | MotorcycleLeaf | VehicleLeaf | ProductLeaf, '@type'>;
type Machine = Omit<VehicleLeaf, '@type'>;

const types: Record<ItemType, Described['@type']> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  caravan: 'Vehicle',
  accessory: 'Product',
};
const drives = {
  front: 'https://schema.org/FrontWheelDriveConfiguration',
  rear: 'https://schema.org/RearWheelDriveConfiguration',
  all: 'https://schema.org/AllWheelDriveConfiguration',
  four: 'https://schema.org/FourWheelDriveConfiguration',
} as const satisfies Record<Drive, Machine['driveWheelConfiguration']>;
const maxImages = 8;
const millimetresPerFoot = 304.8;

function availability(vehicle: Vehicle): ItemAvailability {
  if (!isAvailable(vehicle)) return 'https://schema.org/SoldOut';
  if (vehicle.reserved) return 'https://schema.org/Reserved';
  return vehicle.status === 'coming_soon' || vehicle.preorder
    ? 'https://schema.org/PreOrder'
    : 'https://schema.org/InStock';
}

const condition = ({ carType }: Vehicle): OfferItemCondition =>
  carType === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition';

function offer(
  vehicle: Vehicle,
  price: PriceDisplay,
  url: string,
  seller: AutoDealerLeaf,
  settings: Pick<PublicSettings, 'regional'>,
): Offer | undefined {
  if (price.kind !== 'price' && price.kind !== 'subscription') return undefined;
  const { currency } = settings.regional;
  const money = { price: price.amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    ...(price.kind === 'price'
      ? money
      : { priceSpecification: { '@type': 'UnitPriceSpecification' as const, ...money, unitCode: 'WEE' } }),
    availability: availability(vehicle),
    itemCondition: condition(vehicle),
    url,
    seller,
  };
}

/** Excludes illustrations: search engines require photos of the vehicle itself. */
export function photoAddresses(
  { images: sources, imagesAreIllustrations }: Pick<Vehicle, 'images' | 'imagesAreIllustrations'>,
  { siteUrl, images }: Pick<PublicSettings, 'siteUrl' | 'images'>,
  most = maxImages,
): string[] {
  return imagesAreIllustrations
    ? []
    : sources.slice(0, most).map((source) => absoluteUrl(imageUrl(source, images, { width: 1200 }), siteUrl));
}

/** `price`: as displayed. */
export function vehicleData(
  vehicle: Vehicle,
  price: PriceDisplay,
  seller: AutoDealerLeaf,
  description: string,
  settings: Pick<PublicSettings, 'siteUrl' | 'regional' | 'images'>,
): WithContext<Described> {
  const { siteUrl, regional } = settings;
  const url = siteUrl + vehicleUrl(vehicle.slug);
  const photos = photoAddresses(vehicle, settings);
  return {
    '@context': 'https://schema.org',
    '@type': types[vehicle.itemType],
    '@id': url,
    url,
    name: [vehicle.name, vehicle.badge].filter(Boolean).join(' '),
    description,
    image: photos.length > 0 ? photos : undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    sku: vehicle.stockNumber ?? undefined,
    itemCondition: condition(vehicle),
    ...(vehicle.itemType === 'accessory' ? {} : machine(vehicle, regional)),
    offers: offer(vehicle, price, url, seller, settings),
  };
}

function machine(vehicle: Vehicle, { distanceUnit, locale }: PublicSettings['regional']): Machine {
  const { odometer, body, drive, fuel, transmission, variant, specifications } = vehicle;
  const engine = engineSizeText(vehicle);
  return {
    vehicleModelDate: String(vehicle.year),
    vehicleConfiguration: vehicle.badge ?? undefined,
    productionDate: vehicle.buildDate ?? undefined,
    mileageFromOdometer:
      odometer === null
        ? undefined
        : quantity(Math.round(inUnit(odometer, distanceUnit)), distanceUnit === 'mi' ? 'SMI' : 'KMT'),
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    bodyType: body === null ? undefined : bodyLabel(body, { locale }),
    color: vehicle.colour ?? undefined,
    vehicleInteriorColor: vehicle.interiorColour ?? undefined,
    driveWheelConfiguration: drive === null ? undefined : drives[drive],
    fuelType: fuel === null ? undefined : fuelLabel(fuel, locale),
    vehicleTransmission: transmission === null ? undefined : transmissionLabel(transmission),
    vehicleSeatingCapacity: vehicle.seats ?? undefined,
    numberOfDoors: vehicle.doors ?? undefined,
    numberOfForwardGears: variant?.gears ?? undefined,
    vehicleEngine: engine === null ? undefined : { '@type': 'EngineSpecification', name: engine },
    width: feet(specifications?.bodyWidth),
    weight: kilograms(specifications?.tareWeight),
    weightTotal: kilograms(specifications?.aggregateTrailerMass),
  };
}

/** `unitCode`: UN/CEFACT. */
const quantity = (value: number, unitCode: string): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});
const kilograms = (mass: number | null | undefined) => (mass ? quantity(mass, 'KGM') : undefined);
const feet = (length: number | null | undefined) =>
  length ? quantity(Math.round(length * millimetresPerFoot), 'MMT') : undefined;
