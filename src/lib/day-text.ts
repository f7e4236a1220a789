import { clockMinutes, formatClock, formatDayMonth, isIsoDate, weekdayOf } from './dates.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Tuesday 1 December"; text that is no date stays as it is. */
export const dayText = (date: string): string =>
  isIsoDate(date) ? `${dayNames[weekdayOf(date)]} ${formatDayMonth(date)}` : date;

/** "2:30 pm"; text that is no time of a clock stays as it is. */
export const clockText = (time: string): string => {
  const minutes = clockMinutes(time);
  return minutes === null ? time : formatClock(minutes);
};
