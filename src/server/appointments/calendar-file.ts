/** RFC 5545. Times are UTC; the description gives local time. */
import type { Slot } from './slots.ts';

export interface CalendarEvent extends Slot {
  /** Globally unique: `id@www.dealer.example`. */
  uid: string;
  /** Epoch milliseconds. */
  bookedAt: number;
  summary: string;
  location: string;
  description: string;
  sequence: number;
  /** Epoch milliseconds. */
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

/** Never splits a character. */
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
