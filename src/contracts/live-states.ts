import * as v from 'valibot';
import { contract } from './contract.ts';
import { noParameters } from './fields.ts';

const liveState = v.object({
  state: v.picklist(['held', 'sold']),
  /** End of the hold, as an ISO instant; null for a sale. */
  until: v.nullable(v.string()),
});

/** Vehicles held or sold since the site was built, by slug (RES-07). */
export const liveStates = contract({
  name: 'car-states',
  method: 'GET',
  path: '/api/cars/states',
  input: noParameters,
  reply: v.object({ states: v.record(v.string(), liveState) }),
  errors: [],
});
