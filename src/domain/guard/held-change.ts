import type { PriceDoubt } from './price-guard.ts';

/** A change hidden from shoppers until a human decides (GUARD-01, GUARD-02, GUARD-04). */
export interface HeldChange {
  vehicle: string;
  name: string;
  /** In whole dollars: the last price that shoppers saw (null if none), and the feed's price. */
  from: number | null;
  to: number;
  doubt: PriceDoubt;
  /** Milliseconds since 1970. Shoppers see the last price until `until`. */
  since: number;
  until: number;
  /** Shown to shoppers in the meantime: the last price, "Enquire for price", or nothing for a new vehicle. */
  shows: 'last price' | 'no price' | 'nothing';
}

export interface HeldWord {
  feed: string | null;
  field: string;
  column: string;
  word: string;
  isLocation: boolean;
  /** Completes "Until you answer, …", for vehicles shown although the term's meaning is unknown. */
  meanwhile: string;
  vehicles: HeldVehicle[];
}

export interface HeldVehicle {
  /** Stock number, else id. */
  vehicle: string;
  name: string;
  /** When its last known state stops being shown, in milliseconds since 1970; null if not shown. */
  until: number | null;
  isOnSite: boolean;
}

export interface HeldRecord {
  regional?: { locale: string; timeZone: string } | undefined;
  held?: HeldChange[] | undefined;
  words?: HeldWord[] | undefined;
}
