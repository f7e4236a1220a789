/** What each form is to the person who sent it. */
import { regionalTerms, type Locale, type RegionalTerms } from '../places/regional-terms.ts';

/** "parts enquiry", and the word between that and a vehicle. */
type FormText = [noun: string, of: string];

/** Of a finance application, which is a lead of the finance form. */
export const applicationCopy = 'finance-application';

const generalEnquiry = ({ enquiry }: RegionalTerms): FormText => [enquiry, 'about'];
const texts = new Map<string, (terms: RegionalTerms) => FormText>([
  ['contact', () => ['message', 'about']],
  ['email-us', () => ['message', 'about']],
  ['test-drive', () => ['test drive request', 'for']],
  ['service', () => ['service request', 'for']],
  ['parts', ({ enquiry }) => [`parts ${enquiry}`, 'for']],
  ['fleet', ({ enquiry }) => [`fleet ${enquiry}`, 'about']],
  ['finance', ({ enquiry }) => [`finance ${enquiry}`, 'about']],
  [applicationCopy, () => ['finance application', 'for']],
  ['trade-in', ({ enquiry }) => [`trade-in ${enquiry}`, 'with']],
  ['buy-online', () => ['purchase plan', 'for']],
  ['request-photos', () => ['request for photos', 'of']],
  ['careers', () => ['application', 'about']],
]);

/** What is booked with it: "test drive", or the "pick-up" of a vehicle that is bought online. */
export const bookingNoun = (form: string): 'test drive' | 'pick-up' =>
  form === 'buy-online' ? 'pick-up' : 'test drive';

/** For whoever has booked a test drive: on the page, in mails and in the calendar. */
export const bringLicence = (locale: Locale): string => `Please bring your ${regionalTerms[locale].driverLicence}.`;

/** What to bring and the dealer's own conditions of a drive, where those do not name the licence themselves: said once. */
export const driveConditions = (locale: Locale, disclaimer: string | null): string[] => [
  ...(/\bbring\b[^.]*\blicen[cs]e/i.test(disclaimer ?? '') ? [] : [bringLicence(locale)]),
  ...(disclaimer ? [disclaimer] : []),
];

/** "enquiry", or "enquiry about the 2022 Kia EV6" where there is a vehicle. */
export function formCopy(form: string, vehicleName: string | null, locale: Locale): { noun: string; full: string } {
  const [noun, of] = (texts.get(form) ?? generalEnquiry)(regionalTerms[locale]);
  return { noun, full: vehicleName === null ? noun : `${noun} ${of} the ${vehicleName}` };
}
