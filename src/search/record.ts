/**
 * For both engines (SRCH-23): Algolia's field names, SRCH-03 and SRCH-04 facets and ranges, and card fields. Browsers
 * never create records.
 */
import type { Cab } from '#src/domain/vehicle/cab.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import type {
  BodyType,
  CarType,
  Drive,
  Fuel,
  ItemType,
  PaymentProcessor,
  PriceType,
  Transmission,
  VehicleStatus,
} from '#src/domain/vehicle/vehicle.ts';

/** Whole dollars and kilometres, epoch milliseconds. */
export interface SearchRecord {
  objectID: string;
  slug: string;
  make: string;
  model: string;
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
  cab: Cab | null;
  cylinders: number | null;
  categories: string[];
  filtered_features: string[];
  /** PRICE-02. */
  price: number | null;
  price_range: string | null;
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
  /** Hidden from then on (SRCH-20). */
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
  /** "2.0 L"; motorcycles: "471 cc". */
  engine_size: string | null;
  /** Caravans only: berths, length in feet, tare in kilograms. */
  sleeps: number | null;
  length: number | null;
  tare: number | null;
  /** Braked, kilograms. */
  towing: number | null;
  /** Kilometres, stars, test year, dollars a year. */
  electric_range: number | null;
  safety_stars: number | null;
  safety_year: number | null;
  running_cost: number | null;
  state_average_market_price: number | null;
  payment_processors: PaymentProcessor[];
}

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
