/** Lines: postcode, state, latitude, longitude, places with offsets in thousandths of a degree. */
import type { Country } from '#src/domain/locations/country.ts';
import australia from './tables/au.json' with { type: 'json' };
import newZealand from './tables/nz.json' with { type: 'json' };

export interface TablePlace {
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

export interface PostcodeTable {
  postcodes: Map<string, { middle: TablePlace; places: TablePlace[] }>;
  places: Map<string, TablePlace[]>;
}

const tables: Partial<Record<Country, { lines: string[] }>> = { AU: australia, NZ: newZealand };
const read = new Map<Country, PostcodeTable>();

/** Null without a table. */
export function postcodeTable(country: Country): PostcodeTable | null {
  const made = tables[country];
  if (made === undefined) return null;
  const table = read.get(country) ?? parse(made.lines);
  read.set(country, table);
  return table;
}

function parse(lines: readonly string[]): PostcodeTable {
  const table: PostcodeTable = { postcodes: new Map(), places: new Map() };
  for (const line of lines) {
    const [postcode, state, latitude, longitude, names] = line.split('|') as [string, string, string, string, string];
    const places = names.split(';').map((entry): TablePlace => {
      const [name, north = 0, east = 0] = entry.split(':') as [string, string?, string?];
      return {
        name,
        state,
        postcode,
        latitude: Number(latitude) + Number(north) / 1000,
        longitude: Number(longitude) + Number(east) / 1000,
      };
    });
    table.postcodes.set(postcode, {
      places,
      middle: { name: places[0]!.name, state, postcode, latitude: Number(latitude), longitude: Number(longitude) },
    });
    for (const place of places)
      table.places.set(placeKey(place.name), [...(table.places.get(placeKey(place.name)) ?? []), place]);
  }
  return table;
}

const abbreviations: Record<string, string> = { mt: 'mount', st: 'saint', nth: 'north', sth: 'south' };

/** "Mt. Māngere" becomes "mount mangere". */
export function placeKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}
