/** Addresses of reserving that no build knows: functions answer there. */
import { vehicleUrl } from '../vehicle/vehicle-url.ts';

export const checkoutUrl = (slug: string): string => `${vehicleUrl(slug)}/checkout`;

/** Where a reservation is seen, changed and cancelled by whoever has the key of its receipt. */
export const reservationUrl = (key: string, more: Record<string, string> = {}): string =>
  `/reservation?${new URLSearchParams({ ref: key, ...more })}`;

export const reservationCalendarUrl = (key: string): string =>
  `/reservation/calendar.ics?${new URLSearchParams({ ref: key })}`;

/** The card page of the practice gateway. */
export const practiceBankPath = '/practice-bank';
export const practiceBankUrl = (key: string, more: Record<string, string> = {}): string =>
  `${practiceBankPath}?${new URLSearchParams({ ref: key, ...more })}`;
