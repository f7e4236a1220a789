import {
  addDays,
  clockMinutes,
  formatClock,
  formatDate,
  formatDayMonth,
  localParts,
  weekdayOf,
} from '#src/lib/dates.ts';
import type { Location, OpeningHours, SpecialHours } from './location.ts';

export interface HoursRow {
  days: string;
  hours: string;
  weekdays: number[];
}
export interface HolidayRow {
  date: string;
  isoDate: string;
  name: string | null;
  hours: string;
}
export interface OpenState {
  open: boolean;
  text: string;
}

export interface OpeningPeriod {
  /** Minutes since midnight; `to` exceeds 1440 if the period ends the next day. */
  from: number;
  to: number;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const closingSoonMinutes = 30;
const daysAhead = 14;

/** "Mon-Fri" if all five days have the same hours. Omits days without an entry (LOC-02). */
export function hoursRows(location: Pick<Location, 'openingHours'>): HoursRow[] {
  const rows = mondayFirst.flatMap((weekday) => {
    const entries = location.openingHours.filter((entry) => entry.weekday === weekday);
    return entries.length === 0
      ? []
      : [{ days: (dayNames[weekday] as string).slice(0, 3), hours: hoursText(entries), weekdays: [weekday] }];
  });
  const week = rows.filter((row) => (row.weekdays[0] as number) >= 1 && (row.weekdays[0] as number) <= 5);
  const isUniform = week.length === 5 && week.every((row) => row.hours === week[0]?.hours);
  if (!isUniform) return rows;
  return [{ days: 'Mon-Fri', hours: week[0]?.hours as string, weekdays: [1, 2, 3, 4, 5] }, ...rows.slice(5)];
}

export function holidayRows(
  location: Pick<Location, 'specialHours' | 'timeZone'>,
  now: number,
  locale = 'en-AU',
): HolidayRow[] {
  const today = localParts(now, location.timeZone).date;
  const dates = [...new Set(location.specialHours.map((entry) => entry.date))]
    .filter((date) => date >= today)
    .toSorted();
  return dates.map((isoDate) => {
    const entries = location.specialHours.filter((entry) => entry.date === isoDate);
    return {
      date: isoDate === today ? 'Today' : formatDate(isoDate, locale),
      isoDate,
      name: entries.find((entry) => entry.name)?.name ?? null,
      hours: hoursText(entries),
    };
  });
}

function hoursText(entries: readonly (OpeningHours | SpecialHours)[]): string {
  const open = entries.filter((entry) => entry.status === 'Open');
  if (open.length === 0) return 'Closed';
  const periods = open.flatMap(periodOf).toSorted((a, b) => a.from - b.from);
  if (periods.length === 0) return 'Open';
  return periods
    .map(({ from, to }) => (to - from === 1440 ? 'Open 24 hours' : `${formatClock(from)} – ${formatClock(to)}`))
    .join(', ');
}

/** Closing at or before the opening time is on the next day: "18:00" to "00:00". */
function periodOf(entry: OpeningHours | SpecialHours): OpeningPeriod[] {
  const from = clockMinutes(entry.open);
  const to = clockMinutes(entry.close);
  if (entry.status !== 'Open' || from === null || to === null) return [];
  return [{ from, to: to <= from ? to + 1440 : to }];
}

/** Special days replace the usual hours if their times are known. */
export function periodsOn(date: string, location: Pick<Location, 'openingHours' | 'specialHours'>): OpeningPeriod[] {
  const special = location.specialHours.filter((entry) => entry.date === date);
  const entries = special.some(isKnown)
    ? special
    : location.openingHours.filter((entry) => entry.weekday === weekdayOf(date));
  return entries.flatMap(periodOf).toSorted((a, b) => a.from - b.from);
}

/** `minutes` of the day. False if hours are unknown. */
export function isClosedOn(location: Hours, date: string, minutes: number | null): boolean {
  if (!areHoursKnown(location, date)) return false;
  const periods = periodsOn(date, location);
  return minutes === null ? periods.length === 0 : !periods.some(({ from, to }) => from <= minutes && minutes < to);
}

type Hours = Pick<Location, 'openingHours' | 'specialHours' | 'timeZone'>;

/** `until` is null if open all day; `next` if closed for weeks. */
type OpenMoment = { open: true; until: string | null; soon: boolean } | { open: false; next: string | null };

function openMoment(location: Hours, now: number): OpenMoment | null {
  const { date, minutes } = localParts(now, location.timeZone);
  if (!areHoursKnown(location, date)) return null;
  const closing = closingMinutes(location, date, minutes);
  if (closing === null) return { open: false, next: nextOpening(location, date, minutes) };
  const left = closing - minutes;
  return { open: true, until: left >= 1440 ? null : formatClock(closing % 1440), soon: left <= closingSoonMinutes };
}

export function openState(location: Hours, now: number): OpenState | null {
  const moment = openMoment(location, now);
  if (moment === null) return null;
  if (!moment.open) return { open: false, text: moment.next === null ? 'Closed' : `Opens ${moment.next}` };
  if (moment.until === null) return { open: true, text: 'Open now' };
  return { open: true, text: moment.soon ? `Closes soon, at ${moment.until}` : `Open now until ${moment.until}` };
}

export function answerTime(location: Hours, now: number): string | null {
  const moment = openMoment(location, now);
  if (moment === null) return null;
  if (!moment.open)
    return moment.next === null ? 'We’re closed at the moment.' : `We’re closed now and reopen ${moment.next}.`;
  if (moment.until === null) return 'We’re open now.';
  return moment.soon ? `We’re closing soon, at ${moment.until}.` : `We’re open until ${moment.until} today.`;
}

const isKnown = (entry: OpeningHours | SpecialHours): boolean =>
  entry.status === 'Closed' || periodOf(entry).length > 0;

function areHoursKnown(location: Hours, today: string): boolean {
  return (
    location.openingHours.some(isKnown) || location.specialHours.some((entry) => entry.date === today && isKnown(entry))
  );
}

/** Minutes since today's midnight, adjacent periods joined; null while closed. */
function closingMinutes(location: Hours, date: string, minutes: number): number | null {
  const periods = [-1, 0, 1].flatMap((offset) =>
    periodsOn(addDays(date, offset), location).map(({ from, to }) => ({
      from: from + offset * 1440,
      to: to + offset * 1440,
    })),
  );
  let end = periods
    .filter(({ from, to }) => from <= minutes && minutes < to)
    .reduce<number | null>((latest, { to }) => Math.max(latest ?? to, to), null);
  for (const { from, to } of periods) if (end !== null && from <= end && to > end) end = to;
  return end;
}

function nextOpening(location: Hours, date: string, minutes: number): string | null {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(date, ahead);
    const period = periodsOn(day, location).find(({ from }) => ahead > 0 || from > minutes);
    if (period) return `${dayText(day, ahead)} at ${formatClock(period.from)}`;
  }
  return null;
}

function dayText(date: string, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const day = dayNames[weekdayOf(date)] as string;
  return ahead < 7 ? day : `${day} ${formatDayMonth(date)}`;
}
