import * as z from 'zod';
import { area, flag, list } from './fields.ts';

const postcodes = z
  .string()
  .regex(/^(?:\d{4}(?:-\d{4})?|\d{5}(?:-\d{5})?)$/, {
    error: 'must be a postcode or a range of them, such as 2000-2249',
  })
  .refine((range) => (range.split('-')[1] ?? range) >= range.split('-')[0]!, {
    error: 'must begin with the lower postcode',
  });

const zone = z
  .strictObject({
    name: z.string().trim().min(1).describe('As shoppers read it. Example: "Greater Sydney".'),
    postcodes: z
      .array(postcodes)
      .min(1)
      .describe('Postcodes and ranges of them that it has. Example: ["2000-2249", "2555"].'),
    price: z.int().min(0).max(20_000).describe('What delivery costs, in whole dollars; 0 is free.'),
    fromDays: z.int().min(0).max(120).describe('Days after everything is signed and paid, at the earliest.'),
    toDays: z.int().min(0).max(120).describe('The same at the latest.'),
  })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    error: 'fromDays must not be more than toDays',
    path: ['toDays'],
  });

export const deliverySettings = area('How a vehicle that is bought online gets to its buyer (reserve.route).', {
  zones: list(
    zone,
    [],
    'Where vehicles are delivered to, and for what; the first zone that has a postcode counts. Without zones vehicles are only picked up.',
  ),
  pickUpAppointments: flag(
    false,
    'A pick-up is booked at a free time, by the rules of "appointments"; off, the shopper names a day and the place calls.',
  ),
});
