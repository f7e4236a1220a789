/** A lead and its test drive: pages that need the receipt key, but no sign-in or JavaScript. */
import * as v from 'valibot';
import { contract } from './contract.ts';
import { isIsoDate } from '#src/lib/dates.ts';
import { line, maybe } from './fields.ts';

const key = maybe(line(64));
const day = v.fallback(maybe(v.pipe(line(10), v.check(isIsoDate))), null);
const done = v.fallback(maybe(v.picklist(['moved', 'cancelled'])), null);

/** With a key, the enquiry and next steps (ROUTE-21, FORM-10); `copy` returns plain text. */
export const successPage = contract({
  name: 'success',
  method: 'GET',
  path: '/success',
  input: v.looseObject({ ref: key, copy: v.fallback(maybe(v.literal('1')), null) }),
  reply: v.unknown(),
  errors: [],
});

/** Free times for rescheduling start at `from`. */
export const bookingPage = contract({
  name: 'booking',
  method: 'GET',
  path: '/booking',
  input: v.looseObject({ ref: key, from: day, done }),
  reply: v.unknown(),
  errors: ['no_such_booking'],
});

export const changeBooking = contract({
  name: 'change-booking',
  method: 'POST',
  path: '/booking',
  reply: v.unknown(),
  errors: ['no_such_booking', 'booking_over', 'too_many_changes', 'slot_taken', 'times_changed'],
  input: v.object({
    ref: key,
    action: v.picklist(['move', 'cancel'], 'Please choose what you’d like to do.'),
    starts_at: maybe(line(40)),
    shown: v.optional(v.unknown()),
  }),
});

export const bookingCalendarFile = contract({
  name: 'booking-calendar',
  method: 'GET',
  path: '/booking/calendar.ics',
  input: v.looseObject({ ref: key }),
  reply: v.unknown(),
  errors: ['no_such_booking'],
});
