/** For footers and locations (LAW-01): one line per state, without repeats. */
import type { Location } from '#src/domain/locations/location.ts';
import { licencesOf } from '#src/domain/locations/licences.ts';
import { regionName } from '#src/domain/locations/region-name.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

export interface LicenceGroup {
  state: string;
  text: string;
}

export function licenceGroups(locations: readonly Location[], locale: Locale): LicenceGroup[] {
  const byState = Map.groupBy(locations, ({ address }) => regionName(address.state, locale));
  return [...byState].flatMap(([state, dealerships]) => {
    const numbers = [...new Set(dealerships.flatMap((location) => licencesOf(location, locale)))];
    return numbers.length > 0 ? [{ state, text: `${numbers.join('. ')}.` }] : [];
  });
}
