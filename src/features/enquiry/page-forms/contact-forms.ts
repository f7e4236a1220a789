import { categoryLabel } from '#src/domain/leads/category-label.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { capitalise } from '#src/lib/text.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { messageField, person, registrationField, startingStep } from '../vehicle-forms.ts';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition } from './plain-definition.ts';
import { anyLocationFields, postcodeField } from './where.ts';

/** As in specification section 3. */
const contactPerson = (locale: Locale): FieldDefinition[] => [
  { name: 'name', label: 'First name', kind: 'text', autocomplete: 'given-name', required: true, half: true },
  { name: 'last_name', label: 'Last name', kind: 'text', autocomplete: 'family-name', optional: true, half: true },
  { name: 'email', label: 'Email address', kind: 'email', autocomplete: 'email', half: true },
  { name: 'phone', label: capitalise(regionalTerms[locale].mobile), kind: 'tel', autocomplete: 'tel', half: true },
];

function categoryField(settings: PublicSettings): FieldDefinition[] {
  const {
    forms,
    regional: { locale },
  } = settings;
  if (forms.categories.length < 2) return [];
  const options = forms.categories.map((category) => ({
    value: category,
    label: categoryLabel(category, locale, siteTestDriveNoun(settings)),
  }));
  const value = forms.defaultCategory;
  return [{ name: 'category', label: 'What is it about?', kind: 'select', required: true, value, options }];
}

const rego = (settings: PublicSettings): FieldDefinition[] =>
  settings.forms.showRego ? [registrationField(settings)] : [];

export const enquiryForm: MakePageForm = (context, { at }) => {
  const { settings } = context;
  const places = anyLocationFields(context, at);
  const fields = [
    ...categoryField(settings),
    messageField(settings.forms.messageRequired),
    ...places.fields,
    ...rego(settings),
    ...startingStep('Your details', person),
  ];
  const submit = `Send ${regionalTerms[settings.regional.locale].enquiry}`;
  return { hidden: places.hidden, definition: plainDefinition('enquiry', context, { fields, submit }) };
};

export const contactForm: MakePageForm = (context, { at, nearest }) => {
  const { settings } = context;
  const places = anyLocationFields(context, at);
  const fields = [
    ...categoryField(settings),
    messageField(settings.forms.messageRequired),
    ...rego(settings),
    ...startingStep('Your details', contactPerson(settings.regional.locale)),
    postcodeField(settings.regional.locale, true),
    ...places.fields,
  ];
  const definition = plainDefinition('contact', context, { fields, submit: 'Send message', findsNearest: nearest });
  return { hidden: places.hidden, definition };
};

export const emailUsForm: MakePageForm = (context, { at }) => {
  const { settings } = context;
  const places = anyLocationFields(context, at);
  const name: FormName = 'email-us';
  const fields = [messageField(settings.forms.messageRequired), ...person, ...places.fields];
  return { hidden: places.hidden, definition: plainDefinition(name, context, { fields, submit: 'Send message' }) };
};
