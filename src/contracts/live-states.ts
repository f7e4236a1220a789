import * as v from 'valibot';
import { contract } from './contract.ts';
import { noParameters } from './fields.ts';

const liveState = v.object({
  state: v.picklist(['held', 'sold']),
  /** End of the hold, ISO instant; null if sold. */
  until: v.nullable(v.string()),
});

/** Vehicles held or sold since the build, by slug (RES-07). */
export const liveStates = contract({
  name: 'car-states',
  method: 'GET',
  path: '/api/cars/states',
  input: noParameters,
  reply: v.object({ states: v.record(v.string(), liveState) }),
  errors: [],
});
