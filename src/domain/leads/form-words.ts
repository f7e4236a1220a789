/** What each form is to the person who sent it. */
import { localise, type Locale } from '../places/regional-words.ts';

interface FormWords {
  /** "Thank you for your enquiry". */
  noun: string;
  /** Between the noun and a vehicle. */
  of: string;
}

const words: Record<string, FormWords> = {
  enquiry: { noun: 'enquiry', of: 'about' },
  contact: { noun: 'message', of: 'about' },
  'email-us': { noun: 'message', of: 'about' },
  'test-drive': { noun: 'test drive request', of: 'for' },
  service: { noun: 'service request', of: 'for' },
  parts: { noun: 'parts enquiry', of: 'for' },
  fleet: { noun: 'fleet enquiry', of: 'about' },
  finance: { noun: 'finance enquiry', of: 'about' },
  'trade-in': { noun: 'trade-in enquiry', of: 'with' },
  'request-photos': { noun: 'request for photos', of: 'of' },
  careers: { noun: 'application', of: 'about' },
};

/** "enquiry", or "enquiry about the 2022 Kia EV6" where there is a vehicle. */
export function formWords(form: string, vehicleName: string | null, locale: Locale): { noun: string; whole: string } {
  const { noun, of } = (Object.hasOwn(words, form) ? words[form] : undefined) ?? words['enquiry']!;
  const said = localise(noun, locale);
  return { noun: said, whole: vehicleName === null ? said : `${said} ${of} the ${vehicleName}` };
}
