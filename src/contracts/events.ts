import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe, success } from './fields.ts';

/**
 * Analytics events of the specification (FORM-08): leads 14 new, 15 used, 17 new test drive, 48 used test drive, 18
 * offer accepted, 51 careers; 39 favourite, 25 any other.
 */
export const eventIds = [14, 15, 17, 18, 25, 39, 48, 51] as const;
export type EventId = (typeof eventIds)[number];

/** A value of an event: nothing nested, so that what is kept and passed on stays small and flat. */
const value = v.union(
  [line(200), v.pipe(v.number(), v.finite('This is not a number.')), v.boolean(), v.null()],
  'Please send text, a number, true or false.',
);
const fieldName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/i, 'Names have letters, digits and underscores.'));

const event = v.object({
  /** Made by the browser, so that an event sent twice is kept once. */
  key: v.pipe(
    v.string('Please send a key.'),
    v.regex(/^[\w-]{8,80}$/, 'A key has 8 to 80 letters, digits, underscores or hyphens.'),
  ),
  event_id: v.picklist(eventIds, 'This event is not known.'),
  car_id: maybe(carId),
  page: maybe(line(500)),
  /** When it happened by the browser's clock, in milliseconds since 1970. */
  at: v.pipe(v.number('Please send a time.'), v.finite('Please send a time.')),
  data: v.optional(v.pipe(v.record(fieldName, value), v.maxEntries(20, 'Please send at most 20 values.')), {}),
});
export type AnalyticsEvent = v.InferOutput<typeof event>;

/**
 * POST /api/events: a batch of the first-party log, such as `navigator.sendBeacon` sends as a Blob of
 * `application/json` (API-15).
 */
export const events = contract({
  name: 'events',
  method: 'POST',
  path: '/api/events',
  input: v.object({
    events: v.pipe(
      v.array(event, 'Please send a list of events.'),
      v.minLength(1, 'Please send an event.'),
      v.maxLength(50, 'Please send at most 50 events at once.'),
    ),
  }),
  reply: success,
  errors: ['feature_off'],
});
