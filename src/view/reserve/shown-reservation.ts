import type { Agreed } from './reserve-site.ts';

/** What is told of a reservation. Instants in milliseconds since 1970. */
export interface ShownReservation {
  key: string;
  /** "7F3A-91BC". */
  reference: string;
  state: 'pending' | 'paid' | 'sold' | 'expired' | 'refunded' | 'cancelled';
  /** Whether the card held the deposit, which was never taken. */
  isHeldOnCard: boolean;
  /** Whether the deposit was taken for the dealer, or is about to be. */
  isTaken: boolean;
  /** As it was reserved. */
  vehicleName: string;
  /** Whether a payment was ever heard of. */
  isPaid: boolean;
  agreed: Agreed;
  /** Since when it stands, milliseconds since 1970: what is promised is promised from then on. */
  since: number;
  until: number;
  name: string;
  email: string;
  phone: string;
  visit: string | null;
  /** The gateway's page, as long as it is open. */
  paymentUrl: string | null;
  /** It can be reserved again. */
  isFree: boolean;
}
