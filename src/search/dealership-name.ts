import { capitalise } from '#src/lib/text.ts';
import { slugify } from '#src/lib/slug.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** The dealer's name for its own stock, else the slug as text, else the location's name. */
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
