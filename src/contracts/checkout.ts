import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe, nothing, requiredLine } from './fields.ts';
import { isEmail, isPhoneLike } from './lead-rules.ts';

/** Long enough that nobody guesses another shopper's. */
const ownKey = v.pipe(line(200), v.minLength(16, 'Please send a key of at least 16 characters.'));

/**
 * POST /api/checkout holds a vehicle for half an hour and leads to the payment of its deposit (API-14, RES-03). Where
 * the dealer's deposit is $0 it is held for its full time and confirmed at once (RES-01). Amounts are the dealer's
 * settings alone. The same idempotency_key goes on with the same reservation.
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
    /** The digest that came with the offer they agree to, from `GET /api/cars/:id/availability?offer=1`. */
    shown: v.optional(v.unknown()),
    /** When they could come to see it, as offered. */
    visit: maybe(line(80)),
    idempotency_key: ownKey,
  }),
  reply: v.object({
    checkout_id: v.string(),
    /** The gateway's page, or the confirmation where the deposit was paid before or there is none. */
    redirect_url: v.string(),
    /** When the hold ends, if nothing more is paid. */
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

/** `paid` is also what a reservation without a deposit is. */
export const reservationStates = ['pending', 'paid', 'sold', 'expired', 'refunded', 'cancelled'] as const;

/** What became of the deposit; those that end in -ing wait for the gateway. */
export const depositStates = [
  'none',
  'asked',
  'authorised',
  'charged',
  'capturing',
  'captured',
  'releasing',
  'released',
  'refunding',
  'refunded',
] as const;

/** GET /api/checkout/:id tells the confirmation page how it stands. The id is known to the shopper alone. */
export const checkoutStatus = contract({
  name: 'checkout-status',
  method: 'GET',
  path: '/api/checkout/:id',
  input: nothing,
  reply: v.object({
    state: v.picklist(reservationStates),
    payment: v.picklist(depositStates),
    car_id: v.string(),
    /** Whole dollars. */
    deposit: v.number(),
    currency: v.string(),
    /** Null where the vehicle is not held. */
    held_until: v.nullable(v.string()),
  }),
  errors: ['no_such_checkout'],
});
