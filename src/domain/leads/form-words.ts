/** What each form is to the person who sent it. */
import { regionalWords, type Locale, type RegionalWords } from '../places/regional-words.ts';

/** "parts enquiry", and the word between that and a vehicle. */
type FormText = [noun: string, of: string];

const generalEnquiry = ({ enquiry }: RegionalWords): FormText => [enquiry, 'about'];
const texts = new Map<string, (words: RegionalWords) => FormText>([
  ['contact', () => ['message', 'about']],
  ['email-us', () => ['message', 'about']],
  ['test-drive', () => ['test drive request', 'for']],
  ['service', () => ['service request', 'for']],
  ['parts', ({ enquiry }) => [`parts ${enquiry}`, 'for']],
  ['fleet', ({ enquiry }) => [`fleet ${enquiry}`, 'about']],
  ['finance', ({ enquiry }) => [`finance ${enquiry}`, 'about']],
  ['trade-in', ({ enquiry }) => [`trade-in ${enquiry}`, 'with']],
  ['request-photos', () => ['request for photos', 'of']],
  ['careers', () => ['application', 'about']],
]);

/** For whoever has booked a test drive: on the page, in mails and in the calendar. */
export const bringLicence = (locale: Locale): string => `Please bring your ${regionalWords[locale].driverLicence}.`;

/** "enquiry", or "enquiry about the 2022 Kia EV6" where there is a vehicle. */
export function formWords(form: string, vehicleName: string | null, locale: Locale): { noun: string; whole: string } {
  const [noun, of] = (texts.get(form) ?? generalEnquiry)(regionalWords[locale]);
  return { noun, whole: vehicleName === null ? noun : `${noun} ${of} the ${vehicleName}` };
}
