import { capitalise } from '#src/lib/text.ts';
import { slugify } from '#src/lib/slug.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/**
 * The dealership that sells it: the dealer's own name for its own stock, else the words of the dealership's slug; the
 * location's name when the feed names none.
 */
export function dealershipName(
  { dealershipSlug, locationName }: Pick<Vehicle, 'dealershipSlug' | 'locationName'>,
  { branding }: Pick<PublicSettings, 'branding'>,
): string | null {
  if (!dealershipSlug) return locationName;
  if (slugify(branding.name) === dealershipSlug) return branding.name;
  return dealershipSlug
    .split('-')
    .map((word) => (/^(nsw|vic|qld|tas|act|nt|sa|wa)$/.test(word) ? word.toUpperCase() : capitalise(word)))
    .join(' ');
}
