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
 * Needs a name and an email or phone; accepts the test drive form's fields (lead-fields.ts). A repeated idempotency_key
 * returns the same booking.
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
    /** text/calendar */
    calendar: v.string(),
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
