/**
 * Generates a table in src/server/geocode/tables from a GeoNames postal code file (https://www.geonames.org, CC BY
 * 4.0): country, postcode, place, state, state code, …, latitude, longitude.
 *
 * node scripts/postcodes/make-table.ts AU AU.txt src/server/geocode/tables/au.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';

interface Named {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

const nonResidential =
  /\b(?:Gpo|Dc|Bc|Mc|Lpo|Cmc|Delivery Centre|Milk Centre|Shopping (?:Centre|Town)|Westfield|Plaza|Parliament House|Private Boxes|Street|Road|Airport|University)$/i;

const [country, source, target] = process.argv.slice(2);
if (!country || !source || !target)
  throw new Error('Usage: node scripts/postcodes/make-table.ts <country code> <GeoNames file> <file to write>');
const { data } = Papa.parse<string[]>(readFileSync(source, 'utf8'), { skipEmptyLines: true });
const lines = [...byPostcode(data.filter(([code]) => code === country))]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([postcode, places]) => lineOf(postcode, places));
writeFileSync(
  target,
  `${JSON.stringify({ source: 'GeoNames (https://www.geonames.org), CC BY 4.0, shortened by scripts/postcodes/make-table.ts', lines }, null, 1)}\n`,
);
console.log(`${lines.length} postcodes`);

function byPostcode(rows: string[][]): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const row of rows) {
    const [, postcode = '', name = '', state = '', stateCode = ''] = row;
    const [latitude, longitude] = [Number(row[9]), Number(row[10])];
    if (!/^\d{4}$/.test(postcode) || !Number.isFinite(latitude) || !Number.isFinite(longitude)) continue;
    const place = {
      name: name.replace(/[`\\$|;:]/g, ''),
      state: /^[A-Z]{2,3}$/.test(stateCode) ? stateCode : state,
      latitude,
      longitude,
    };
    found.set(postcode, [...(found.get(postcode) ?? []), place]);
  }
  return found;
}

/**
 * `2620|ACT|-35.44|149.211|Hume:55:-48;Tharwa`: the centre, then towns with offsets in thousandths of a degree, the
 * main one first.
 */
function lineOf(postcode: string, places: Named[]): string {
  const latitude = median(places.map((place) => place.latitude));
  const longitude = median(places.map((place) => place.longitude));
  const lived = places.filter(({ name }) => !nonResidential.test(name));
  const namesakes = (name: string) => places.filter((other) => other.name.startsWith(`${name} `)).length;
  const named = (lived.length > 0 ? lived : places)
    .map((place) => ({
      ...place,
      north: thousandths(place.latitude - latitude),
      east: thousandths(place.longitude - longitude),
    }))
    .toSorted(
      (a, b) =>
        namesakes(b.name) - namesakes(a.name) ||
        Math.abs(a.north) + Math.abs(a.east) - Math.abs(b.north) - Math.abs(b.east) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    );
  const states = country === 'AU' ? mostFrequent(places.map(({ state }) => state)) : '';
  return [
    postcode,
    states,
    rounded(latitude),
    rounded(longitude),
    named.map(({ name, north, east }) => (north || east ? `${name}:${north}:${east}` : name)).join(';'),
  ].join('|');
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

function mostFrequent(values: string[]): string {
  const count = (value: string) => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0]!;
}

function thousandths(degrees: number): number {
  return Math.round(degrees * 1000);
}

function rounded(degrees: number): number {
  return thousandths(degrees) / 1000;
}
