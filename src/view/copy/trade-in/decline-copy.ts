import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { DeclineReason } from '#src/domain/valuation/decline.ts';
import { tradedWord, type TradedKind } from '#src/domain/valuation/traded-kinds.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { capitalise } from '#src/lib/text.ts';

type Limits = Pick<PublicSettings, 'tradeIn' | 'regional' | 'stockRules'>;

/** "100,000 km", or in whole miles, "62,137 miles". */
export const distanceText = (kilometres: number, { regional: { distanceUnit } }: Pick<Limits, 'regional'>): string =>
  `${withCommas(inUnit(kilometres, distanceUnit))} ${distanceUnit === 'mi' ? 'miles' : 'km'}`;

export function declineText(reason: DeclineReason, settings: Limits, kind: TradedKind | null): string {
  const word = tradedWord(kind, settings);
  const words = tradedWord(kind, settings, { plural: true });
  const { maximumAgeYears, maximumKilometres } = settings.tradeIn;
  return {
    too_old: `${capitalise(words)} of more than ${maximumAgeYears} years do not get an online estimate. Bring yours in and we will price it in person.`,
    too_many_kilometres: `${capitalise(words)} that have done more than ${distanceText(maximumKilometres, settings)} do not get an online estimate. Bring yours in and we will price it in person.`,
    no_comparable: `We have no similar ${words} to compare it with, so we’ll price it for you in person.`,
    unavailable: `The valuation service is not responding right now. Send us your details and we will price your ${word}.`,
    other_kind: `We do not price ${words} online. Bring yours in and we will price it in person.`,
  }[reason];
}

export const declineHeadings: Record<DeclineReason, string> = {
  too_old: 'We would rather look at this one',
  too_many_kilometres: 'This one needs a look in person',
  no_comparable: 'We can’t price this one online',
  unavailable: 'We cannot work it out right now',
  other_kind: 'We would rather look at this one',
};
