/** Handled by functions, not by the build. */
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';

export const checkoutUrl = (slug: string): string => `${vehicleUrl(slug)}/checkout`;

export const reservationUrl = (key: string, more: Record<string, string> = {}): string =>
  `/reservation?${new URLSearchParams({ ref: key, ...more })}`;

export const reservationCalendarUrl = (key: string): string =>
  `/reservation/calendar.ics?${new URLSearchParams({ ref: key })}`;

export const practiceBankPath = '/practice-bank';
export const practiceBankUrl = (key: string, more: Record<string, string> = {}): string =>
  `${practiceBankPath}?${new URLSearchParams({ ref: key, ...more })}`;
