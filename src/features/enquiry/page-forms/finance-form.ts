/** Asks nothing sensitive; not an application (ROUTE-10, FIN-05). */
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { messageField, person, startingStep } from '../vehicle-forms.ts';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition } from './plain-definition.ts';
import { anyLocationFields } from './where.ts';

const wanted: FieldDefinition[] = [
  {
    name: 'car_type',
    label: 'What are you looking for?',
    kind: 'select',
    half: true,
    value: '',
    options: [
      { value: '', label: 'Not sure yet' },
      { value: 'new', label: 'New' },
      { value: 'demo', label: 'Demo' },
      { value: 'used', label: 'Used' },
    ],
  },
  {
    name: 'budget',
    label: 'Price you have in mind ($)',
    kind: 'text',
    inputmode: 'decimal',
    optional: true,
    half: true,
  },
];

export const financeForm: MakePageForm = (context, { at }) => {
  const { settings, locations } = context;
  const places = anyLocationFields({ settings, locations: locations.filter(({ type }) => type === 'sales') }, at);
  const fields = [
    ...wanted,
    { ...messageField(false), label: 'Your question' },
    ...places.fields,
    ...startingStep('Your details', person),
  ];
  const submit = `Send ${regionalTerms[settings.regional.locale].enquiry}`;
  return { hidden: places.hidden, definition: plainDefinition('finance', context, { fields, submit }) };
};
