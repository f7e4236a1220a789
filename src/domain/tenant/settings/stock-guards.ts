import * as z from 'zod';
import { area, wholeNumber, withDefault } from './fields.ts';

export const stockGuards = area(
  'What may change of one vehicle in one feed before a person looks at it. Such a change is held: shoppers keep seeing what they saw last, a new vehicle waits, and npm run held asks for a decision.',
  {
    priceFall: withDefault(z.number().min(0.05).max(0.95), 0.4, 'Share by which a price may fall.'),
    priceRise: withDefault(z.number().min(0.05).max(20), 0.6, 'Share by which a price may rise.'),
    medianFactor: withDefault(
      z.number().min(2).max(100),
      5,
      'How many times under or over the median of the same model, at most five years apart, a price may be.',
    ),
    keepHours: wholeNumber(
      72,
      { min: 1, max: 336 },
      'Hours for which the last good price stays. Then it is "Enquire for price" until a person decides.',
    ),
  },
);
