import type { LeadInput } from '#src/contracts/lead-fields.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import type { Location } from '#src/domain/locations/location.ts';

type Requested = Pick<LeadInput, 'location' | 'location_id' | 'dealership_slug'>;

export interface LeadLocation {
  location: Location | null;
  unknown: string | null;
}

const same = (a: string | null, b: string): boolean => a !== null && a.toLowerCase() === b.toLowerCase();

/** The requested one, else the vehicle's, else the dealership's (its service or parts desk for those forms). */
export function leadLocation(
  requested: Requested,
  form: FormName | null,
  vehicle: { locationSlug: string | null } | null,
  locations: Location[],
): LeadLocation {
  const names = [requested.location_id, requested.location].filter((name) => name !== null);
  const named = names
    .map((name) => locations.find(({ id, slug, name: title }) => [id, slug, title].some((own) => same(own, name))))
    .find(Boolean);
  const location =
    named ??
    locations.find(({ slug }) => slug === vehicle?.locationSlug) ??
    ofDealership(requested.dealership_slug, form, locations);
  return { location: location ?? null, unknown: names.length > 0 && !named ? names[0]! : null };
}

function ofDealership(slug: string | null, form: FormName | null, locations: Location[]): Location | undefined {
  if (slug === null) return undefined;
  const own = locations.filter(({ dealershipSlug }) => same(dealershipSlug, slug));
  const type = form === 'service' || form === 'parts' ? form : 'sales';
  return own.find((location) => location.type === type) ?? own[0];
}
