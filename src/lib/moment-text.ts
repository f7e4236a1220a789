import { formatClock, formatDayMonth, localParts } from './dates.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Tuesday 24 November, 3:40 pm" by the clock of an IANA time zone. `instant` in milliseconds since 1970. */
export function momentText(instant: number, timeZone: string): string {
  const { date, weekday, minutes } = localParts(instant, timeZone);
  return `${dayNames[weekday]} ${formatDayMonth(date)}, ${formatClock(minutes)}`;
}

/** "3:52 pm today", or with its day where it is another. */
export function momentFrom(instant: number, timeZone: string, now: number): string {
  const { date, minutes } = localParts(instant, timeZone);
  return date === localParts(now, timeZone).date ? `${formatClock(minutes)} today` : momentText(instant, timeZone);
}
