import { addDays, instantOf, isIsoDate, localDate } from '#src/lib/dates.ts';
import { ofText, Unreadable, type Read, type ReadContext } from './reading.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string): string => String(value).padStart(2, '0');
const century = (short: string): string => (short.length === 4 ? short : `${Number(short) > 50 ? '19' : '20'}${short}`);
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;

/** "5/4/2027", with or without a weekday and a time. */
export const numericDate = new RegExp(
  String.raw`^(?:${weekday.source.slice(1)})?(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T, ].*)?$`,
  'i',
);

type Regional = Pick<ReadContext, 'locale' | 'dateOrder'>;
const isMonthFirst = ({ locale, dateOrder }: Regional): boolean =>
  dateOrder === undefined ? locale === 'en-US' : dateOrder === 'month_first';

/** "2026-11-30", "20261130", "30/11/2026" (month first in the US) or "30 Nov 2026". */
function isoDateOf(written: string, context: Regional): string | null {
  const text = written.replace(weekday, '');
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ??
    /^((?:1[789]|20)\d\d)(0\d|1[0-2])([0-3]\d)(?:T.*)?$/.exec(text);
  if (iso) return checked(iso[1]!, iso[2]!, iso[3]!);
  const local = numericDate.exec(text);
  if (local)
    return isMonthFirst(context) ? checked(local[3]!, local[1]!, local[2]!) : checked(local[3]!, local[2]!, local[1]!);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?[ ,-]+(\d{4}|\d{2})$/i.exec(text);
  if (named) return checked(named[3]!, String(monthOf(named[2]!)), named[1]!);
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  return american ? checked(american[3]!, String(monthOf(american[1]!)), american[2]!) : null;
}

function checked(year: string, month: string, day: string): string | null {
  const date = `${century(year)}-${two(month)}-${two(day)}`;
  return isIsoDate(date) ? date : null;
}

const zoned =
  /^(.{6,40}?)(?:T|,? +)(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]m)?\s*(?:Z|(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})?|UTC|GMT)(?:\s*\(.{1,60}\))?$/i;

/** Null unless the text has a date, time and zone, or is an epoch timestamp. */
function instantIn(text: string, context: Regional): number | null {
  const machine = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text)?.[1];
  if (machine !== undefined) return Number(machine);
  if (/^\d{10}$|^\d{13}$/.test(text)) return epoch(Number(text));
  const found = zoned.exec(text);
  const day = found && isoDateOf(found[1]!, context);
  if (!found || day === null) return null;
  const [, , hour, minute, second = '0', fraction = '0', half, sign, zoneHours = '0', zoneMinutes = '0'] = found;
  const minutes = minutesOf(hour!, minute!, half);
  if (minutes === null) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const seconds = (minutes - offset) * 60 + Number(`${second}.${fraction}`);
  return Date.parse(`${day}T00:00:00Z`) + Math.floor(seconds * 1000);
}

/** Days since 30 December 1899, limited to 1954–2099. */
const spreadsheetDay = /^(\d{5})(?:\.\d+)?$/;

function spreadsheetDateOf(text: string): string | null {
  const day = Number(spreadsheetDay.exec(text)?.[1] ?? 0);
  return day >= 20_000 && day < 73_051
    ? new Date(Date.UTC(1899, 11, 30) + day * 86_400_000).toISOString().slice(0, 10)
    : null;
}

/** Times beyond these are placeholders, and JavaScript can't format them all. */
const earliest = -1e14,
  latest = Date.UTC(9999, 11, 30);

function dayOf(text: string, context: ReadContext): string | null {
  const instant = instantIn(text, context);
  if (instant !== null) return localDate(Math.max(earliest, Math.min(latest, instant)), context.timeZone);
  return timeIn(text) === null ? null : (isoDateOf(text, context) ?? spreadsheetDateOf(text));
}

const maxYearsAhead = 5;

/** Systems write the first or last day they support, or one far ahead, for "no date". */
function isFiller(date: string, { now }: ReadContext): boolean {
  const today = new Date(now).toISOString();
  const last = `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4, 10)}`;
  return date < '1901' || date > last || date.startsWith('1970-01') || date === '1969-12-31';
}
const filler = new Unreadable('a placeholder date');

export const date: Read<string> = ofText((text, context) => {
  const found = dayOf(text.trim(), context);
  if (found === null) return new Unreadable('not a date');
  return isFiller(found, context) || found.startsWith('1970') ? filler : found;
});

/** "06/2024", "2024-06", "202406", "Jun 2024", "6/24" or a whole date. */
export const month: Read<string> = ofText((text, context) => {
  const found = monthStartOrDay(text.trim(), context);
  if (found === null) return new Unreadable('not a month');
  return isFiller(found, context) ? filler : found.slice(0, 7);
});

/** Last day of "03/2027", "2027-03", "202703", "Mar 2027", "Mar '27"; "3/27" and "March 27" are ambiguous. */
export const expiryDate: Read<string> = ofText((written, context) => {
  const text = written.trim();
  const parts = parseMonthYear(text);
  if (parts === null) return date(written, context, false);
  const isSplitOtherwise = /^\d{4}(?:0\d|1[0-2])$/.test(text) && Number(text.slice(2, 4)) <= 12;
  if ((parts.year.length === 2 && !/['’]/.test(text)) || isSplitOtherwise)
    return new Unreadable('could be month and year or day and month: write the full date');
  const first = checked(parts.year, parts.month, '1');
  if (first === null) return new Unreadable('not a date');
  return isFiller(first, context) ? filler : addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
});

function monthStartOrDay(text: string, context: ReadContext): string | null {
  const parts = parseMonthYear(text);
  return parts ? checked(parts.year, parts.month, '1') : dayOf(text, context);
}

function parseMonthYear(text: string): { year: string; month: string } | null {
  const isoMonth = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(0[1-9]|1[0-2])$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  const named = /^([a-z]{3,9})[ ./,'’-]*(\d{4}|\d{2})$/i.exec(text);
  const yearFirst = /^(\d{4})[ ./-]+([a-z]{3,9})\.?$/i.exec(text);
  if (isoMonth) return { year: isoMonth[1]!, month: isoMonth[2]! };
  if (local) return { year: local[2]!, month: local[1]! };
  if (named) return { year: named[2]!, month: String(monthOf(named[1]!)) };
  return yearFirst && { year: yearFirst[1]!, month: String(monthOf(yearFirst[2]!)) };
}

const modelYear = /^(?:MY\s*['’]?(?=\d{2}(?:\.\d+)?$)|(?=\d{2}(?:\.\d+)?\s*MY$))(\d{2})/i,
  shortYear = /^['’](\d{2})$/;

/** Also reads dates and months; limits are checked with the whole row. */
export const year: Read<number> = ofText((written, context) => {
  const text = written.trim();
  const short = (modelYear.exec(text) ?? shortYear.exec(text))?.[1];
  if (short !== undefined) return Number(century(short));
  if (/\d{4}.*\d:?\d{2}.*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})/i.test(text)) {
    const day = dayOf(text, context);
    if (day !== null) return Number(day.slice(0, 4));
  }
  const plain = /^\D*((?:1[89]|20|21)\d\d)(?:\.0+)?(?:\D.*)?$/.exec(text)?.[1];
  if (plain !== undefined) return Number(plain);
  const [only, another] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  const dated =
    monthStartOrDay(text, context)?.slice(0, 4) ??
    /^\d+$/.exec(text)?.[0] ??
    (another === undefined ? only : undefined);
  return dated === undefined ? new Unreadable('not a year') : Number(dated);
});

/** Feeds mix seconds and milliseconds. */
const epoch = (value: number): number => Math.round(Math.abs(value) < 1e11 ? value * 1000 : value);

/** Epoch milliseconds. Times without a zone are in the dealer's. */
export const timestamp: Read<number> = ofText((text, context) => {
  const trimmed = text.trim();
  if (/^-?\d{9,}(?:\.\d+)?$/.test(trimmed)) return believable(epoch(Number(trimmed)), context);
  if (/^0+$/.test(trimmed)) return null;
  const instant = instantIn(trimmed, context);
  if (instant !== null) return believable(instant, context);
  const day = isoDateOf(trimmed, context) ?? spreadsheetDateOf(trimmed);
  const minutes = timeIn(trimmed);
  if (day === null || minutes === null) return new Unreadable('not a date and time');
  return isFiller(day, context) ? filler : believable(instantOf(day, minutes, context.timeZone), context);
});

/** Minutes since midnight, 0 without a time, null for "25:00". */
function timeIn(text: string): number | null {
  const [, hour = '0', minute = '0', half] =
    /[T ,](\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([ap]m)?(?:\s*(?:Z|UTC|GMT|[+-]\d{2}).*)?$/i.exec(text) ?? [];
  return minutesOf(hour, minute, half);
}

function minutesOf(hour: string, minute: string, half: string | undefined): number | null {
  if (Number(hour) > 24 || Number(minute) > 59) return null;
  return ((half ? Number(hour) % 12 : Number(hour)) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

function believable(instant: number, context: ReadContext): number | Unreadable {
  if (instant < earliest || instant > latest || isFiller(localDate(instant, 'UTC'), context)) return filler;
  return instant >= Date.UTC(1990, 0) ? instant : new Unreadable('not a plausible date and time');
}
