/** Dates are `YYYY-MM-DD`, instants epoch milliseconds, clock times minutes since midnight. */

export interface LocalParts {
  date: string;
  weekday: number;
  /** 0 to 1439. */
  minutes: number;
}

const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

export function localParts(instant: number, timeZone: string): LocalParts {
  const parts: Record<string, string> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) parts[type] = value;
  const date = `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

export function localDate(instant: number, timeZone: string): string {
  return localParts(instant, timeZone).date;
}

const utcOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(isoDate: string): number {
  return new Date(utcOf(isoDate)).getUTCDay();
}

export function addDays(isoDate: string, days: number): string {
  return new Date(utcOf(isoDate) + days * dayMs).toISOString().slice(0, 10);
}

export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

export function formatDate(isoDate: string, locale: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return locale === 'en-US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function formatMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${year}`;
}

export function formatDayMonth(isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number);
  return `${day} ${monthNames[(month ?? 1) - 1]}`;
}

export function formatLongDate(isoDate: string, locale: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = monthNames[(month ?? 1) - 1];
  return locale === 'en-US' ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
}

/** 24-hour `HH:MM`, including "24:00". */
export function clockMinutes(text: string | null): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= 1440 ? minutes : null;
}

/** 0 and 1440 both give "12:00 am". */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A skipped time moves forward by the gap; a repeated time means its first occurrence. */
export function instantOf(isoDate: string, minutes: number, timeZone: string): number {
  const wall = utcOf(isoDate) + minutes * 60_000;
  const shown = (instant: number): number => {
    const local = localParts(instant, timeZone);
    return utcOf(local.date) + local.minutes * 60_000;
  };
  const before = wall - (shown(wall - dayMs) - (wall - dayMs));
  const after = wall - (shown(wall + dayMs) - (wall + dayMs));
  return [Math.min(before, after), Math.max(before, after)].find((instant) => shown(instant) === wall) ?? before;
}
