/** For the shopper's own vehicle (ROUTE-13, ROUTE-14). */
import { checkOption } from '#src/contracts/lead-fields.ts';
import { regionalTerms, stockWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { capitalise } from '#src/lib/text.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { messageField, person, startingStep } from '../vehicle-forms.ts';
import { locationForm } from './location-form.ts';

/** Suffix from specification section 3. */
const optionName = (option: string): string => `${option}${checkOption}`;

function workField({ forms }: PublicSettings): FieldDefinition[] {
  const options = forms.serviceOptions.map((option) => ({ value: optionName(option), label: option }));
  const field: FieldDefinition = {
    name: 'service_options',
    label: 'What does it need?',
    kind: 'checks',
    hint: 'Choose all that apply.',
    optional: true,
    options,
  };
  return options.length > 0 ? [field] : [];
}

function customerVehicleFields({ regional, stockRules }: PublicSettings): FieldDefinition[] {
  const { plate } = regionalTerms[regional.locale];
  const label = `Your ${stockWord({ stockRules })}`;
  return [
    { name: 'vehicle', label, kind: 'text', hint: 'Make, model and year', optional: true, half: true },
    {
      name: 'rego',
      label: capitalise(plate),
      kind: 'text',
      hint: 'Helps us find the right parts',
      optional: true,
      half: true,
    },
  ];
}

export const serviceForm = locationForm('service', 'service', (settings, where) => ({
  fields: [
    ...customerVehicleFields(settings),
    ...workField(settings),
    { ...messageField(false), label: 'What have you noticed?' },
    ...startingStep(where.length > 0 ? 'Where and when' : 'When?', [
      ...where,
      { name: 'preferred_date', label: 'Day', kind: 'date', optional: true, half: true },
      { name: 'preferred_time', label: 'Drop-off time', kind: 'time', optional: true, half: true },
    ]),
    ...startingStep('Who is bringing it in?', person),
  ],
  submit: 'Request this service',
}));

export const partsForm = locationForm('parts', 'parts', (settings, where) => ({
  fields: [
    {
      ...messageField(settings.forms.messageRequired),
      label: 'Which part do you need?',
      hint: 'Describe it, or enter the part number',
    },
    ...customerVehicleFields(settings),
    {
      name: 'vin',
      label: 'VIN',
      kind: 'text',
      hint: '17 letters and digits. It helps us get the right part the first time.',
      maxlength: 17,
      optional: true,
    },
    ...where,
    ...startingStep('Your details', person),
  ],
  submit: 'Request this part',
}));
