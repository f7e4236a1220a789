import * as z from 'zod';
import { area, choice, text } from './fields.ts';

/** Checks an IANA time zone name against the runtime's own list. */
export const timeZone = z.string().refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { error: 'must be a time zone name such as Australia/Sydney' },
);

export const regionalSettings = area('Country, words, units and clock.', {
  locale: choice(
    ['en-AU', 'en-NZ', 'en-US'],
    'en-AU',
    'Wording and formats: spelling of colour, enquiry and personalised, vehicle words, date order. Default: "en-AU".',
  ),
  currency: choice(
    ['AUD', 'NZD', 'USD'],
    'AUD',
    'Currency of every price, shown as $ with commas and no decimals. Default: "AUD".',
  ),
  distanceUnit: choice(
    ['km', 'mi'],
    'km',
    'Unit of odometers and distances; stock is kept in kilometres. Default: "km"; the United States use "mi".',
  ),
  timeZone: timeZone
    .default('Australia/Sydney')
    .describe('The dealership\'s clock, for hours, promotions and holidays. Default: "Australia/Sydney".'),
  defaultState: text('qld', 'State preset in forms that ask for one. Default: "qld".'),
});
