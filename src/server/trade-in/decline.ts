/** Which cars get no online estimate (TRADE-04), and the words for it. */
import type { DeclineReason } from '#src/contracts/valuation-fields.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localDate } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';

/** Null for a car within the dealer's limits; a car of exactly that age or distance is within. */
export function declineReason(
  { year, kilometres }: { year: number; kilometres: number },
  { tradeIn, regional }: Pick<Settings, 'tradeIn' | 'regional'>,
  now: number,
): DeclineReason | null {
  const thisYear = Number(localDate(now, regional.timeZone).slice(0, 4));
  if (thisYear - year > tradeIn.maximumAgeYears) return 'too_old';
  return kilometres > tradeIn.maximumKilometres ? 'too_many_kilometres' : null;
}

export function declineText(
  reason: DeclineReason,
  { maximumAgeYears, maximumKilometres }: Settings['tradeIn'],
): string {
  return {
    too_old: `Cars of more than ${maximumAgeYears} years do not get an online estimate. Bring yours in and we will price it in person.`,
    too_many_kilometres: `Cars that have done more than ${withCommas(maximumKilometres)} km do not get an online estimate. Bring yours in and we will price it in person.`,
    no_comparable: 'We have nothing to compare this car with online. We will price it for you in person.',
    unavailable: 'The valuation service is not responding right now. Send us your details and we will price your car.',
  }[reason];
}
