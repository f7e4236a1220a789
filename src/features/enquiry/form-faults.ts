/** What is wrong with a filled form, before it is sent: the rules of the server, and lists that must be chosen from. */
import type { FieldErrors } from '#src/contracts/error.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import { leadErrors, type LeadRuleSettings } from '#src/contracts/lead-rules.ts';

export interface Fill {
  form: FormName;
  /** Text by name, ticks as true or false; fields of another use of the form are not among them. */
  values: Record<string, string | boolean>;
  /** Lists that must be chosen from, with the prompt that says so. */
  prompts: Record<string, string>;
}

export interface FormRules { message: boolean; terms: boolean; locale: LeadRuleSettings['regional']['locale'] }

const text = (value: string | boolean | undefined): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** In the order of the form; empty where nothing is wrong. */
export function formFaults({ form, values, prompts }: Fill, rules: FormRules): FieldErrors {
  const settings = { forms: { messageRequired: rules.message, termsNote: rules.terms }, regional: { locale: rules.locale } } as LeadRuleSettings;
  const lead = {
    name: text(values.name), last_name: text(values.last_name), email: text(values.email), phone: text(values.phone), postcode: text(values.postcode), message: text(values.message),
    terms: typeof values.terms === 'boolean' ? values.terms : null, form_completed: true, offer_accepted: null,
  };
  const unchosen = Object.entries(prompts).filter(([name]) => values[name] === '');
  return { ...leadErrors(lead, form, settings), ...Object.fromEntries(unchosen) };
}
