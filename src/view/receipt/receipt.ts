import type { Location } from '#src/domain/places/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';

/**
 * What a shopper may know of their own lead: for the page after it, the mail and the text that confirm it,
 * and the page of a booking.
 */
export interface Receipt {
  /** "7F3A-91BC". */
  reference: string;
  /** Opens the shopper's pages; null for a lead from before there were any. */
  key: string | null;
  form: string;
  /** As it was sent, such as "Service Enquiry"; what a shopper chose in a list may differ from the form. */
  category: string;
  /** What was ticked on the service form. */
  options: string[];
  /** What else was filled in: "Vehicle", "Mazda CX-60"; as it was typed. */
  typed: { label: string; text: string }[];
  /** "enquiry about the 2022 Kia EV6 GT-Line". */
  about: string;
  noun: string;
  vehicle: PublishedVehicle | null;
  location: Location | null;
  phone: string | null;
  booking: ReceiptBooking | null;
  /** The day and time that were wished for, where none was booked. */
  wish: string | null;
  /** The shopper's own vehicle, where it is what this is about. */
  tradeIn: ReceiptTradeIn | null;
  message: string | null;
  /** "We answer by Monday 23 November, 10:00 am (Sydney time): we are closed on Sundays." */
  answer: string | null;
  /** The same without the reason, where every letter is paid for. */
  shortAnswer: string | null;
}

export interface ReceiptTradeIn {
  /** "2021 Toyota Corolla, 45,000 km, ABC12D"; null where nothing is known of it. */
  name: string | null;
  /** "A price between $13,700 and $22,000, most likely $17,350, subject to inspection."; null where none was accepted. */
  accepted: string | null;
  /** Whether that was an offer in writing, after somebody had looked at it. */
  isInspected: boolean;
}

export interface ReceiptBooking {
  state: 'booked' | 'moved' | 'cancelled' | 'over';
  when: string;
  minutes: number;
}

export const isOpen = ({ state }: ReceiptBooking): boolean => state === 'booked' || state === 'moved';
