/** Licence numbers for the foot of every page and for places (LAW-01): one line for each state, each number once. */
import type { Location } from '#src/domain/places/location.ts';
import { regionName } from '#src/domain/places/region-name.ts';
import { localise, type Locale } from '#src/domain/places/regional-words.ts';

export interface LicenceGroup {
  state: string;
  text: string;
}

/** Files name licences with and without the word. */
const bare = (number: string) => number.replace(/^licen[cs]e\s+/i, '').replace(/\.$/, '');

export const dealerLicence = (number: string, locale: Locale): string =>
  localise(`Motor dealer licence ${bare(number)}`, locale);

export const licencesOf = ({ licenceNumber, repairerLicence }: Location, locale: Locale): string[] => [
  ...(licenceNumber ? [dealerLicence(licenceNumber, locale)] : []),
  ...(repairerLicence ? [localise(`Motor vehicle repairer licence ${bare(repairerLicence)}`, locale)] : []),
];

export function licenceGroups(locations: readonly Location[], locale: Locale): LicenceGroup[] {
  const byState = Map.groupBy(locations, ({ address }) => regionName(address.state, locale));
  return [...byState].flatMap(([state, places]) => {
    const numbers = [...new Set(places.flatMap((place) => licencesOf(place, locale)))];
    return numbers.length > 0 ? [{ state, text: `${numbers.join('. ')}.` }] : [];
  });
}
