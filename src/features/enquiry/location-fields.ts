/**
 * A single location, or the vehicle's, isn't asked for. Otherwise shoppers choose a location (FORM-01, FORM-09), or a
 * dealership if each has one location.
 */
import type { Location } from '#src/domain/locations/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FieldDefinition, FieldOption } from '#src/ui/FormField.tsx';

export const dealershipPrompt = 'Select a Preferred Dealership';

interface LocationFieldsInput {
  locations: Location[];
  settings: Pick<PublicSettings, 'forms'>;
  own: { locationSlug: string | null; dealershipSlug: string | null };
}

export interface LocationFields {
  fields: FieldDefinition[];
  hidden: Record<string, string>;
}

export function locationFields({ locations, settings: { forms }, own }: LocationFieldsInput): LocationFields {
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const only = visible.find(({ slug }) => slug === own.locationSlug) ?? (visible.length === 1 ? visible[0] : undefined);
  if (only) return { fields: [], hidden: { location_id: only.slug } };
  const dealerships = dealershipsOf(visible);
  if (forms.showDealershipSelect && dealerships.length > 1) {
    return {
      hidden: {},
      fields: [choiceField('dealership_slug', 'Dealership', dealershipPrompt, dealerships, own.dealershipSlug)],
    };
  }
  const places = visible.map(({ slug, name }) => ({ value: slug, label: name }));
  return {
    hidden: {},
    fields:
      places.length > 1 ? [choiceField('location_id', 'Location', forms.locationPrompt, places, own.locationSlug)] : [],
  };
}

/** Named after the locations; empty if any has no dealership or shares one. */
function dealershipsOf(locations: Location[]): FieldOption[] {
  const dealerships = locations.flatMap(({ dealershipSlug, name }) =>
    dealershipSlug === null ? [] : [{ value: dealershipSlug, label: name }],
  );
  return new Set(dealerships.map(({ value }) => value)).size === locations.length ? dealerships : [];
}

export function choiceField(
  name: string,
  label: string,
  prompt: string,
  options: FieldOption[],
  chosen: string | null,
): FieldDefinition {
  const value = options.some((option) => option.value === chosen) ? chosen! : '';
  return { name, label, kind: 'select', required: true, value, options: [{ value: '', label: prompt }, ...options] };
}
