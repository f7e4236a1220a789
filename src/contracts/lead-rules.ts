/** The browser shows these errors too; the server decides. */
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isIsoDate } from '#src/lib/dates.ts';
import * as v from 'valibot';
import type { FieldErrors } from './error.ts';
import { formKinds, type FormName } from './form-names.ts';
import type { LeadInput } from './lead-fields.ts';

export type LeadRuleSettings = Pick<PublicSettings, 'forms' | 'regional'>;
type Judged = Pick<
  LeadInput,
  'name' | 'last_name' | 'email' | 'phone' | 'postcode' | 'message' | 'form_completed' | 'offer_accepted' | 'terms'
>;

const emailSchema = v.pipe(v.string(), v.email());
/** Any script, such as 用户@例子.公司 (RFC 6531). */
const international =
  /^(?=.{3,254}$)[\p{L}\p{M}\p{N}!#$%\x26'*+\/=?^_`\{\|\}~\-]+(?:\.[\p{L}\p{M}\p{N}!#$%\x26'*+\/=?^_`\{\|\}~\-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d\-]{2,59})$/iv;
export const isEmail = (email: string): boolean => v.is(emailSchema, email) || international.test(email);

/** No country has shorter numbers; longer unparseable ones are stored as typed. */
const fewestDigits = 6;
export const isPhoneLike = (phone: string): boolean => phone.replace(/\D/g, '').length >= fewestDigits;

export function postcodeError(postcode: string, locale: PublicSettings['regional']['locale']): string | null {
  const digits = locale === 'en-US' ? 5 : 4;
  return new RegExp(`^\\d{${digits}}$`).test(postcode)
    ? null
    : `Invalid ${regionalTerms[locale].postcode}. Please enter a ${digits}-digit number.`;
}

function isMessageRequired(
  { form_completed: completed, offer_accepted: accepted }: Pick<Judged, 'form_completed' | 'offer_accepted'>,
  form: FormName | null,
  { forms }: Pick<LeadRuleSettings, 'forms'>,
): boolean {
  return (
    forms.messageRequired && formKinds[form ?? 'enquiry'].message === 'settings' && completed !== false && !accepted
  );
}

/** ISO dates; `today` is local to the shopper or location. */
export function wishedDayErrors(day: string | null, today: string): FieldErrors {
  return day !== null && isIsoDate(day) && day < today
    ? { preferred_date: 'This date has passed. Please choose today or a later date.' }
    : {};
}

/** In form order. An incomplete lead needs no name or message. */
export function leadErrors(lead: Judged, form: FormName | null, settings: LeadRuleSettings): FieldErrors {
  const { name, last_name: lastName, email, phone, postcode, message, terms } = lead;
  const errors: FieldErrors = {};
  if (!name && !lastName && lead.form_completed !== false) errors.name = 'Please enter your name.';
  if (!email && !phone) errors.email = 'Please enter an email address or a phone number.';
  if (email && !isEmail(email)) errors.email = 'Please enter a valid email address, such as name@example.com.';
  if (phone && !isPhoneLike(phone))
    errors.phone = `Please enter a valid phone number, such as ${phoneExamples[settings.regional.locale].any}.`;
  const isPostcodeJudged = Boolean(postcode) || (form !== null && formKinds[form].postcode === 'required');
  const wrongPostcode = isPostcodeJudged ? postcodeError(postcode ?? '', settings.regional.locale) : null;
  if (wrongPostcode) errors.postcode = wrongPostcode;
  if (!message && isMessageRequired(lead, form, settings)) errors.message = 'Please enter a message.';
  if (settings.forms.termsNote && terms === false)
    errors.terms = 'You must agree to the terms of use before submitting the form.';
  return errors;
}
