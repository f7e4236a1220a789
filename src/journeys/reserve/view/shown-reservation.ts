import type { Agreed } from './reserve-site.ts';

/** Times in epoch milliseconds. */
export interface DisplayReservation {
  key: string;
  /** "7F3A-91BC". */
  reference: string;
  state: 'pending' | 'paid' | 'sold' | 'expired' | 'refunded' | 'cancelled';
  /** Deposit held on the card, never charged. */
  isHeldOnCard: boolean;
  /** Deposit charged, or about to be. */
  isTaken: boolean;
  vehicleName: string;
  isPaid: boolean;
  agreed: Agreed;
  /** Promised response times count from this time. */
  since: number;
  until: number;
  name: string;
  email: string;
  phone: string;
  visit: string | null;
  paymentUrl: string | null;
  /** The vehicle can be reserved again. */
  isFree: boolean;
}
