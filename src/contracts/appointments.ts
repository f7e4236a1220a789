import { isIsoDate } from '#src/lib/dates.ts';
import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe } from './fields.ts';

const isoDate = v.pipe(line(10), v.check(isIsoDate, 'Please provide a date, such as 2026-11-30.'));
const days = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'Please provide the number of days.'), v.transform(Number))],
    'Please provide the number of days.',
  ),
  v.integer('Please use a whole number of days.'),
  v.minValue(1, 'Please request at least one day.'),
  v.maxValue(90, 'Please request at most 90 days.'),
);

/** `date` and `time` are the location's. */
const appointmentSlot = v.object({ starts_at: v.string(), ends_at: v.string(), date: v.string(), time: v.string() });
export type AppointmentSlot = v.InferOutput<typeof appointmentSlot>;

/**
 * FORM-06, API-12. `location` defaults to the vehicle's, then the dealer's main one; `from`, a local date, to today.
 */
export const testDriveAppointments = contract({
  name: 'test-drive-appointments',
  method: 'GET',
  path: '/api/test-drive-appointments',
  input: v.object({ location: maybe(line(160)), car_id: maybe(carId), from: maybe(isoDate), days: maybe(days) }),
  reply: v.object({
    location: v.string(),
    location_name: v.string(),
    time_zone: v.string(),
    minutes: v.number(),
    from: v.string(),
    until: v.string(),
    slots: v.array(appointmentSlot),
    /** Digest of location and terms. */
    shown: v.string(),
    taken: v.optional(v.array(v.object({ date: v.string(), time: v.string() })), []),
  }),
  errors: ['feature_off', 'no_such_location', 'no_such_vehicle', 'vehicle_unavailable'],
});
