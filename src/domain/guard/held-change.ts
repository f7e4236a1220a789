/** Changes of a feed that shoppers do not see until a person decides (GUARD-01, GUARD-02, GUARD-04). */
import type { PriceDoubt } from './price-guard.ts';

export interface HeldChange {
  /** The dealer's number of the vehicle, else its id. */
  vehicle: string;
  name: string;
  /** Whole dollars: what shoppers saw last, null where they saw none, and what the feed says. */
  from: number | null;
  to: number;
  doubt: PriceDoubt;
  /** When it was first held, and until when shoppers keep seeing the last price; milliseconds since 1970. */
  since: number;
  until: number;
  /** What shoppers see meanwhile: the last price, "Enquire for price", or nothing of a vehicle that is new. */
  shows: 'last price' | 'no price' | 'nothing';
}

/** A word of the feed that the product does not know. */
export interface HeldWord {
  /** Which feed has it, of several. */
  feed: string | null;
  /** The field of the product that the word is for. */
  field: string;
  column: string;
  word: string;
  /** It names a location that the dealer does not have. */
  isLocation: boolean;
  /** Continues "Until you answer, …" for vehicles that show without the word's meaning. */
  meanwhile: string;
  vehicles: HeldVehicle[];
}

export interface HeldVehicle {
  /** The dealer's number of the vehicle, else its id. */
  vehicle: string;
  name: string;
  /** Until when shoppers see it as they did last, milliseconds since 1970; null where they do not. */
  until: number | null;
  isOnSite: boolean;
}

/** All that waits for a person at one dealer. */
export interface HeldThings {
  /** How the dealer writes moments; missing where nothing waits. */
  regional?: { locale: string; timeZone: string } | undefined;
  held?: HeldChange[] | undefined;
  words?: HeldWord[] | undefined;
}
