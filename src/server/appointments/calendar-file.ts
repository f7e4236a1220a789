/** RFC 5545. Times are in UTC; the description gives the local time. */
import type { Slot } from './slots.ts';

export interface CalendarEvent extends Slot {
  /** Globally unique, such as `id@www.dealer.example`. */
  uid: string;
  /** Milliseconds since 1970. */
  bookedAt: number;
  summary: string;
  location: string;
  description: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  isCancelled: boolean;
  url: string | null;
}

export function calendarFile({
  uid,
  bookedAt,
  startsAt,
  endsAt,
  summary,
  location,
  description,
  sequence,
  changedAt,
  isCancelled,
  url,
}: CalendarEvent): string {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H', `DESCRIPTION:${escaped(summary)}`, 'END:VALARM'];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Test drives//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `CREATED:${utc(bookedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    ...(isCancelled ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** `20261123T230000Z` */
const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const lineBytes = 75;

/** Folds long lines, never within a character. */
function folded(line: string): string[] {
  const lines: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > lineBytes) {
      lines.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...lines, part];
}
