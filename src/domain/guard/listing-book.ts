/**
 * Last published state of each vehicle, stored in every build because feeds have no history (as in left-address.ts).
 */
import type { Vehicle, VehicleStatus } from '../vehicle/vehicle.ts';

/** The last accepted prices, even while a new price is held. */
export interface Listing extends Pick<Vehicle, 'price' | 'priceType' | 'beforePrice'> {
  /** The feed removed the price, so shoppers saw "Enquire for price" last. */
  withdrawn?: boolean | undefined;
  /** Status and location slug as shown to shoppers; missing if the vehicle isn't shown. */
  status?: VehicleStatus | undefined;
  at?: string | null | undefined;
  /** When the feed first had an unknown term about it, in milliseconds since 1970. */
  askedSince?: number | undefined;
  /** Start of the current price hold, in milliseconds since 1970. */
  heldSince?: number | undefined;
}

export interface ListingBook {
  dealer: string;
  vehicles: Record<string, Listing>;
  /** Id to milliseconds since 1970. */
  waiting: Record<string, number>;
}

export const listingBookPath = '/data/listings.json';
