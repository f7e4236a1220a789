import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe } from './fields.ts';

const instant = v.pipe(
  line(40),
  v.isoTimestamp('Please choose one of the times offered.'),
  v.transform((text) => Date.parse(text)),
  v.check((time) => !Number.isNaN(time), 'Please choose one of the times offered.'),
);

/**
 * POST /api/test-drive-appointments books a time that the GET offered. Besides these it takes every field of the test
 * drive form (lead-fields.ts): name, and email or phone, must be there. The same idempotency_key is the same booking.
 */
export const bookTestDrive = contract({
  name: 'book-test-drive',
  method: 'POST',
  path: '/api/test-drive-appointments',
  input: v.looseObject({
    location: maybe(line(160)),
    car_id: maybe(carId),
    starts_at: instant,
    idempotency_key: maybe(line(200)),
    /** As it came with the times. */
    shown: v.optional(v.unknown()),
  }),
  reply: v.object({
    appointment_id: v.string(),
    lead_id: v.nullable(v.string()),
    event_id: v.nullable(v.number()),
    location: v.string(),
    starts_at: v.string(),
    ends_at: v.string(),
    date: v.string(),
    time: v.string(),
    /** The text of a calendar file (text/calendar). */
    calendar: v.string(),
    /** The page to go to. */
    next: v.string(),
  }),
  errors: [
    'feature_off',
    'no_such_location',
    'no_such_vehicle',
    'vehicle_unavailable',
    'slot_taken',
    'times_changed',
    'already_booked',
    'key_reused',
    'too_many_bookings',
  ],
});
