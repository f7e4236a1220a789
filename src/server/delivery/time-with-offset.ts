import { localParts } from '#src/lib/dates.ts';

const minuteMs = 60_000;

/** An instant as a place's clock shows it, with its offset: "2026-11-19T10:00:07+11:00". */
export function timeWithOffset(instant: number, timeZone: string): string {
  const { date, minutes } = localParts(instant, timeZone);
  const offset = Math.round((Date.parse(`${date}T00:00:00Z`) - instant) / minuteMs) + minutes;
  const rounded = Math.round(offset / 15) * 15;
  const two = (value: number): string => String(value).padStart(2, '0');
  const local = new Date(instant + rounded * minuteMs).toISOString().slice(0, 19);
  return `${local}${rounded < 0 ? '-' : '+'}${two(Math.floor(Math.abs(rounded) / 60))}:${two(Math.abs(rounded) % 60)}`;
}
