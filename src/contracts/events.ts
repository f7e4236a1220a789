import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe, success } from './fields.ts';

/**
 * IDs from the specification (FORM-08). Leads: 14 new, 15 used, 17 new test drive, 48 used test drive, 18 offer
 * accepted, 51 careers. Others: 39 favourite, 25 the rest.
 */
export const eventIds = [14, 15, 17, 18, 25, 39, 48, 51] as const;
export type EventId = (typeof eventIds)[number];

/** Not nested, so that stored events stay small. */
const value = v.union(
  [line(200), v.pipe(v.number(), v.finite('This is not a number.')), v.boolean(), v.null()],
  'Values must be text, a number, true or false.',
);
const fieldName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,39}$/i, 'Names can only contain letters, digits and underscores.'),
);

const event = v.object({
  /** From the browser: an event sent twice is stored once. */
  key: v.pipe(
    v.string('Please provide a key.'),
    v.regex(/^[\w-]{8,80}$/, 'A key must have 8 to 80 letters, digits, underscores or hyphens.'),
  ),
  event_id: v.picklist(eventIds, 'Unknown event.'),
  car_id: maybe(carId),
  page: maybe(line(500)),
  /** Browser time, epoch milliseconds. */
  at: v.pipe(v.number('Please provide a time.'), v.finite('Please provide a time.')),
  data: v.optional(v.pipe(v.record(fieldName, value), v.maxEntries(20, 'Please send at most 20 values.')), {}),
});
export type AnalyticsEvent = v.InferOutput<typeof event>;

/** `navigator.sendBeacon` sends an `application/json` Blob (API-15). */
export const events = contract({
  name: 'events',
  method: 'POST',
  path: '/api/events',
  input: v.object({
    events: v.pipe(
      v.array(event, 'Please send a list of events.'),
      v.minLength(1, 'Please send at least one event.'),
      v.maxLength(50, 'Please send at most 50 events at once.'),
    ),
  }),
  reply: success,
  errors: ['feature_off'],
});
