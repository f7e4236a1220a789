/** The usual fields, plus any sent or rejected; others are resubmitted as hidden fields. */
import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { formKinds, type FormName } from '#src/contracts/form-names.ts';
import { honeypotField } from '#src/contracts/lead-fields.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { clockMinutes, isIsoDate } from '#src/lib/dates.ts';
import type { FieldDefinition, FieldOption } from '#src/ui/FormField.tsx';
import { typedText, type FormErrorPageData, type TypedFields } from '#src/view/forms/form-error.page-data.ts';
import type { FormDefinition } from './form-definition.ts';
import { choiceField, dealershipPrompt } from './location-fields.ts';
import { isPageForm, pageForm } from './page-forms/page-form.ts';
import { messageField, notes, person, registrationField, ticks, when } from './vehicle-forms.ts';

type SubmittedInput = Pick<FormErrorPageData, 'typed' | 'faults'>;

export interface ReturnedFields {
  definition: FormDefinition;
  typed: Record<string, string | boolean>;
  hidden: TypedFields;
}

const extraFields = (locale: Locale): FieldDefinition[] => [
  { name: 'last_name', label: 'Last name', kind: 'text', autocomplete: 'family-name' },
  {
    name: 'postcode',
    label: capitalise(regionalTerms[locale].postcode),
    kind: 'text',
    inputmode: 'numeric',
    autocomplete: 'postal-code',
  },
];

export function returnedForm(form: FormName, sent: SubmittedInput, context: SiteContext): ReturnedFields {
  const { typed, faults } = sent;
  const { settings } = context;
  const fields = withRejectedFields(ofPage(form, sent, context) ?? ofVehicle(form, sent, context), faults, [
    ...extraFields(settings.regional.locale),
    ...locationChoices(sent, context),
  ]);
  return {
    definition: {
      id: 'again',
      modes: [{ form, label: '', submit: 'Send again' }],
      fields,
      notes: notes(settings, form === 'test-drive'),
      place: null,
      slots: false,
    },
    typed: Object.fromEntries([
      ...fields.map((field) => [field.name, valueOf(field, typed)]),
      ...ticksOf(fields).map((name) => [name, isTicked(typedText(typed, name))]),
    ]) as ReturnedFields['typed'],
    hidden: unseen(typed, fields),
  };
}

function ofVehicle(form: FormName, sent: SubmittedInput, context: SiteContext): FieldDefinition[] {
  const { typed, faults } = sent;
  const { settings } = context;
  const isSent = ({ name }: FieldDefinition): boolean => Object.hasOwn(typed, name) || Object.hasOwn(faults, name);
  const isMessageRequired = settings.forms.messageRequired && formKinds[form].message === 'settings';
  return [
    ...person,
    ...extraFields(settings.regional.locale).filter(isSent),
    ...(form === 'test-drive' ? when.filter((field) => canShow(field, typedText(typed, field.name))) : []),
    messageField(isMessageRequired),
    ...[registrationField(settings)].filter(isSent),
    ...locationChoices(sent, context).filter(isSent),
    ...ticks(settings),
  ];
}

/** Null for vehicle enquiries, which appear on several pages. */
function ofPage(form: FormName, { typed }: SubmittedInput, context: SiteContext): FieldDefinition[] | null {
  if (form === 'enquiry' || !isPageForm(form) || typedText(typed, 'car_id') !== '') return null;
  return pageForm(form, context)
    .definition.fields.filter((field) => canShow(field, typedText(typed, field.name)))
    .map(({ step, heading = step, ...field }) => ({
      ...field,
      heading,
      ...(field.kind === 'select' || field.kind === 'radios'
        ? { options: withValue(field.options ?? [], typedText(typed, field.name)) }
        : {}),
    }));
}

const ticksOf = (fields: FieldDefinition[]): string[] =>
  fields.flatMap(({ kind, options = [] }) => (kind === 'checks' ? options.map(({ value }) => value) : []));

function withRejectedFields(
  fields: FieldDefinition[],
  faults: SubmittedInput['faults'],
  known: FieldDefinition[],
): FieldDefinition[] {
  const requested = Object.keys(faults).filter(
    (name) => /^[\w-]+$/.test(name) && !fields.some((field) => field.name === name),
  );
  const last = fields.findIndex(({ kind }) => kind === 'tick');
  return fields.toSpliced(
    last,
    0,
    ...requested.map(
      (name) => known.find((field) => field.name === name) ?? { name, label: labelOf(name), kind: 'text' as const },
    ),
  );
}

function labelOf(name: string): string {
  const text = name.replace(/[_-]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Browsers clear pickers with invalid values. */
const canShow = ({ kind }: FieldDefinition, value: string): boolean =>
  value === '' || (kind === 'date' ? isIsoDate(value) : kind !== 'time' || clockMinutes(value) !== null);

function valueOf({ name, kind }: FieldDefinition, typed: TypedFields): string | boolean {
  const value = typedText(typed, name);
  return kind === 'tick' ? isTicked(value) : value;
}

const isTicked = (value: string): boolean => value !== '' && !/^(?:false|off|0|no)$/i.test(value);

function unseen(typed: TypedFields, fields: FieldDefinition[]): TypedFields {
  const shown = new Set([honeypotField, ...ticksOf(fields), ...fields.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !shown.has(name)));
}

function locationChoices(
  { typed }: SubmittedInput,
  { settings: { forms }, locations }: SiteContext,
): FieldDefinition[] {
  const [id, dealership] = [typedText(typed, 'location_id'), typedText(typed, 'dealership_slug')];
  const places = requestedLocations(typed, locations).map((location) => ({
    value: id === location.id ? id : location.slug,
    label: location.name,
  }));
  const dealerships = new Map(
    locations.flatMap(({ dealershipSlug: value, name }) => (value ? [[value, { value, label: name }]] : [])),
  );
  return [
    choiceField('location_id', 'Location', forms.locationPrompt, withValue(places, id), id),
    choiceField(
      'dealership_slug',
      'Dealership',
      dealershipPrompt,
      withValue([...dealerships.values()], dealership),
      dealership,
    ),
  ];
}

/** Vehicle enquiries go to sales locations, not to a workshop. */
function requestedLocations(typed: TypedFields, visible: Location[]): Location[] {
  const selling = visible.filter(({ type }) => type === 'sales');
  return typedText(typed, 'car_id') !== '' && selling.length > 0 ? selling : visible;
}

const withValue = (options: FieldOption[], value: string): FieldOption[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
