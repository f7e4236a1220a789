/** Booking a service and asking for a part (ROUTE-13, ROUTE-14): for the shopper's own vehicle. */
import { checkOption } from '#src/contracts/lead-fields.ts';
import { regionalTerms, vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { capitalise } from '#src/lib/text.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { messageField, person } from '../vehicle-forms.ts';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition } from './plain-definition.ts';
import { placesFor, whereFields } from './where.ts';

/** A kind of work is sent under its own name with the ending of specification section 3. */
const optionName = (option: string): string => `${option}${checkOption}`;

function ownVehicle({ regional, stockRules }: PublicSettings): FieldDefinition[] {
  const { registration } = regionalTerms[regional.locale];
  const label = `Your ${vehicleWord(stockRules.itemTypes[0] ?? 'car')}`;
  return [
    { name: 'vehicle', label, kind: 'text', hint: 'Make, model and year', optional: true, half: true },
    {
      name: 'rego',
      label: capitalise(registration),
      kind: 'text',
      hint: 'So that we have its records at hand',
      optional: true,
      half: true,
    },
  ];
}

export const serviceForm: MakePageForm = (context, { at, nearest }) => {
  const { settings, locations } = context;
  const where = whereFields(at ? [at] : placesFor('service', locations), context, nearest);
  const options = settings.forms.serviceOptions.map((option) => ({ value: optionName(option), label: option }));
  const [name, ...others] = person;
  const fields: FieldDefinition[] = [
    ...ownVehicle(settings),
    ...(options.length > 0
      ? [
          {
            name: 'service_options',
            label: 'What does it need?',
            kind: 'checks',
            hint: 'Choose all that fit.',
            optional: true,
            options,
          } satisfies FieldDefinition,
        ]
      : []),
    { ...messageField(false, false), label: 'What do you notice?' },
    ...where.fields,
    { name: 'preferred_date', label: 'Day', kind: 'date', optional: true, half: true },
    { name: 'preferred_time', label: 'Drop-off time', kind: 'time', optional: true, half: true },
    { ...name!, heading: 'Who is bringing it?' },
    ...others,
  ];
  return {
    hidden: where.hidden,
    definition: plainDefinition('service', context, {
      fields,
      submit: 'Request this service',
      place: where.place,
      findsNearest: nearest,
    }),
  };
};

export const partsForm: MakePageForm = (context, { at, nearest }) => {
  const { settings, locations } = context;
  const where = whereFields(at ? [at] : placesFor('parts', locations), context, nearest);
  const isRequired = settings.forms.messageRequired;
  const fields: FieldDefinition[] = [
    {
      ...messageField(isRequired, false),
      label: 'Which part do you need?',
      hint: 'In your own words, or its part number',
    },
    ...ownVehicle(settings),
    {
      name: 'vin',
      label: 'VIN',
      kind: 'text',
      hint: '17 letters and digits: with it the part fits the first time',
      maxlength: 17,
      optional: true,
    },
    ...where.fields,
    ...person,
  ];
  return {
    hidden: where.hidden,
    definition: plainDefinition('parts', context, {
      fields,
      submit: 'Ask for this part',
      place: where.place,
      findsNearest: nearest,
    }),
  };
};
