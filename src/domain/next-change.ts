/**
 * Until when a built site tells the truth by itself. Every rule by which the clock alone changes what a build writes is
 * named here; a new one belongs here too (tests/unit/generator/next-change.test.ts looks at both sides of random moments).
 */
import { addDays, instantOf, localDate } from '#src/lib/dates.ts';
import { newFrom, newWindowEnd } from './card/vehicle-tag.ts';
import type { Stock, Tenant } from './site.ts';
import { soldWindowEnd } from './vehicle/visibility.ts';

/**
 * The first moment after the stock's `now` at which the same inputs could make another site, in milliseconds since 1970:
 * - a new day where the dealer or one of its places is: offers, posts, holidays, rights, ages of stock and dates in checks;
 * - a new year by UTC, by which years in words are read;
 * - a promotion that begins or ends;
 * - a vehicle that begins or ends to count as new, or has been sold for long enough;
 * - an instant of the feed that was too far ahead to be believed (`turns`).
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
