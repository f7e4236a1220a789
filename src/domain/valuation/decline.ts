/** Which vehicles get no online price (TRADE-04, TRADE-07), decided as soon as enough of them is known. */
import { localDate } from '#src/lib/dates.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

/** Why there is none. */
export const declineReasons = ['too_old', 'too_many_kilometres', 'no_comparable', 'unavailable', 'other_kind'] as const;
export type DeclineReason = (typeof declineReasons)[number];

type Limits = Pick<PublicSettings, 'tradeIn' | 'regional'>;

/** Years since the build year by the dealer's calendar. `now` in milliseconds since 1970. */
export const ageOf = (year: number, now: number, { regional }: Pick<Limits, 'regional'>): number =>
  Number(localDate(now, regional.timeZone).slice(0, 4)) - year;

/**
 * Null for a vehicle within the dealer's limits; one of exactly that age or distance is within. `kilometres` null is
 * not known yet.
 */
export function declineReason(
  { year, kilometres }: { year: number; kilometres: number | null },
  settings: Limits,
  now: number,
): DeclineReason | null {
  if (ageOf(year, now, settings) > settings.tradeIn.maximumAgeYears) return 'too_old';
  return (kilometres ?? 0) > settings.tradeIn.maximumKilometres ? 'too_many_kilometres' : null;
}
