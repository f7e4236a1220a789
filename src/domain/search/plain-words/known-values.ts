import { carTypes, transmissions, type BodyType } from '../../vehicle/vehicle.ts';
import type { SearchFacet } from '../search-state.ts';
import type { QueryCatalogue } from './catalogue.ts';

/** Feeds use two keys for one body. */
export const bodyFamilies: readonly (readonly BodyType[])[] = [
  ['hatch', 'hatchback'],
  ['wagon', 'stationWagon'],
  ['convertible', 'softtop'],
];

/** Values per facet in a URL. */
const longestList = 100;

export function knownValues(
  facet: SearchFacet,
  { makes, bodies, fuels, drives, colours, states, cities }: QueryCatalogue,
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

/** "Not diesel", but capitals for abbreviations and locations. */
export const choiceMidSentence = (label: string, facet: SearchFacet): string =>
  properNames.has(facet) || /^.[A-Z\d]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
