/**
 * A single location isn't asked for; up to four are radio buttons, more a list or found by postcode (FORM-09, LOC-04).
 */
import { capitalise } from '#src/lib/text.ts';
import type { Location, LocationType } from '#src/domain/locations/location.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { choiceField, locationFields, type LocationFields } from '../location-fields.ts';

const maxVisibleLocations = 4;

interface LocationChoice {
  fields: FieldDefinition[];
  hidden: Record<string, string>;
  place: string | null;
}

export function locationsFor(type: LocationType, locations: readonly Location[]): Location[] {
  const kinds: LocationType[] = type === 'parts' ? ['parts', 'service', 'sales'] : [type, 'sales'];
  const kind = kinds.find((one) => locations.some((location) => location.type === one));
  return kind === undefined ? [...locations] : locations.filter((location) => location.type === kind);
}

export const anyLocationFields = (
  { settings, locations }: Pick<SiteContext, 'settings' | 'locations'>,
  at: Location | null,
): LocationFields =>
  locationFields({
    locations,
    settings,
    own: { locationSlug: at?.slug ?? null, dealershipSlug: at?.dealershipSlug ?? null },
  });

export function whereFields(
  places: Location[],
  { settings: { forms, regional } }: Pick<SiteContext, 'settings'>,
  nearest: boolean,
): LocationChoice {
  const [only, ...others] = places;
  if (!only) return { fields: [], hidden: {}, place: null };
  const address = (location: Location): string => oneLineAddress(location.address, regional.locale);
  if (others.length === 0)
    return {
      fields: [],
      hidden: { location_id: only.slug },
      place: [only.name, address(only)].filter(Boolean).join(', '),
    };
  const options = places.map((location) => ({
    value: location.slug,
    label: location.name,
    hint: address(location) || undefined,
  }));
  const choice: FieldDefinition =
    places.length <= maxVisibleLocations
      ? { name: 'location_id', label: 'Where?', kind: 'radios', options, value: only.slug }
      : choiceField(
          'location_id',
          'Where?',
          forms.locationPrompt,
          options.map(({ value, label }) => ({ value, label })),
          null,
        );
  return { fields: [...(nearest ? [postcodeField(regional.locale, false)] : []), choice], hidden: {}, place: null };
}

const postcodeDigits: Record<Locale, number> = { 'en-AU': 4, 'en-NZ': 4, 'en-US': 5 };

export const postcodeField = (locale: Locale, isRequired: boolean): FieldDefinition => ({
  name: 'postcode',
  label: isRequired ? capitalise(regionalTerms[locale].postcode) : `Your ${regionalTerms[locale].postcode}`,
  kind: 'text',
  inputmode: 'numeric',
  autocomplete: 'postal-code',
  maxlength: postcodeDigits[locale],
  required: isRequired,
  optional: !isRequired,
  short: true,
});
