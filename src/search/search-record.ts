import { cabOf } from '#src/domain/vehicle/cab.ts';
import { cylindersOf } from '#src/domain/vehicle/cylinders.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { filteredFeatures } from '#src/domain/search/feature-filters.ts';
import { memoize } from '#src/lib/memoize.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { priceRange, weeklyPriceRange } from '#src/domain/price/price-range.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { runningCost } from '#src/domain/vehicle/running-cost.ts';
import { soldWindowEnd } from '#src/domain/vehicle/visibility.ts';
import { categoriesOf } from './categories.ts';
import { dealershipName } from './dealership-name.ts';
import type { SearchRecord } from './record.ts';

type RecordSettings = Pick<PublicSettings, 'branding' | 'regional' | 'stockRules' | 'vehiclePage'>;

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
    cylinders: cylindersOf(vehicle),
    categories: categoriesOf(vehicle, settings.regional.locale),
    filtered_features: filteredFeatures(vehicle),
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

function positive(amount: number | null): number | null {
  const whole = Math.round(amount ?? 0);
  return whole > 0 ? whole : null;
}
