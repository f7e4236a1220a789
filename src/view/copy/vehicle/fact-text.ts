import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { ratingText } from '#src/domain/vehicle/safety-rating.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { withCommas } from '#src/lib/numbers.ts';

export const rangeText = (
  kilometres: number,
  { distanceUnit }: Pick<PublicSettings['regional'], 'distanceUnit'>,
): string => `${withCommas(Math.round(inUnit(kilometres, distanceUnit)))} ${distanceUnit}`;

/** ANCAP covers only Australia and New Zealand. */
export function safetyRating(
  { variant, purchase }: Pick<Vehicle, 'variant' | 'purchase'>,
  locale: Locale,
): string | null {
  return locale === 'en-US'
    ? null
    : ratingText(variant?.ancapRating ?? 0, purchase?.safetyRatingYear ?? null, purchase?.safetyRatingVersion);
}
