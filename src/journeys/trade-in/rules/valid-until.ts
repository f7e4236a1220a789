/** Seven days in the dealer's time zone, despite daylight saving. */
import { addDays, formatClock, instantOf, localParts } from '#src/lib/dates.ts';
import { dayText } from '#src/lib/day-text.ts';

export const validDays = 7;

export function validUntil(now: number, timeZone: string): number {
  const { date, minutes } = localParts(now, timeZone);
  return instantOf(addDays(date, validDays), minutes, timeZone);
}

export function reminderAt(end: number, timeZone: string): number {
  const { date, minutes } = localParts(end, timeZone);
  return instantOf(addDays(date, -1), minutes, timeZone);
}

export function endText(end: number, timeZone: string): string {
  const { date, minutes } = localParts(end, timeZone);
  return `${dayText(date)}, ${formatClock(minutes)}`;
}
