/** Values of facets: what reading words and naming what was chosen share. */
import { carTypes, transmissions, type BodyType } from '../../vehicle/vehicle.ts';
import type { SearchFacet } from '../search-state.ts';
import type { PlainWordsCatalogue } from './catalogue.ts';

/** Two keys for one kind of body, as feeds have them. */
export const bodyFamilies: readonly (readonly BodyType[])[] = [
  ['hatch', 'hatchback'],
  ['wagon', 'stationWagon'],
  ['convertible', 'softtop'],
];

/** An address holds no more values of a facet. */
const longestList = 100;

/** The values that a facet has, where an address can name all but some. */
export function knownValues(
  facet: SearchFacet,
  { makes, bodies, fuels, drives, colours, states, cities }: PlainWordsCatalogue,
): readonly string[] {
  const lists: Partial<Record<SearchFacet, readonly string[]>> = {
    make: makes.map(({ name }) => name),
    body: bodies,
    fuel: fuels,
    drive: drives,
    colour: colours,
    state: states,
    city: cities,
    transmission: transmissions,
    car_type: carTypes,
  };
  const values = lists[facet] ?? [];
  return values.length > longestList ? [] : values;
}

const properNames: ReadonlySet<SearchFacet> = new Set(['city', 'state', 'make', 'model']);

/** "Not diesel"; abbreviations and places keep their capitals. */
export const choiceMidSentence = (label: string, facet: SearchFacet): string =>
  properNames.has(facet) || /^.[A-Z\d]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
