/**
 * The time until which a built site is still correct. Add every rule by which the clock alone changes the output
 * (checked by tests/unit/generator/next-change.test.ts).
 */
import { addDays, instantOf, localDate } from '#src/lib/dates.ts';
import { newFrom, newWindowEnd } from './card/vehicle-tag.ts';
import type { Stock, Tenant } from './site.ts';
import { soldWindowEnd } from './vehicle/visibility.ts';

/**
 * Returns the first moment after the stock's `now` when the same inputs could produce a different site, in
 * milliseconds since 1970:
 * - a new day at the dealer or one of its locations: offers, posts, holidays, rights, stock ages and dates in checks;
 * - a new year in UTC, used when parsing years;
 * - the start or end of a promotion;
 * - a vehicle becoming or ceasing to be new, or having been sold for long enough;
 * - a feed timestamp that was too far in the future to be believed (`turns`).
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
