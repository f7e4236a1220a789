import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';

export type Locale = Settings['regional']['locale'];

/** States whose time zone or area code differs from Sydney's. */
const australianStates: Record<string, { clock: string; area: string }> = {
  VIC: { clock: 'Australia/Melbourne', area: '03' },
  TAS: { clock: 'Australia/Hobart', area: '03' },
  QLD: { clock: 'Australia/Brisbane', area: '07' },
  SA: { clock: 'Australia/Adelaide', area: '08' },
  WA: { clock: 'Australia/Perth', area: '08' },
  NT: { clock: 'Australia/Darwin', area: '08' },
};

/** Outside Central time; states with several zones use the most populous. */
const americanClocks: [clock: string, states: string][] = [
  ['America/New_York', 'CT DE DC FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

export function clockOf(state: string, locale: Locale): string {
  const own =
    locale === 'en-US'
      ? americanClocks.find(([, states]) => states.split(' ').includes(state))?.[0]
      : locale === 'en-AU'
        ? australianStates[state]?.clock
        : undefined;
  return own ?? regions[locale].regional.timeZone;
}

/** A fictional number for each location. */
export function phoneOf(state: string, locale: Locale, index: number): string {
  const number = placeholders.phones[locale];
  return locale === 'en-AU' ? `${australianStates[state]?.area ?? '02'} ${number.slice(0, -1)}${index}` : number;
}

/** Complete, so that a new site builds straight away. Numbers are fictional. */
interface Region {
  regional: Record<'locale' | 'currency' | 'distanceUnit' | 'timeZone' | 'defaultState', string>;
  address: { city: string; state: string; postcode: string };
  licenceNumber: string | null;
  priceType: string;
}

export const regions: Record<Locale, Region> = {
  'en-AU': {
    regional: {
      locale: 'en-AU',
      currency: 'AUD',
      distanceUnit: 'km',
      timeZone: 'Australia/Sydney',
      defaultState: 'nsw',
    },
    address: { city: 'Parramatta', state: 'NSW', postcode: '2150' },
    licenceNumber: placeholders.licenceNumber,
    priceType: 'drive_away',
  },
  'en-NZ': {
    regional: {
      locale: 'en-NZ',
      currency: 'NZD',
      distanceUnit: 'km',
      timeZone: 'Pacific/Auckland',
      defaultState: 'auk',
    },
    address: { city: 'Penrose', state: 'AUK', postcode: '1061' },
    licenceNumber: null,
    priceType: 'plain',
  },
  'en-US': {
    regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago', defaultState: 'wi' },
    address: { city: 'Madison', state: 'WI', postcode: '53703' },
    licenceNumber: null,
    priceType: 'plain',
  },
};
