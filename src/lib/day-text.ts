import { clockMinutes, formatClock, formatDayMonth, isIsoDate, localParts, weekdayOf } from './dates.ts';

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const dayText = (date: string): string =>
  isIsoDate(date) ? `${weekdayNames[weekdayOf(date)]} ${formatDayMonth(date)}` : date;

export const clockText = (time: string): string => {
  const minutes = clockMinutes(time);
  return minutes === null ? time : formatClock(minutes);
};

/** "Monday 23 November, 10:00 am"; month first in the US. */
export function momentText(instant: number, timeZone: string, locale: string): string {
  const { date, weekday, minutes } = localParts(instant, timeZone);
  const [day, month] = formatDayMonth(date).split(' ');
  const name = weekdayNames[weekday]!;
  return `${locale === 'en-US' ? `${name}, ${month} ${day}` : `${name} ${day} ${month}`}, ${formatClock(minutes)}`;
}

export const zonedMomentText = (instant: number, timeZone: string, locale: string): string =>
  `${momentText(instant, timeZone, locale)} ${clockName(timeZone)}`;

export const siteMomentText = (
  instant: number,
  timeZone: string,
  { locale, timeZone: siteTimeZone }: { locale: string; timeZone: string },
): string =>
  timeZone === siteTimeZone ? momentText(instant, timeZone, locale) : zonedMomentText(instant, timeZone, locale);

export const clockName = (timeZone: string): string => `(${timeZone.split('/').at(-1)!.replaceAll('_', ' ')} time)`;

/** With the date if on another day. */
export function momentFrom(
  instant: number,
  { timeZone, locale, now }: { timeZone: string; locale: string; now: number },
): string {
  const { date, minutes } = localParts(instant, timeZone);
  return date === localParts(now, timeZone).date
    ? `${formatClock(minutes)} today`
    : momentText(instant, timeZone, locale);
}
