/** These work without JavaScript (RES-03, RES-07). */
import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { line, maybe, requiredLine } from '#src/contracts/fields.ts';
import { isEmail } from '#src/contracts/lead-rules.ts';

const key = v.fallback(maybe(line(64)), null);
const typed = v.fallback(maybe(line(300)), null);

/** `step=check`: review before the card details. */
export const checkoutPage = contract({
  name: 'checkout-page',
  method: 'GET',
  path: '/cars/:slug/checkout',
  input: v.looseObject({ step: v.fallback(maybe(v.picklist(['details', 'check'])), null) }),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_vehicle'],
});

/** `send-again` emails the reservation's link. */
export const checkoutStep = contract({
  name: 'checkout-step',
  method: 'POST',
  path: '/cars/:slug/checkout',
  input: v.looseObject({
    step: v.fallback(v.picklist(['details', 'agree', 'send-again']), 'details'),
    name: typed,
    phone: typed,
    email: typed,
    visit: typed,
    shown: v.optional(v.unknown()),
  }),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_vehicle', 'offer_changed'],
});

export const checkoutDetails = v.object({
  name: v.pipe(requiredLine(80, 'name'), v.minLength(2, 'name')),
  email: v.pipe(requiredLine(254, 'email'), v.check(isEmail, 'email')),
  phone: requiredLine(40, 'phone'),
  visit: maybe(line(80)),
});

/** `view=change` lists vehicles the hold can move to. */
export const reservationView = contract({
  name: 'reservation',
  method: 'GET',
  path: '/reservation',
  input: v.looseObject({
    ref: key,
    from: v.fallback(maybe(v.picklist(['bank', 'declined'])), null),
    view: v.fallback(maybe(v.picklist(['change'])), null),
  }),
  reply: v.unknown(),
  errors: ['no_such_reservation'],
});

export const changeReservation = contract({
  name: 'change-reservation',
  method: 'POST',
  path: '/reservation',
  input: v.object({
    ref: key,
    action: v.picklist(['cancel', 'move'], 'Please choose what you’d like to do.'),
    car_id: maybe(line(120)),
    shown: v.optional(v.unknown()),
  }),
  reply: v.unknown(),
  errors: ['no_such_reservation'],
});

export const reservationCalendarFile = contract({
  name: 'reservation-calendar',
  method: 'GET',
  path: '/reservation/calendar.ics',
  input: v.looseObject({ ref: key }),
  reply: v.unknown(),
  errors: ['no_such_reservation'],
});

/** Practice gateway's card page; not in production. */
export const practiceBankView = contract({
  name: 'practice-bank',
  method: 'GET',
  path: '/practice-bank',
  input: v.looseObject({ ref: key, step: v.fallback(maybe(v.picklist(['code'])), null) }),
  reply: v.unknown(),
  errors: ['no_such_reservation'],
});

export const practiceBankAnswer = contract({
  name: 'practice-bank-answer',
  method: 'POST',
  path: '/practice-bank',
  input: v.object({
    ref: key,
    outcome: v.fallback(v.picklist(['approve', 'decline', 'challenge', 'silent', 'code']), 'decline'),
    code: v.fallback(maybe(line(20)), null),
  }),
  reply: v.unknown(),
  errors: ['no_such_reservation'],
});
