import * as v from 'valibot';
import { contract } from './contract.ts';

/** Why a vehicle cannot be reserved; `not_offered` where the dealer takes no deposit for it. */
export const unreservableReasons = ['sold', 'held', 'reserved', 'not_offered'] as const;

/** Price, deposit and terms as a shopper has to see them, and their signed digest. */
const reservationOffer = v.object({ wording: v.string(), shown: v.string() });

/** GET /api/cars/:id/availability: whether a vehicle can be bought and reserved at this moment. */
export const carAvailability = contract({
  name: 'car-availability',
  method: 'GET',
  path: '/api/cars/:id/availability',
  input: v.looseObject({
    /** Asks for the offer as well. */
    offer: v.optional(v.literal('1')),
  }),
  reply: v.object({
    /** In stock or coming soon. */
    available: v.boolean(),
    reservable: v.boolean(),
    status: v.string(),
    /** When the hold on it ends, ISO instant. */
    until: v.optional(v.string()),
    reason: v.nullable(v.picklist(unreservableReasons)),
    /** What reserving it is agreed to at: to be shown, and sent back as `shown`. Null where it cannot be reserved. */
    offer: v.optional(v.nullable(reservationOffer)),
  }),
  errors: ['no_such_vehicle'],
});
