/** Add every rule by which time alone changes the output (checked by tests/unit/generator/next-change.test.ts). */
import { addDays, instantOf, localDate } from '#src/lib/dates.ts';
import { newFrom, newWindowEnd } from './card/vehicle-tag.ts';
import type { Stock, Tenant } from './site.ts';
import { soldWindowEnd } from './vehicle/visibility.ts';

/**
 * Epoch milliseconds of the first moment after the stock's `now` when the same inputs could build a different site. A
 * new day in any of the dealer's time zones affects offers, posts, holidays, rights, stock ages and checks; a new year
 * in UTC, the parsing of years. `turns`: feed timestamps too far ahead to be believed.
 */
export function nextChange(
  { settings, locations, promos }: Pick<Tenant, 'settings' | 'locations' | 'promos'>,
  { vehicles, sold, now }: Stock,
  turns: readonly number[],
): number {
  let next = Date.UTC(new Date(now).getUTCFullYear() + 1, 0);
  const at = (moment: number | null): void => {
    if (moment !== null && moment > now && moment < next) next = moment;
  };
  for (const zone of new Set([settings.regional.timeZone, ...locations.map(({ timeZone }) => timeZone)]))
    at(instantOf(addDays(localDate(now, zone), 1), 0, zone));
  for (const { start, expiry } of promos) {
    at(start === null ? null : Date.parse(start));
    at(expiry === null ? null : Date.parse(expiry));
  }
  for (const vehicle of [...vehicles, ...sold]) {
    at(newFrom(vehicle));
    at(newWindowEnd(vehicle, settings));
    at(soldWindowEnd(vehicle, settings));
  }
  for (const turn of turns) at(turn);
  return next;
}
