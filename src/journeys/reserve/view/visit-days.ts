import type { Location } from '#src/domain/locations/location.ts';
import { periodsOn } from '#src/domain/locations/opening-hours.ts';
import { addDays, formatClock, instantOf, localParts } from '#src/lib/dates.ts';
import { dayText } from '#src/lib/day-text.ts';

const maxDays = 14;

/** Visit days until the hold ends: "Tuesday 24 November, before 3:40 pm". */
export function visitDays(location: Location | null, now: number, until: number): string[] {
  if (location === null) return [];
  const { timeZone } = location;
  const last = localParts(until, timeZone);
  const first = localParts(now, timeZone).date;
  const days = Array.from({ length: maxDays }, (_, index) => addDays(first, index)).filter((day) => day <= last.date);
  return days.flatMap((day) => {
    const open = periodsOn(day, location).filter(
      ({ from, to }) => instantOf(day, from, timeZone) < until && instantOf(day, to, timeZone) > now,
    );
    if (open.length === 0) return [];
    const closes = open.at(-1)!.to;
    return [
      day === last.date && last.minutes < closes
        ? `${dayText(day)}, before ${formatClock(last.minutes)}`
        : dayText(day),
    ];
  });
}
