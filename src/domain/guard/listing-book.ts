/**
 * What shoppers saw last of each vehicle. Nothing in a feed tells what it held before, so every build publishes it, and
 * the next one reads it, as it does the address book (left-address.ts).
 */
import type { Vehicle, VehicleStatus } from '../vehicle/vehicle.ts';

/** The price that was good last, even where another one is held. */
export interface Listing extends Pick<Vehicle, 'price' | 'priceType' | 'beforePrice'> {
  /** The feed took the price away: shoppers saw "Enquire for price" last. */
  withdrawn?: boolean | undefined;
  /** Its status and the slug of its location as shoppers see them; missing where it does not show. */
  status?: VehicleStatus | undefined;
  at?: string | null | undefined;
  /** Since when a word of the feed about it is not known, milliseconds since 1970. */
  askedSince?: number | undefined;
  /** Since when another price of the feed is held, milliseconds since 1970. */
  heldSince?: number | undefined;
}

export interface ListingBook {
  dealer: string;
  /** By the vehicle's id. */
  vehicles: Record<string, Listing>;
  /** New vehicles that wait for a decision: by id, since when, milliseconds since 1970. */
  waiting: Record<string, number>;
}

export const listingBookPath = '/data/listings.json';
