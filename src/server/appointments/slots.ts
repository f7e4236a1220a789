/**
 * 1. Divides each opening period (special days replace weekly hours) into equal slots, the last ending by closing time.
 * Slots are in real time: a night when the clocks change has an hour more or less.
 * 2. No slot starts within `leadHours`, or after `horizonDays` local days, counting today.
 */
import type { Location } from '#src/domain/locations/location.ts';
import { periodsOn } from '#src/domain/locations/opening-hours.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { addDays, instantOf, localDate } from '#src/lib/dates.ts';

export type AppointmentRules = PublicSettings['appointments'];
export type SlotLocation = Pick<Location, 'openingHours' | 'specialHours' | 'timeZone'>;

/** Epoch milliseconds. */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

/** Local dates, inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

export function bookableDays({ timeZone }: SlotLocation, { horizonDays }: AppointmentRules, now: number): DateRange {
  const today = localDate(now, timeZone);
  return { from: today, to: addDays(today, horizonDays - 1) };
}

/** In order, including taken slots. */
export function slotsBetween(
  location: SlotLocation,
  rules: AppointmentRules,
  requested: DateRange,
  now: number,
): Slot[] {
  const bookable = bookableDays(location, rules, now);
  const last = requested.to < bookable.to ? requested.to : bookable.to;
  const earliest = now + rules.leadHours * 3_600_000;
  const slots: Slot[] = [];
  for (
    let date = requested.from > bookable.from ? requested.from : bookable.from;
    date <= last;
    date = addDays(date, 1)
  )
    slots.push(...slotsOn(date, location, rules));
  return slots.filter(({ startsAt }) => startsAt >= earliest);
}

function slotsOn(date: string, location: SlotLocation, { minutes }: AppointmentRules): Slot[] {
  const length = minutes * 60_000;
  const starts = new Set<number>();
  for (const { from, to } of periodsOn(date, location)) {
    const close = instantOf(date, to, location.timeZone);
    for (let start = instantOf(date, from, location.timeZone); start + length <= close; start += length)
      starts.add(start);
  }
  return [...starts].toSorted((a, b) => a - b).map((startsAt) => ({ startsAt, endsAt: startsAt + length }));
}
