import type { FieldErrors } from '#src/contracts/error.ts';
import { isFormName, type FormName } from '#src/contracts/form-names.ts';
import { leadErrors, wishedDayErrors, type LeadRuleSettings } from '#src/contracts/lead-rules.ts';
import { localDate } from '#src/lib/dates.ts';
import type { FormDefinition } from './form-definition.ts';

export interface Fill {
  form: FormName;
  /** Checkboxes are booleans, repeated names lists; without other modes' fields. */
  values: Record<string, string | string[] | boolean>;
}

export function readFill({ modes, fields }: FormDefinition, data: FormData): Fill {
  const chosen = data.get('form');
  const form = typeof chosen === 'string' && isFormName(chosen) ? chosen : modes[0].form;
  const values: Fill['values'] = {};
  for (const name of new Set(data.keys())) {
    const [value, ...others] = data.getAll(name).filter((one) => typeof one === 'string');
    if (name !== 'form' && value !== undefined) values[name] = others.length > 0 ? [value, ...others] : value;
  }
  for (const { name, kind, only } of fields) {
    if (only !== undefined && !only.includes(form)) delete values[name];
    else if (kind === 'tick') values[name] = data.has(name);
  }
  return { form, values };
}

const text = (value: Fill['values'][string] | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** In form order. `today`: ISO date. */
export function formErrors(
  { form, values }: Fill,
  { fields }: Pick<FormDefinition, 'fields'>,
  locale: LeadRuleSettings['regional']['locale'],
  today = localDate(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
): FieldErrors {
  const isRequested = (name: string): boolean => fields.some((field) => field.name === name && field.required === true);
  const settings = {
    forms: { messageRequired: isRequested('message'), termsNote: isRequested('terms') },
    regional: { locale },
  } as LeadRuleSettings;
  const lead = {
    name: text(values['name']),
    last_name: text(values['last_name']),
    email: text(values['email']),
    phone: text(values['phone']),
    postcode: text(values['postcode']),
    message: text(values['message']),
    terms: typeof values['terms'] === 'boolean' ? values['terms'] : null,
    form_completed: true,
    offer_accepted: null,
  };
  const unchosen = fields.filter(
    ({ kind, required, name }) => kind === 'select' && required === true && values[name] === '',
  );
  return {
    ...leadErrors(lead, form, settings),
    ...wishedDayErrors(text(values['preferred_date']), today),
    ...Object.fromEntries(unchosen.map(({ name, options }) => [name, options?.[0]?.label ?? ''])),
  };
}
