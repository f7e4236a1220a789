/**
 * A shopper's own pages of a lead and its test drive, opened by the key of its receipt alone: no sign-in, no script.
 */
import * as v from 'valibot';
import { contract } from './contract.ts';
import { isIsoDate } from '#src/lib/dates.ts';
import { line, maybe } from './fields.ts';

const key = maybe(line(64));
const day = v.fallback(maybe(v.pipe(line(10), v.check(isIsoDate))), null);
const done = v.fallback(maybe(v.picklist(['moved', 'cancelled'])), null);

/**
 * GET /success: the page after a form; with a key, all that the shopper asked and what happens
 * next (ROUTE-21, FORM-10). With `copy` the same as a file of plain words.
 */
export const successPage = contract({
  name: 'success',
  method: 'GET',
  path: '/success',
  input: v.looseObject({ ref: key, copy: v.fallback(maybe(v.literal('1')), null) }),
  reply: v.unknown(),
  errors: [],
});

/** GET /booking: a booked test drive, with free times from `from` on to move it to. */
export const bookingPage = contract({
  name: 'booking',
  method: 'GET',
  path: '/booking',
  input: v.looseObject({ ref: key, from: day, done }),
  reply: v.unknown(),
  errors: ['no_such_booking'],
});

/** POST /booking, as a plain form: moves a test drive to another free time, or cancels it. */
export const changeBooking = contract({
  name: 'change-booking',
  method: 'POST',
  path: '/booking',
  reply: v.unknown(),
  errors: ['no_such_booking', 'booking_over', 'too_many_changes', 'slot_taken', 'times_changed'],
  input: v.object({
    ref: key,
    action: v.picklist(['move', 'cancel'], 'Please choose what to do.'),
    starts_at: maybe(line(40)),
    shown: v.optional(v.unknown()),
  }),
});

/** GET /booking/calendar.ics: the calendar file of a booking as it stands now. */
export const bookingCalendarFile = contract({
  name: 'booking-calendar',
  method: 'GET',
  path: '/booking/calendar.ics',
  input: v.looseObject({ ref: key }),
  reply: v.unknown(),
  errors: ['no_such_booking'],
});
