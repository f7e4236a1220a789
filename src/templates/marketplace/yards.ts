/** "Six locations in NSW, VIC and QLD"; "Penrith NSW" for a single location. */
import { capitalise, joinWithAnd } from '#src/lib/text.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { regionName, townInRegion } from '#src/domain/locations/region-name.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const yardsOf = (locations: readonly Location[]): Location[] => {
  const selling = locations.filter(({ type }) => type === 'sales');
  return selling.filter(
    (location, index) => selling.findIndex((other) => other.address.city === location.address.city) === index,
  );
};

export function yardsSentence(locations: readonly Location[], locale: Locale): string {
  const yards = yardsOf(locations);
  const [only] = yards;
  if (!only) return '';
  if (yards.length === 1) return townInRegion(only.address.city, only.address.state, locale);
  const states = [...new Set(yards.map(({ address }) => regionName(address.state, locale)))];
  const count = numbers[yards.length] ?? String(yards.length);
  return `${capitalise(count)} locations in ${joinWithAnd(states)}`;
}
