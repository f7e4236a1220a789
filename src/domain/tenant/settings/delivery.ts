import * as z from 'zod';
import { area, flag, list } from './fields.ts';

const postcodes = z
  .string()
  .regex(/^(?:\d{4}(?:-\d{4})?|\d{5}(?:-\d{5})?)$/, {
    error: 'must be a postcode or a postcode range, such as 2000-2249',
  })
  .refine((range) => (range.split('-')[1] ?? range) >= range.split('-')[0]!, {
    error: 'must start with the lower postcode',
  });

const zone = z
  .strictObject({
    name: z.string().trim().min(1).describe('Name shown to shoppers. Example: "Greater Sydney".'),
    postcodes: z
      .array(postcodes)
      .min(1)
      .describe('Postcodes and postcode ranges in the zone. Example: ["2000-2249", "2555"].'),
    price: z.int().min(0).max(20_000).describe('Delivery price in whole dollars; 0 is free.'),
    fromDays: z.int().min(0).max(120).describe('Earliest delivery, in days after everything is signed and paid for.'),
    toDays: z.int().min(0).max(120).describe('Latest delivery, in days after everything is signed and paid for.'),
  })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    error: 'fromDays must not be more than toDays',
    path: ['toDays'],
  });

export const deliverySettings = area('How a vehicle bought online reaches its buyer (reserve.route).', {
  zones: list(
    zone,
    [],
    'Delivery zones and prices; the first zone that includes the postcode applies. Without zones, vehicles are pick-up only.',
  ),
  pickUpAppointments: flag(
    false,
    'Pick-ups are booked into available times, following the rules in "appointments"; when off, the shopper suggests a day and the location calls them.',
  ),
});
