import type { CaravanSpecifications, MarketPrices, Vehicle, VehicleVariant } from '../vehicle/vehicle.ts';

type CardField =
  | 'id'
  | 'slug'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'carType'
  | 'status'
  | 'itemType'
  | 'price'
  | 'beforePrice'
  | 'subscriptionPrice'
  | 'priceType'
  | 'preorder'
  | 'odometer'
  | 'body'
  | 'transmission'
  | 'fuel'
  | 'drive'
  | 'colour'
  | 'seats'
  | 'stockNumber'
  | 'engineSize'
  | 'tag'
  | 'reserved'
  | 'certified'
  | 'testDriveOnly'
  | 'createdAt'
  | 'soldAt'
  | 'images'
  | 'imagesAreIllustrations'
  | 'photosCount'
  | 'city'
  | 'state'
  | 'locationName'
  | 'paymentProcessors';

/** Also in the search index, so that hits and static cards follow the same rules. */
export interface CardVehicle extends Pick<Vehicle, CardField> {
  specifications: Pick<CaravanSpecifications, 'sleeps'> | null;
  market: Pick<MarketPrices, 'stateAverage'> | null;
  variant: Pick<VehicleVariant, 'engineSizeCc'> | null;
}
