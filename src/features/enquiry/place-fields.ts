/**
 * Which place an enquiry is for (FORM-01, FORM-09): one place needs no choice and is sent along; of several the vehicle's own
 * is chosen. Dealerships are offered where there are several, and their places only where a dealership has more than one.
 */
import type { Location } from '#src/domain/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FormField, FormOption } from './form-definition.ts';

const dealershipPrompt = 'Select a Preferred Dealership';

interface Places {
  locations: Location[];
  settings: Pick<PublicSettings, 'forms'>;
  /** Of the vehicle that is asked about; null without one. */
  own: { locationSlug: string | null; dealershipSlug: string | null };
}

export interface PlaceFields { fields: FormField[]; hidden: Record<string, string> }

export function placeFields({ locations, settings: { forms }, own }: Places): PlaceFields {
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const [only] = visible;
  if (only && visible.length === 1) return { fields: [], hidden: { location_id: only.slug } };
  const dealerships = dealershipsOf(visible);
  const choosesDealership = forms.showDealershipSelect && dealerships.length > 1;
  const choosesLocation = visible.length > 1 && !(choosesDealership && dealerships.length === visible.length);
  return {
    hidden: {},
    fields: [
      ...choosesDealership ? [select('dealership_slug', 'Dealership', dealershipPrompt, dealerships, own.dealershipSlug)] : [],
      ...choosesLocation ? [select('location_id', 'Location', forms.locationPrompt, visible.map(({ slug, name }) => ({ value: slug, label: name })), own.locationSlug)] : [],
    ],
  };
}

/** A dealership is named by its primary place, else its first. */
function dealershipsOf(locations: Location[]): FormOption[] {
  const named = new Map<string, Location>();
  for (const location of locations) {
    const { dealershipSlug, primary } = location;
    if (dealershipSlug !== null && (primary || !named.has(dealershipSlug))) named.set(dealershipSlug, location);
  }
  return [...named].map(([value, { name: label }]) => ({ value, label }));
}

function select(name: string, label: string, prompt: string, options: FormOption[], chosen: string | null): FormField {
  const value = options.some((option) => option.value === chosen) ? chosen! : '';
  return { name, label, kind: 'select', value, options: [{ value: '', label: prompt }, ...options] };
}
