import type { Location } from './location.ts';
import { regionalTerms, type Locale } from './regional-terms.ts';

const bare = (number: string): string => number.replace(/^licen[cs]e\s+/i, '').replace(/\.$/, '');

/**
 * Required wording (LAW-01): Victoria and South Australia have their own terms (Motor Car Traders Act 1986; Second-hand
 * Vehicle Dealers Act 1995); New Zealand registers traders (Motor Vehicle Sales Act 2003).
 */
export function dealerLicence(number: string, locale: Locale): string {
  const plain = bare(number);
  if (locale === 'en-NZ') return `Registered motor vehicle trader ${plain}`;
  if (locale === 'en-AU' && /^LMCT\b/i.test(plain)) return `Licensed motor car trader ${plain}`;
  if (locale === 'en-AU' && /^LVD\b/i.test(plain)) return `Licensed vehicle dealer ${plain}`;
  return `Motor dealer ${regionalTerms[locale].licence} ${plain}`;
}

const repairerLicenceText = (number: string, locale: Locale): string =>
  `Motor vehicle repairer ${regionalTerms[locale].licence} ${bare(number)}`;

export const licencesOf = ({ licenceNumber, repairerLicence }: Location, locale: Locale): string[] => [
  ...(licenceNumber ? [dealerLicence(licenceNumber, locale)] : []),
  ...(repairerLicence ? [repairerLicenceText(repairerLicence, locale)] : []),
];
