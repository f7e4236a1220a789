/** Enquiry, test drive (FORM-01, FORM-06) and photo request (VDP-13). */
import { capitalise } from '#src/lib/text.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { termsWording } from '#src/domain/content/terms-document.ts';
import { testDriveLabel, type TestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode, FormNote } from './form-definition.ts';
import { locationFields, type LocationFields } from './location-fields.ts';

export interface RequestedVehicle {
  locationSlug: string | null;
  dealershipSlug: string | null;
  itemType: string;
  noun: { one: string };
  testDriveNoun: TestDriveNoun;
  message?: string | null;
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

/** The first field starts a new step (FORM-04). */
export const startingStep = (step: string, [first, ...others]: FieldDefinition[]): FieldDefinition[] =>
  first ? [{ ...first, step }, ...others] : [];

export const when: FieldDefinition[] = [
  { name: 'preferred_date', label: 'Date', kind: 'date', optional: true, only: ['test-drive'], half: true },
  { name: 'preferred_time', label: 'Time', kind: 'time', optional: true, only: ['test-drive'], half: true },
];

export function registrationField({ regional: { locale } }: Pick<PublicSettings, 'regional'>): FieldDefinition {
  const { enquiry, plate } = regionalTerms[locale];
  const label = capitalise(plate);
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

export const messageField = (isRequired: boolean, otherUses: FormName[] = []): FieldDefinition => ({
  name: 'message',
  label: 'Message',
  kind: 'textarea',
  optional: !isRequired || (otherUses.length > 0 && otherUses),
  required: isRequired,
});

/** Conditions, then the collection notice (LAW-03). */
export function notes(settings: Pick<PublicSettings, 'branding' | 'regional' | 'forms'>, drives: boolean): FormNote[] {
  const { testDriveDisclaimer, termsNote, privacyPath } = settings.forms;
  return [
    ...(testDriveDisclaimer && drives ? [{ text: testDriveDisclaimer, only: ['test-drive'] } as const] : []),
    ...(termsNote ? [{ text: 'You must agree to the terms of use before submitting the form.' }] : []),
    { text: `${collectionNotice(settings)} Privacy policy`, link: { text: 'Privacy policy', url: privacyPath } },
  ];
}

export const testDriveRequest = (noun: TestDriveNoun): Pick<FormDefinition, 'request'> =>
  noun === 'test drive' ? {} : { request: noun };

export interface AskOptions {
  slotsAs?: FormDefinition['slotsAs'];
  photos?: boolean;
}

/** Enquiries use the dealer's default category. */
export function askForm(
  { settings, locations }: SiteContext,
  vehicle: RequestedVehicle,
  { slotsAs, photos = false }: AskOptions = {},
): VehicleForm {
  const {
    forms,
    buttons,
    regional: { locale },
  } = settings;
  const drives = buttons.testDrive && vehicle.itemType !== 'accessory';
  const label = testDriveLabel(vehicle.testDriveNoun, settings);
  const others: FormMode[] = [
    ...(drives ? [{ form: 'test-drive', label, submit: label } as const] : []),
    ...(photos ? [{ form: 'request-photos', label: 'Request photos', submit: 'Request photos' } as const] : []),
  ];
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
      modes: [{ form: 'enquiry', label: 'Ask a question', submit: `Send ${regionalTerms[locale].enquiry}` }, ...others],
      fields: [
        ...(drives ? when : []),
        {
          ...messageField(
            forms.messageRequired,
            others.map(({ form }) => form),
          ),
          value: vehicle.message ?? undefined,
        },
        ...(forms.showRego ? [{ ...registrationField(settings), only: photos ? aboutDriving : undefined }] : []),
        ...places.fields,
        ...startingStep('Your details', person),
        ...ticks(settings),
      ],
      invitation: photos ? photosInvitation : null,
      place: drives && own ? [own.name, oneLineAddress(own.address, locale)].filter(Boolean).join(', ') : null,
      notes: notes(settings, drives),
      slots: Boolean(forms.testDriveAppointments),
      slotsAs,
      ...testDriveRequest(vehicle.testDriveNoun),
    },
  };
}

const aboutDriving: FormName[] = ['enquiry', 'test-drive'];

const photosInvitation: FormNote = {
  text: 'Tell us what to photograph, such as the interior or any marks.',
  only: ['request-photos'],
};

export const photosWanted = (heading: string): string => `Please send me more photos of the ${heading}.`;
