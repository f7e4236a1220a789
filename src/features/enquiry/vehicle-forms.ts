/**
 * The forms on the page of a vehicle: asking and test drives in one (FORM-01, FORM-06), and asking for photos (VDP-13).
 */
import { capitalise } from '#src/lib/text.ts';
import { formKinds } from '#src/contracts/form-names.ts';
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import { oneLineAddress } from '#src/domain/places/locations.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { termsWording } from '#src/domain/content/terms-document.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode, FormNote } from './form-definition.ts';
import { locationFields, type LocationFields } from './location-fields.ts';

/** The vehicle that is asked about. */
export interface RequestedVehicle {
  locationSlug: string | null;
  dealershipSlug: string | null;
  itemType: string;
  noun: { one: string };
}

export interface VehicleForm {
  definition: FormDefinition;
  hidden: LocationFields['hidden'];
}

export const person: FieldDefinition[] = [
  { name: 'name', label: 'Name', kind: 'text', autocomplete: 'name', required: true },
  { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', half: true },
  { name: 'phone', label: 'Phone', kind: 'tel', autocomplete: 'tel', half: true },
];

/** The fields as a step of their own (FORM-04). */
export const startingStep = (step: string, [first, ...others]: FieldDefinition[]): FieldDefinition[] =>
  first ? [{ ...first, step }, ...others] : [];

/** Of a test drive. */
export const when: FieldDefinition[] = [
  { name: 'preferred_date', label: 'Date', kind: 'date', optional: true, only: 'test-drive', half: true },
  { name: 'preferred_time', label: 'Time', kind: 'time', optional: true, only: 'test-drive', half: true },
];

export function registrationField({ regional: { locale } }: Pick<PublicSettings, 'regional'>): FieldDefinition {
  const { enquiry, registration } = regionalTerms[locale];
  const label = capitalise(registration);
  const placeholder = `${label} - Helps us better assist your ${enquiry}`;
  return { name: 'rego', label, kind: 'text', placeholder, optional: true };
}

export function ticks({ forms }: Pick<PublicSettings, 'forms'>): FieldDefinition[] {
  return [
    { name: 'opt_in', label: forms.optInText, kind: 'tick' },
    ...(forms.termsNote
      ? [
          {
            name: 'terms',
            label: termsWording,
            kind: 'tick',
            required: true,
            link: { text: 'terms of use', url: forms.termsPath },
          } as const,
        ]
      : []),
  ];
}

/** Words of one's own are needed for a question, not for a drive. */
export const messageField = (isRequired: boolean, drives: boolean): FieldDefinition => ({
  name: 'message',
  label: 'Message',
  kind: 'textarea',
  optional: !isRequired || (drives ? 'test-drive' : false),
  required: isRequired,
});

/** What a shopper should know before sending: the dealer's own conditions, then where the details go (LAW-03). */
export function notes(settings: Pick<PublicSettings, 'branding' | 'regional' | 'forms'>, drives: boolean): FormNote[] {
  const { testDriveDisclaimer, termsNote, privacyPath } = settings.forms;
  return [
    ...(testDriveDisclaimer && drives ? [{ text: testDriveDisclaimer, only: 'test-drive' } as const] : []),
    ...(termsNote ? [{ text: 'You must agree to the terms of use before submitting the form.' }] : []),
    { text: `${collectionNotice(settings)} Privacy policy`, link: { text: 'Privacy policy', url: privacyPath } },
  ];
}

/**
 * What it is about needs no asking: the vehicle of the page. The category is the dealer's default, and a test
 * drive has one of its own.
 */
export function askForm(
  { settings, locations }: SiteContext,
  vehicle: RequestedVehicle,
  slotsAs?: FormDefinition['slotsAs'],
): VehicleForm {
  const {
    forms,
    buttons,
    labels,
    regional: { locale },
  } = settings;
  const ask: FormMode = { form: 'enquiry', label: 'Ask a question', submit: `Send ${regionalTerms[locale].enquiry}` };
  const drives = buttons.testDrive && vehicle.itemType !== 'accessory';
  const modes: FormDefinition['modes'] = drives
    ? [ask, { form: 'test-drive', label: labels.testDrive, submit: labels.testDrive }]
    : [ask];
  const places = locationFields({
    locations: locations.filter(({ type }) => type === 'sales'),
    settings,
    own: vehicle,
  });
  const own = locations.find(({ slug }) => slug === places.hidden['location_id']);
  return {
    hidden: places.hidden,
    definition: {
      id: 'ask',
      modes,
      fields: [
        ...(drives ? when : []),
        messageField(forms.messageRequired, drives),
        ...(forms.showRego ? [registrationField(settings)] : []),
        ...places.fields,
        ...startingStep('Your details', person),
        ...ticks(settings),
      ],
      place: drives && own ? [own.name, oneLineAddress(own.address, locale)].filter(Boolean).join(', ') : null,
      notes: notes(settings, drives),
      slots: Boolean(forms.testDriveAppointments),
      slotsAs,
    },
  };
}

/** What is asked where no words of the shopper's own are. */
export const photosWanted = (heading: string): string => `Please send me more photos of the ${heading}.`;

export function photosForm({ settings }: SiteContext): FormDefinition {
  return {
    id: 'photos',
    modes: [{ form: 'request-photos', label: formKinds['request-photos'].category ?? '', submit: 'Request photos' }],
    fields: [
      ...person,
      { name: 'message', label: 'What would you like to see?', kind: 'textarea', optional: true },
      ...ticks(settings),
    ],
    notes: notes(settings, false),
    place: null,
    slots: false,
  };
}
