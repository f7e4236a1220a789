import * as z from 'zod';
import { area, choice, text, withDefault } from './fields.ts';

/** Checked against the runtime's IANA list. */
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

export const locales = ['en-AU', 'en-NZ', 'en-US'] as const;

export const defaultLocale: (typeof locales)[number] = 'en-AU';

export const regionalSettings = area('Country, wording, units and time zone.', {
  locale: choice(
    locales,
    defaultLocale,
    'Wording and formats: spelling of colour, enquiry and personalised, vehicle terms, date order.',
  ),
  currency: choice(['AUD', 'NZD', 'USD'], 'AUD', 'Currency of every price, shown as $ with commas and no decimals.'),
  distanceUnit: choice(
    ['km', 'mi'],
    'km',
    'Unit for odometers and distances; stock is stored in kilometres. The United States uses "mi".',
  ),
  timeZone: withDefault(
    timeZone,
    'Australia/Sydney',
    'The dealership’s time zone, for opening hours, promotions and holidays.',
  ),
  defaultState: text('qld', 'State preselected in forms that ask for one.'),
});
