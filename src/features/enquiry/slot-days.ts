import { addDays } from '#src/lib/dates.ts';
import type { AppointmentSlot } from '#src/contracts/appointments.ts';

export interface Offered {
  slots: AppointmentSlot[];
  taken: { date: string; time: string }[];
  place: string;
  /** The server's digest of location and booking conditions. */
  shown: string;
  /** `from`: first day requested; `next`: first not yet requested. */
  from: string;
  next: string;
  until: string;
}

export interface ChosenSlot {
  day: string;
  time: string;
}

export interface SlotTime {
  /** "10:30 am". */
  time: string;
  /** Sent with a booking; null if taken. */
  startsAt: string | null;
}

export interface SlotDay {
  date: string;
  times: SlotTime[];
  free: number;
  /** "7 times" or "full"; "no times" if closed or too soon to book. */
  note: string;
}

const written = (date: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(typeof document === 'undefined' ? 'en-AU' : document.documentElement.lang, {
    ...format,
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** "Saturday 28 November". */
export const longDay = (date: string): string => written(date, { weekday: 'long', day: 'numeric', month: 'long' });
export const shortDay = (date: string): string =>
  written(date, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
export const weekday = (date: string): string => written(date, { weekday: 'short' });
/** "10:30 am" as minutes since midnight. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2}):(\d{2})(?: (am|pm))?/.exec(time) ?? [];
  return (half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

export function slotDays({
  slots,
  taken,
  from,
  next,
  until,
}: Pick<Offered, 'slots' | 'taken' | 'from' | 'next' | 'until'>): SlotDay[] {
  const free = Map.groupBy(slots, ({ date }: AppointmentSlot) => date);
  const others = Map.groupBy(taken, ({ date }) => date);
  const days: SlotDay[] = [];
  for (let date = from; date < next && date <= until; date = addDays(date, 1)) {
    const own = free.get(date) ?? [];
    const gone = others.get(date) ?? [];
    const times = [
      ...own.map(({ time, starts_at: startsAt }): SlotTime => ({ time, startsAt })),
      ...gone.map(({ time }): SlotTime => ({ time, startsAt: null })),
    ].toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time));
    days.push({ date, times, free: own.length, note: noteOf(own.length, gone.length) });
  }
  return days;
}

function noteOf(free: number, taken: number): string {
  if (free > 0) return free === 1 ? '1 time' : `${free} times`;
  return taken > 0 ? 'full' : 'no times';
}
