import type { Agreed } from './reserve-site.ts';

/** A reservation as shown. Times in milliseconds since 1970. */
export interface DisplayReservation {
  key: string;
  /** "7F3A-91BC". */
  reference: string;
  state: 'pending' | 'paid' | 'sold' | 'expired' | 'refunded' | 'cancelled';
  /** Whether the deposit was only held on the card, never charged. */
  isHeldOnCard: boolean;
  /** Whether the deposit was charged, or is about to be. */
  isTaken: boolean;
  vehicleName: string;
  isPaid: boolean;
  agreed: Agreed;
  /** Start of the reservation, from which promised times are counted. */
  since: number;
  until: number;
  name: string;
  email: string;
  phone: string;
  visit: string | null;
  paymentUrl: string | null;
  /** True if the vehicle can be reserved again. */
  isFree: boolean;
}
