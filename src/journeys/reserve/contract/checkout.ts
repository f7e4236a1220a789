import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { carId, line, maybe, noParameters, requiredLine } from '#src/contracts/fields.ts';
import { isEmail, isPhoneLike } from '#src/contracts/lead-rules.ts';
import { depositStates } from '#src/domain/price/deposit.ts';

/** Long enough to be unguessable. */
const requestKey = v.pipe(line(200), v.minLength(16, 'Please provide a key of at least 16 characters.'));

/**
 * Holds a vehicle for half an hour and returns the payment URL (API-14, RES-03); without a deposit, confirms the full
 * hold at once (RES-01). Amounts come only from the settings. A repeated idempotency_key continues the reservation.
 */
export const startCheckout = contract({
  name: 'checkout',
  method: 'POST',
  path: '/api/checkout',
  input: v.object({
    car_id: carId,
    name: requiredLine(120, 'Please enter your name.'),
    email: v.pipe(
      requiredLine(254, 'Please enter your email address.'),
      v.check(isEmail, 'Please enter a valid email address, such as name@example.com.'),
    ),
    phone: v.pipe(
      requiredLine(120, 'Please enter your phone number.'),
      v.check(isPhoneLike, 'Please enter a valid phone number.'),
    ),
    terms: v.literal(true, 'Please agree to the terms.'),
    /** From `GET /api/cars/:id/availability?offer=1`. */
    shown: v.optional(v.unknown()),
    visit: maybe(line(80)),
    idempotency_key: requestKey,
  }),
  reply: v.object({
    checkout_id: v.string(),
    /** The confirmation page if no payment is due. */
    redirect_url: v.string(),
    /** End of the hold, unless a deposit payment extends it. */
    expires_at: v.string(),
  }),
  errors: [
    'feature_off',
    'sign_in',
    'no_such_vehicle',
    'not_reservable',
    'held',
    'too_many_holds',
    'key_reused',
    'offer_changed',
    'provider_down',
    'not_configured',
  ],
});

/** No deposit also counts as `paid`. */
export const reservationStates = ['pending', 'paid', 'sold', 'expired', 'refunded', 'cancelled'] as const;

/** Only the shopper knows the id. */
export const checkoutStatus = contract({
  name: 'checkout-status',
  method: 'GET',
  path: '/api/checkout/:id',
  input: noParameters,
  reply: v.object({
    state: v.picklist(reservationStates),
    payment: v.picklist(depositStates),
    car_id: v.string(),
    /** Whole dollars. */
    deposit: v.number(),
    currency: v.string(),
    held_until: v.nullable(v.string()),
  }),
  errors: ['no_such_checkout'],
});
