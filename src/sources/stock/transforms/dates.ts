import { instantOf, isIsoDate } from '#src/lib/dates.ts';
import { ofText, Unreadable, type Read, type ReadContext } from './reading.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string): string => String(value).padStart(2, '0');
const century = (short: string): string => (short.length === 4 ? short : `${Number(short) > 50 ? '19' : '20'}${short}`);
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * ISO date of "2026-11-30", "30/11/2026" (month first in the United States) or "30 Nov 2026"; null for anything else.
 */
function isoDateOf(text: string, locale: ReadContext['locale']): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return checked(iso[1]!, iso[2]!, iso[3]!);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[, ].*)?$/.exec(text);
  if (local)
    return locale === 'en-US' ? checked(local[3]!, local[1]!, local[2]!) : checked(local[3]!, local[2]!, local[1]!);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?[ ,-]+(\d{4}|\d{2})$/i.exec(text);
  if (named) return checked(named[3]!, String(monthOf(named[2]!)), named[1]!);
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  return american ? checked(american[3]!, String(monthOf(american[1]!)), american[2]!) : null;
}

function checked(year: string, month: string, day: string): string | null {
  const date = `${century(year)}-${two(month)}-${two(day)}`;
  return isIsoDate(date) ? date : null;
}

export const date: Read<string> = ofText((text, { locale }) => {
  const trimmed = text.trim();
  const found =
    isoDateOf(trimmed, locale) ??
    (/^\d{10}$|^\d{13}$/.test(trimmed) ? new Date(epoch(Number(trimmed))).toISOString().slice(0, 10) : null);
  return found ?? new Unreadable('not a date');
});

/** ISO month of "06/2024", "2024-06", "Jun 2024", "6/24" or a whole date. */
export const month: Read<string> = ofText((text, { locale }) => {
  const trimmed = text.trim();
  const isoMonth = /^(\d{4})[-/.](\d{1,2})$/.exec(trimmed);
  const local = /^(\d{1,2})[-/.](\d{4}|\d{2})$/.exec(trimmed);
  const named = /^([a-z]{3,9})\.?[ -]+(\d{4}|\d{2})$/i.exec(trimmed);
  const parts = isoMonth
    ? [isoMonth[1]!, isoMonth[2]!]
    : local
      ? [local[2]!, local[1]!]
      : named
        ? [named[2]!, String(monthOf(named[1]!))]
        : null;
  const found = (parts ? checked(parts[0]!, parts[1]!, '1') : isoDateOf(trimmed, locale))?.slice(0, 7);
  return found ?? new Unreadable('not a month');
});

/** Seconds or milliseconds since 1970, as feeds mix them. */
const epoch = (value: number): number => Math.round(Math.abs(value) < 1e11 ? value * 1000 : value);

/** An instant in milliseconds: an epoch, an ISO instant, or a date and time on the dealer's clock. */
export const timestamp: Read<number> = ofText((text, { locale, timeZone }) => {
  const trimmed = text.trim();
  if (/^-?\d{9,}(?:\.\d+)?$/.test(trimmed)) return believable(epoch(Number(trimmed)));
  if (/^0+$/.test(trimmed)) return null;
  if (/^\d{4}-\d{2}-\d{2}[T ][\d:.]+\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/.test(trimmed))
    return believable(Date.parse(trimmed.replace(' UTC', 'Z').replace(' ', 'T')));
  const day = isoDateOf(trimmed, locale);
  if (day === null) return new Unreadable('not a date and time');
  const clock = /[T ,](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i.exec(trimmed);
  return believable(instantOf(day, clock ? minutesOf(clock) : 0, timeZone));
});

function minutesOf([, hour, minute, half]: RegExpExecArray): number {
  const hours = Number(hour) % (half ? 12 : 24);
  return (hours + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Math.min(59, Number(minute));
}

const believable = (instant: number): number | Unreadable =>
  instant >= Date.UTC(1990, 0) && instant < Date.UTC(2100, 0)
    ? instant
    : new Unreadable('not a plausible date and time');
