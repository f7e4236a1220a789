/** Declines an online price (TRADE-04, TRADE-07) once enough is known. */
import { localDate } from '#src/lib/dates.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export const declineReasons = ['too_old', 'too_many_kilometres', 'no_comparable', 'unavailable', 'other_kind'] as const;
export type DeclineReason = (typeof declineReasons)[number];

type Limits = Pick<PublicSettings, 'tradeIn' | 'regional'>;

/** Years. `now` in epoch milliseconds. */
export const ageOf = (year: number, now: number, { regional }: Pick<Limits, 'regional'>): number =>
  Number(localDate(now, regional.timeZone).slice(0, 4)) - year;

/** The dealer's limits are inclusive. */
export function declineReason(
  { year, kilometres }: { year: number; kilometres: number | null },
  settings: Limits,
  now: number,
): DeclineReason | null {
  if (ageOf(year, now, settings) > settings.tradeIn.maximumAgeYears) return 'too_old';
  return (kilometres ?? 0) > settings.tradeIn.maximumKilometres ? 'too_many_kilometres' : null;
}
