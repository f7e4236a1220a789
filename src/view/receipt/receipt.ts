import type { Location } from '#src/domain/locations/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';

export interface Receipt {
  /** "7F3A-91BC". */
  reference: string;
  /** Opens the shopper's pages; null for older leads. */
  key: string | null;
  form: string;
  /** "Service Enquiry"; may differ from the form's category. */
  category: string;
  options: string[];
  /** "Vehicle", "Mazda CX-60". */
  typed: { label: string; text: string }[];
  /** "enquiry about the 2022 Kia EV6 GT-Line". */
  about: string;
  noun: string;
  vehicle: PublishedVehicle | null;
  location: Location | null;
  phone: string | null;
  booking: ReceiptBooking | null;
  wish: string | null;
  tradeIn: ReceiptTradeIn | null;
  message: string | null;
  /** "We answer by Monday 23 November, 10:00 am (Sydney time): we are closed on Sundays." */
  answer: string | null;
  /** Without the reason: text messages are priced by length. */
  shortAnswer: string | null;
}

export interface ReceiptTradeIn {
  name: string | null;
  /** "A price between $13,700 and $22,000, most likely $17,350, subject to inspection." */
  accepted: string | null;
  isInspected: boolean;
}

export interface ReceiptBooking {
  state: 'booked' | 'moved' | 'cancelled' | 'over';
  when: string;
  minutes: number;
}

export const isOpen = ({ state }: ReceiptBooking): boolean => state === 'booked' || state === 'moved';
