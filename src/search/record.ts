/**
 * The record of a vehicle that both search engines hold (SRCH-23): Algolia's field names, every facet and range of
 * SRCH-03 and SRCH-04, and what a card needs.
 */
import { cabOf, type Cab } from '#src/domain/vehicle/cab.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { filteredFeatures } from '#src/domain/search/feature-filters.ts';
import { memoize } from '#src/lib/memoize.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { priceRange, weeklyPriceRange } from '#src/domain/price/price-range.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type {
  BodyType,
  CarType,
  Drive,
  Fuel,
  ItemType,
  PaymentProcessor,
  PriceType,
  Transmission,
  Vehicle,
  VehicleStatus,
} from '#src/domain/vehicle/vehicle.ts';
import { runningCost } from '#src/domain/vehicle/running-cost.ts';
import { soldWindowEnd } from '#src/domain/vehicle/visibility.ts';
import { categoriesOf } from './categories.ts';
import { dealershipName } from './dealership-name.ts';

/** Money is whole dollars, distances whole kilometres, instants milliseconds since 1970. */
export interface SearchRecord {
  objectID: string;
  slug: string;
  make: string;
  model: string;
  /** "Toyota Corolla". */
  make_model: string;
  badge: string | null;
  series: string | null;
  year: number;
  car_type: CarType;
  status: VehicleStatus;
  item_type: ItemType;
  body: BodyType | null;
  transmission: Transmission | null;
  fuel: Fuel | null;
  drive: Drive | null;
  colour: string | null;
  seats: number | null;
  doors: number | null;
  /** Of a ute or light truck. */
  cab: Cab | null;
  categories: string[];
  filtered_features: string[];
  /** The one price of PRICE-02; null when there is none. */
  price: number | null;
  price_range: string | null;
  /** A week. */
  subscription_price: number | null;
  weekly_price_range: string | null;
  km: number | null;
  city: string | null;
  state: string | null;
  location_name: string | null;
  dealership_name: string | null;
  tag: string | null;
  stocknum: string | null;
  created: number | null;
  sold_at: number | null;
  /** The instant from which a sold vehicle no longer shows (SRCH-20). */
  sold_until: number | null;
  rank: number;
  show_on_dealer_website: boolean;
  reserved: boolean;
  certified: boolean;
  test_drive_only: boolean;
  preorder: boolean;
  before_price: number | null;
  price_type: PriceType | null;
  primary_image_url: string | null;
  images_are_illustrations: boolean;
  photos_count: number;
  /** As shown: "2.0 L", a motorcycle's "471 cc". */
  engine_size: string | null;
  /** Of a caravan: berths, length in feet, tare in kilograms. */
  sleeps: number | null;
  length: number | null;
  tare: number | null;
  /** Braked, in kilograms. */
  towing: number | null;
  /** Facts that decide a purchase, for the comparison: kilometres, stars, the year of their test, dollars a year. */
  electric_range: number | null;
  safety_stars: number | null;
  safety_year: number | null;
  running_cost: number | null;
  state_average_market_price: number | null;
  payment_processors: PaymentProcessor[];
}

type RecordSettings = Pick<PublicSettings, 'branding' | 'regional' | 'stockRules' | 'vehiclePage'>;

/** The index, every list's filters and their counts ask for it: it is made once for a vehicle that nobody changes. */
export const searchRecord = (vehicle: Vehicle, settings: RecordSettings): SearchRecord => recordsOf(settings)(vehicle);

const recordsOf = memoize((settings: RecordSettings) => memoize((vehicle: Vehicle) => madeRecord(vehicle, settings)));

function madeRecord(vehicle: Vehicle, settings: RecordSettings): SearchRecord {
  const price = realPrice(vehicle);
  const weekly = positive(vehicle.subscriptionPrice);
  return {
    objectID: vehicle.id,
    slug: vehicle.slug,
    make: vehicle.make,
    model: vehicle.model,
    make_model: makeModel(vehicle.make, vehicle.model),
    badge: vehicle.badge,
    series: vehicle.series,
    year: vehicle.year,
    car_type: vehicle.carType,
    status: vehicle.status,
    item_type: vehicle.itemType,
    body: vehicle.body,
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    drive: vehicle.drive,
    colour: vehicle.colour,
    seats: vehicle.seats,
    doors: vehicle.doors,
    cab: cabOf(vehicle),
    categories: categoriesOf(vehicle, settings.regional.locale),
    filtered_features: filteredFeatures(vehicle.standardEquipment),
    price,
    price_range: priceRange(price),
    subscription_price: weekly,
    weekly_price_range: weeklyPriceRange(weekly),
    km: vehicle.odometer === null ? null : Math.round(vehicle.odometer),
    city: vehicle.city,
    state: vehicle.state,
    location_name: vehicle.locationName,
    dealership_name: dealershipName(vehicle, settings),
    tag: vehicle.tag?.trim() || null,
    stocknum: vehicle.stockNumber,
    created: vehicle.createdAt,
    sold_at: vehicle.soldAt,
    sold_until: soldWindowEnd(vehicle, settings),
    rank: vehicle.rank,
    show_on_dealer_website: vehicle.showOnDealerWebsite,
    reserved: vehicle.reserved,
    certified: vehicle.certified,
    test_drive_only: vehicle.testDriveOnly,
    preorder: vehicle.preorder,
    before_price: positive(vehicle.beforePrice),
    price_type: vehicle.priceType,
    primary_image_url: vehicle.images[0] ?? null,
    images_are_illustrations: vehicle.imagesAreIllustrations,
    photos_count: vehicle.photosCount,
    engine_size: engineSizeText(vehicle),
    sleeps: vehicle.specifications?.sleeps ?? null,
    length: vehicle.specifications?.bodyLength ?? null,
    tare: vehicle.specifications?.tareWeight ?? null,
    towing: vehicle.variant?.towingBraked ?? null,
    electric_range: vehicle.variant?.electricRange ?? null,
    safety_stars: settings.regional.locale === 'en-US' ? null : (vehicle.variant?.ancapRating ?? null),
    safety_year: vehicle.purchase?.safetyRatingYear ?? null,
    running_cost: runningCost(vehicle, settings)?.amount ?? null,
    state_average_market_price: vehicle.market?.stateAverage ?? null,
    payment_processors: vehicle.paymentProcessors,
  };
}

const makeModel = (make: string, model: string): string => `${make} ${model}`;

/** Whole dollars above zero; null for the rest. */
function positive(amount: number | null): number | null {
  const whole = Math.round(amount ?? 0);
  return whole > 0 ? whole : null;
}

/** What a card reads, out of a hit of either engine. */
export function vehicleOfRecord(record: SearchRecord): CardVehicle {
  return {
    id: record.objectID,
    slug: record.slug,
    year: record.year,
    make: record.make,
    model: record.model,
    badge: record.badge,
    series: record.series,
    carType: record.car_type,
    status: record.status,
    itemType: record.item_type,
    price: record.price,
    beforePrice: record.before_price,
    subscriptionPrice: record.subscription_price,
    priceType: record.price_type,
    preorder: record.preorder,
    odometer: record.km,
    body: record.body,
    transmission: record.transmission,
    fuel: record.fuel,
    drive: record.drive,
    colour: record.colour,
    seats: record.seats,
    stockNumber: record.stocknum,
    engineSize: record.engine_size,
    tag: record.tag,
    reserved: record.reserved,
    certified: record.certified,
    testDriveOnly: record.test_drive_only,
    createdAt: record.created,
    soldAt: record.sold_at,
    images: record.primary_image_url === null ? [] : [record.primary_image_url],
    imagesAreIllustrations: record.images_are_illustrations,
    photosCount: record.photos_count,
    city: record.city,
    state: record.state,
    locationName: record.location_name,
    paymentProcessors: record.payment_processors,
    specifications: { sleeps: record.sleeps },
    market: { stateAverage: record.state_average_market_price },
    variant: null,
  };
}
