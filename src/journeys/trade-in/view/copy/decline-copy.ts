import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { DeclineReason } from '../../rules/decline.ts';
import { tradedWord, type TradedKind } from '../../rules/traded-kinds.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { capitalise } from '#src/lib/text.ts';

type Limits = Pick<PublicSettings, 'tradeIn' | 'regional' | 'stockRules'>;

/** "100,000 km", or "62,137 miles". */
export const distanceText = (kilometres: number, { regional: { distanceUnit } }: Pick<Limits, 'regional'>): string =>
  `${withCommas(inUnit(kilometres, distanceUnit))} ${distanceUnit === 'mi' ? 'miles' : 'km'}`;

export function declineText(reason: DeclineReason, settings: Limits, kind: TradedKind | null): string {
  const word = tradedWord(kind, settings);
  const words = tradedWord(kind, settings, { plural: true });
  const { maximumAgeYears, maximumKilometres } = settings.tradeIn;
  return {
    too_old: `${capitalise(words)} more than ${maximumAgeYears} years old don’t get an online estimate. Bring yours in and we’ll price it in person.`,
    too_many_kilometres: `${capitalise(words)} that have done more than ${distanceText(maximumKilometres, settings)} don’t get an online estimate. Bring yours in and we’ll price it in person.`,
    no_comparable: `We have no similar ${words} to compare it with, so we’ll price it for you in person.`,
    unavailable: `The valuation service isn’t responding right now. Send us your details and we’ll price your ${word}.`,
    other_kind: `We don’t price ${words} online. Bring yours in and we’ll price it in person.`,
  }[reason];
}

export const declineHeadings: Record<DeclineReason, string> = {
  too_old: 'We’d rather see this one in person',
  too_many_kilometres: 'This one needs a look in person',
  no_comparable: 'We can’t price this one online',
  unavailable: 'We can’t price it right now',
  other_kind: 'We’d rather see this one in person',
};
