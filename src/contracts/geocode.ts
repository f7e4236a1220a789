import * as v from 'valibot';
import { locationTypes } from '#src/domain/locations/location.ts';
import { contract } from './contract.ts';
import { line, maybe, requiredLine } from './fields.ts';

/** LOC-04, API-11 */
export const geocodeAddress = contract({
  name: 'geocode',
  method: 'GET',
  path: '/api/geocode',
  input: v.object({
    address: requiredLine(120, 'Please enter a location to search for.'),
    type: maybe(v.picklist(locationTypes, 'Unknown location type.')),
    /** Location slugs or dealerships, comma-separated. */
    among: maybe(line(2000)),
  }),
  reply: v.object({
    latitude: v.number(),
    longitude: v.number(),
    /** "Parramatta NSW 2150". */
    label: v.string(),
    /** Null if no location has coordinates. */
    nearest: v.nullable(
      v.object({
        slug: v.string(),
        name: v.string(),
        /** In `unit`, to one decimal place. */
        distance: v.number(),
        unit: v.picklist(['km', 'mi']),
        text: v.string(),
      }),
    ),
  }),
  errors: ['invalid_postcode'],
});
