/** Licence numbers of a place (LAW-01). */
import type { Location } from './location.ts';
import { regionalTerms, type Locale } from './regional-terms.ts';

/** Files name licences with and without the word. */
const bare = (number: string): string => number.replace(/^licen[cs]e\s+/i, '').replace(/\.$/, '');

export const dealerLicence = (number: string, locale: Locale): string =>
  `Motor dealer ${regionalTerms[locale].licence} ${bare(number)}`;

const repairerLicenceText = (number: string, locale: Locale): string =>
  `Motor vehicle repairer ${regionalTerms[locale].licence} ${bare(number)}`;

export const licencesOf = ({ licenceNumber, repairerLicence }: Location, locale: Locale): string[] => [
  ...(licenceNumber ? [dealerLicence(licenceNumber, locale)] : []),
  ...(repairerLicence ? [repairerLicenceText(repairerLicence, locale)] : []),
];
