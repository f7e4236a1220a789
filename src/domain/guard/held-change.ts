import type { PriceDoubt } from './price-guard.ts';

/** Hidden from shoppers until a person decides (GUARD-01, GUARD-02, GUARD-04). */
export interface HeldChange {
  vehicle: string;
  name: string;
  /** Whole dollars: the last price shoppers saw (null if none), and the feed's. */
  from: number | null;
  to: number;
  doubt: PriceDoubt;
  /** Epoch milliseconds. Shoppers see the last price until `until`. */
  since: number;
  until: number;
  /** Meanwhile: the last price, "Enquire for price", or nothing for a new vehicle. */
  shows: 'last price' | 'no price' | 'nothing';
}

export interface HeldWord {
  feed: string | null;
  field: string;
  column: string;
  word: string;
  isLocation: boolean;
  /** The column isn't mapped, so the word alone can't be answered. */
  isUnmapped?: true | undefined;
  /** Completes "Until you answer, …", for vehicles shown despite an unknown term. */
  meanwhile: string;
  vehicles: HeldVehicle[];
}

export interface HeldVehicle {
  /** Stock number, else id. */
  vehicle: string;
  name: string;
  /** Epoch milliseconds when its last known state disappears; null if not shown. */
  until: number | null;
  isOnSite: boolean;
}

export interface HeldRecord {
  regional?: { locale: string; timeZone: string } | undefined;
  held?: HeldChange[] | undefined;
  words?: HeldWord[] | undefined;
}
