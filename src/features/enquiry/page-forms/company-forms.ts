/** Sent as a general enquiry with event 51 (FORM-05). */
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { messageField, person } from '../vehicle-forms.ts';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition } from './plain-definition.ts';

export const fleetForm: MakePageForm = (context) => {
  const fields: FieldDefinition[] = [
    {
      name: 'company',
      label: 'Business name',
      kind: 'text',
      autocomplete: 'organization',
      optional: true,
      half: true,
    },
    { name: 'fleet_size', label: 'How many vehicles?', kind: 'text', inputmode: 'numeric', optional: true, half: true },
    { ...messageField(false), label: 'What do you need?' },
    ...person,
  ];
  const submit = `Send ${regionalTerms[context.settings.regional.locale].enquiry}`;
  return { hidden: {}, definition: plainDefinition('fleet', context, { fields, submit }) };
};

export const careersForm: MakePageForm = (context) => {
  const fields: FieldDefinition[] = [
    { name: 'position', label: 'Which job?', kind: 'text', optional: true },
    {
      ...messageField(context.settings.forms.messageRequired),
      label: 'About you',
      hint: 'Two or three sentences are enough to start with.',
    },
    ...person,
  ];
  return { hidden: {}, definition: plainDefinition('careers', context, { fields, submit: 'Send application' }) };
};
