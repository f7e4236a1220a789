import * as z from 'zod';
import { area, wholeNumber, withDefault } from './fields.ts';

export const stockGuards = area(
  'How much a vehicle may change in one feed before someone must check it. Larger changes are held: shoppers keep seeing what they saw last, a new vehicle waits, and ./forecourt held asks for a decision.',
  {
    priceFall: withDefault(z.number().min(0.05).max(0.95), 0.4, 'Maximum price fall, as a share of the last price.'),
    priceRise: withDefault(z.number().min(0.05).max(20), 0.6, 'Maximum price rise, as a share of the last price.'),
    medianFactor: withDefault(
      z.number().min(2).max(100),
      5,
      'Maximum factor by which a price may be above or below the median price of the same model (at most five years apart).',
    ),
    keepHours: wholeNumber(
      72,
      { min: 1, max: 336 },
      'Hours for which the last good price stays. After that, it is "Enquire for price" until someone decides.',
    ),
  },
);
