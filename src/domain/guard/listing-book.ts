/** Last published state of each vehicle, stored in every build because feeds have no history. */
import type { Vehicle, VehicleStatus } from '../vehicle/vehicle.ts';

/** Last accepted prices, even while a new one is held. */
export interface Listing extends Pick<Vehicle, 'price' | 'priceType' | 'beforePrice'> {
  /** Shoppers last saw "Enquire for price": the feed removed the price. */
  withdrawn?: boolean | undefined;
  /** Status and location slug; missing if not shown. */
  status?: VehicleStatus | undefined;
  at?: string | null | undefined;
  /** Epoch milliseconds of the vehicle's first unknown term. */
  askedSince?: number | undefined;
  /** Epoch milliseconds; start of the price hold. */
  heldSince?: number | undefined;
}

export interface ListingBook {
  dealer: string;
  vehicles: Record<string, Listing>;
  /** Epoch milliseconds by id. */
  waiting: Record<string, number>;
}

export const listingBookPath = '/data/listings.json';
