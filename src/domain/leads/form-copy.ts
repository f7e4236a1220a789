import type { PublicSettings } from '../tenant/settings/settings.ts';
import { siteTestDriveNoun, testDriveNoun, type TestDriveNoun, type TriedVehicle } from '../vehicle/test-drive-noun.ts';
import { regionalTerms, type Locale, type RegionalTerms } from '../locations/regional-terms.ts';

type FormText = [noun: string, of: string];

/** A finance form lead with its own copy. */
export const applicationCopy = 'finance-application';

const generalEnquiry = ({ enquiry }: RegionalTerms): FormText => [enquiry, 'about'];
const texts = new Map<string, (terms: RegionalTerms, tried: TestDriveNoun) => FormText>([
  ['contact', () => ['message', 'about']],
  ['email-us', () => ['message', 'about']],
  ['test-drive', (_, tried) => [`${tried} request`, tried === 'viewing' ? 'of' : 'for']],
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

interface SubmittedForm {
  form: string;
  vehicle: TriedVehicle | null;
}

export const triedNoun = (vehicle: TriedVehicle | null, settings: Pick<PublicSettings, 'stockRules'>): TestDriveNoun =>
  vehicle ? testDriveNoun(vehicle) : siteTestDriveNoun(settings);

export const bookingNoun = (
  { form, vehicle }: SubmittedForm,
  settings: Pick<PublicSettings, 'regional' | 'stockRules'>,
): string => (form === 'buy-online' ? regionalTerms[settings.regional.locale].pickUp : triedNoun(vehicle, settings));

export const bringLicence = (locale: Locale): string => `Please bring your ${regionalTerms[locale].driverLicence}.`;

/** Without repetition. Viewing a caravan needs no licence. */
export const driveConditions = (noun: string, locale: Locale, disclaimer: string | null): string[] => [
  ...(noun === 'viewing' || /\bbring\b[^.]*\blicen[cs]e/i.test(disclaimer ?? '') ? [] : [bringLicence(locale)]),
  ...(disclaimer ? [disclaimer] : []),
];

/** "enquiry about the 2022 Kia EV6". */
export function formCopy(
  form: string,
  vehicleName: string | null,
  locale: Locale,
  tried: TestDriveNoun,
): { noun: string; full: string } {
  const [noun, of] = (texts.get(form) ?? generalEnquiry)(regionalTerms[locale], tried);
  return { noun, full: vehicleName === null ? noun : `${noun} ${of} the ${vehicleName}` };
}
