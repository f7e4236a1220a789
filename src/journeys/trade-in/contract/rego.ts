import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { line, maybe } from '#src/contracts/fields.ts';

export const regoStates = ['vic', 'nsw', 'qld', 'sa', 'wa', 'tas', 'nt', 'act', 'nz'] as const;
export type RegoState = (typeof regoStates)[number];

/** "abc 12-d" becomes "ABC12D". */
export const plateText = v.pipe(
  line(20),
  v.transform((text) => text.toUpperCase().replace(/[\s.\-]/gv, '')),
);

export const rego = v.pipe(
  plateText,
  v.regex(/^[A-Z0-9]{1,9}$/, 'Please enter the registration as it appears on the plate.'),
);

export const regoState = v.pipe(
  line(8),
  v.toLowerCase(),
  v.picklist(regoStates, 'Please choose the state it’s registered in.'),
);

const regoVehicle = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  badge: v.nullable(v.string()),
  series: v.nullable(v.string()),
  body: v.nullable(v.string()),
  transmission: v.nullable(v.string()),
  fuel: v.nullable(v.string()),
  colour: v.nullable(v.string()),
});
export type RegoVehicle = v.InferOutput<typeof regoVehicle>;

/** After `rego_not_found` or `rego_unavailable`, shoppers enter the details (TRADE-01, API-04). */
export const regoLookup = contract({
  name: 'rego',
  method: 'GET',
  path: '/api/rego',
  input: v.object({ rego, regoState: maybe(regoState) }),
  reply: v.object({ rego: v.string(), regoState: v.picklist(regoStates), vehicle: regoVehicle }),
  errors: ['feature_off', 'rego_not_found', 'rego_unavailable'],
});
