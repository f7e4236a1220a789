import * as v from 'valibot';
import { contract } from './contract.ts';
import { nothing } from './fields.ts';

/** Why a vehicle cannot be reserved; `not_offered` where the dealer takes no deposit for it. */
export const unreservableReasons = ['sold', 'held', 'reserved', 'not_offered'] as const;

/** GET /api/cars/:id/availability: whether a vehicle can be bought and reserved at this moment. */
export const carAvailability = contract({
  name: 'car-availability',
  method: 'GET',
  path: '/api/cars/:id/availability',
  input: nothing,
  reply: v.object({
    /** In stock or coming soon. */
    available: v.boolean(),
    reservable: v.boolean(),
    status: v.string(),
    /** When the hold on it ends, ISO instant. */
    until: v.optional(v.string()),
    reason: v.nullable(v.picklist(unreservableReasons)),
  }),
  errors: ['no_such_vehicle'],
});
