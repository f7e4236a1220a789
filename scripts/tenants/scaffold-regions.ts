import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';

export type Locale = Settings['regional']['locale'];

/** Time zones of the states that have not the one of Sydney. */
export const australianClocks: Record<string, string> = {
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

/**
 * A plausible first place in each country: to be replaced, but complete, so that a new site builds at
 * once. Numbers are fictional.
 */
interface Region {
  regional: Record<'locale' | 'currency' | 'distanceUnit' | 'timeZone' | 'defaultState', string>;
  address: { city: string; state: string; postcode: string };
  phone: string;
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
    phone: placeholders.phones['en-AU'],
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
    phone: placeholders.phones['en-NZ'],
    licenceNumber: null,
    priceType: 'plain',
  },
  'en-US': {
    regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago', defaultState: 'wi' },
    address: { city: 'Madison', state: 'WI', postcode: '53703' },
    phone: placeholders.phones['en-US'],
    licenceNumber: null,
    priceType: 'plain',
  },
};
