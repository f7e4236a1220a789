/**
 * First match in the country's table:
 *
 * 1. a postcode at the end, or at the start followed by one of its places
 * 2. the longest ending that is a place name; a state narrows it, then the one nearest the dealer wins
 */
import type { Country } from '#src/domain/locations/country.ts';
import { distanceKm, type GeoPoint } from '#src/lib/geo.ts';
import type { FoundPlace } from '../platform/providers/found-place.ts';
import { placeKey, postcodeTable, type PostcodeTable, type TablePlace } from './postcode-table.ts';

const states = new Map<string, string>([
  ...['NSW', 'QLD', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'].map((code): [string, string] => [code.toLowerCase(), code]),
  ['new south wales', 'NSW'],
  ['queensland', 'QLD'],
  ['victoria', 'VIC'],
  ['south australia', 'SA'],
  ['western australia', 'WA'],
  ['tasmania', 'TAS'],
  ['northern territory', 'NT'],
  ['australian capital territory', 'ACT'],
]);

/** Null for an unknown place or country. */
export function findPlace(address: string, country: Country, near: GeoPoint | null): FoundPlace | null {
  const table = postcodeTable(country);
  const words = placeKey(address)
    .replace(/ (?:australia|new zealand|aotearoa)$/, '')
    .split(' ')
    .filter(Boolean);
  if (!table || words.length === 0) return null;
  const found = byPostcode(words, table) ?? byName(withoutState(words), table, near);
  return found && labelled(found);
}

function byPostcode(words: string[], { postcodes }: PostcodeTable): TablePlace | null {
  const last = postcodes.get(words.at(-1)!);
  if (last) return matchPlace(withoutState(words.slice(0, -1)).words, last.places) ?? last.middle;
  const first = words.length > 1 ? postcodes.get(words[0]!) : undefined;
  return first ? matchPlace(withoutState(words.slice(1)).words, first.places) : null;
}

function matchPlace(words: string[], places: TablePlace[]): TablePlace | null {
  for (let from = 0; from < words.length; from++) {
    const key = words.slice(from).join(' ');
    const found = places.find(({ name }) => placeKey(name) === key);
    if (found) return found;
  }
  return null;
}

interface Named {
  words: string[];
  state: string | null;
}

function withoutState(words: string[]): Named {
  for (const length of [3, 2, 1]) {
    const state = words.length > length ? states.get(words.slice(-length).join(' ')) : undefined;
    if (state) return { words: words.slice(0, -length), state };
  }
  return { words, state: null };
}

function byName({ words, state }: Named, { places }: PostcodeTable, near: GeoPoint | null): TablePlace | null {
  for (let from = Math.max(0, words.length - 6); from < words.length; from++) {
    const found = (places.get(words.slice(from).join(' ')) ?? []).filter(
      (place) => state === null || place.state === state,
    );
    if (found.length > 0)
      return near
        ? found.reduce((best, place) => (distanceKm(place, near) < distanceKm(best, near) ? place : best))
        : found[0]!;
  }
  return null;
}

const labelled = ({ name, state, postcode, latitude, longitude }: TablePlace): FoundPlace => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
  label: [name, state, postcode].filter(Boolean).join(' '),
});

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
