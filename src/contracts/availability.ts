import * as v from 'valibot';
import { contract } from './contract.ts';

/** `not_offered`: the dealer takes no deposit for the vehicle. */
export const unreservableReasons = ['sold', 'held', 'reserved', 'not_offered'] as const;

const reservationOffer = v.object({ wording: v.string(), shown: v.string() });

export const carAvailability = contract({
  name: 'car-availability',
  method: 'GET',
  path: '/api/cars/:id/availability',
  input: v.looseObject({
    offer: v.optional(v.literal('1')),
  }),
  reply: v.object({
    /** In stock or coming soon. */
    available: v.boolean(),
    reservable: v.boolean(),
    status: v.string(),
    /** End of the hold, ISO instant. */
    until: v.optional(v.string()),
    reason: v.nullable(v.picklist(unreservableReasons)),
    /** Its digest is sent back as `shown`. */
    offer: v.optional(v.nullable(reservationOffer)),
  }),
  errors: ['no_such_vehicle'],
});
