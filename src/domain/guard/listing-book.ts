/**
 * Last published state of each vehicle, stored in every build because feeds have no history (as in retired-urls.ts).
 */
import type { Vehicle, VehicleStatus } from '../vehicle/vehicle.ts';

/** The last accepted prices, even while a new price is held. */
export interface Listing extends Pick<Vehicle, 'price' | 'priceType' | 'beforePrice'> {
  /** Shoppers last saw "Enquire for price", because the feed removed the price. */
  withdrawn?: boolean | undefined;
  /** Status and location slug as shown; missing if not shown. */
  status?: VehicleStatus | undefined;
  at?: string | null | undefined;
  /** Epoch milliseconds when the feed first had an unknown term for the vehicle. */
  askedSince?: number | undefined;
  /** Epoch milliseconds when the price hold began. */
  heldSince?: number | undefined;
}

export interface ListingBook {
  dealer: string;
  vehicles: Record<string, Listing>;
  /** Epoch milliseconds by id. */
  waiting: Record<string, number>;
}

export const listingBookPath = '/data/listings.json';
