/** How long an offer counts: seven days, to the minute of the dealer's clock, whatever daylight saving does. */
import { addDays, formatClock, instantOf, localParts } from '#src/lib/dates.ts';
import { dayText } from '#src/lib/day-text.ts';

export const validDays = 7;

/** Instants in milliseconds since 1970. The same clock time as now, seven days on. */
export function validUntil(now: number, timeZone: string): number {
  const { date, minutes } = localParts(now, timeZone);
  return instantOf(addDays(date, validDays), minutes, timeZone);
}

/** The same clock time a day before the end. */
export function reminderAt(end: number, timeZone: string): number {
  const { date, minutes } = localParts(end, timeZone);
  return instantOf(addDays(date, -1), minutes, timeZone);
}

/** "Sunday 29 November, 3:52 pm". */
export function endText(end: number, timeZone: string): string {
  const { date, minutes } = localParts(end, timeZone);
  return `${dayText(date)}, ${formatClock(minutes)}`;
}
