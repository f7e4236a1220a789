import type { PriceDoubt } from './price-guard.ts';

/** A change hidden from shoppers until a human decides (GUARD-01, GUARD-02, GUARD-04). */
export interface HeldChange {
  vehicle: string;
  name: string;
  /** Whole dollars: the price shoppers saw last, null for none, and the feed's. */
  from: number | null;
  to: number;
  doubt: PriceDoubt;
  /** Milliseconds since 1970; shoppers see the last price until `until`. */
  since: number;
  until: number;
  /** Shown to shoppers meanwhile: the last price, "Enquire for price", or nothing for a new vehicle. */
  shows: 'last price' | 'no price' | 'nothing';
}

export interface HeldWord {
  feed: string | null;
  field: string;
  column: string;
  word: string;
  isLocation: boolean;
  /** Continues "Until you answer, …" for vehicles shown without the term's meaning. */
  meanwhile: string;
  vehicles: HeldVehicle[];
}

export interface HeldVehicle {
  /** Stock number, else id. */
  vehicle: string;
  name: string;
  /** End of showing its last known state, milliseconds since 1970; null if not shown. */
  until: number | null;
  isOnSite: boolean;
}

export interface HeldRecord {
  regional?: { locale: string; timeZone: string } | undefined;
  held?: HeldChange[] | undefined;
  words?: HeldWord[] | undefined;
}
