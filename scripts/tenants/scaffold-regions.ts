import type { Settings } from '#src/domain/tenant/settings/settings.ts';

export type Locale = Settings['regional']['locale'];

/** A plausible first place in each country: to be replaced, but complete, so that a new site builds at once. Numbers are fictional. */
interface Region {
  regional: Record<string, string>;
  address: { street: string; city: string; state: string; postcode: string };
  phone: string;
  licenceNumber: string | null;
  priceType: string;
}

export const regions: Record<Locale, Region> = {
  'en-AU': {
    regional: { locale: 'en-AU', currency: 'AUD', distanceUnit: 'km', timeZone: 'Australia/Sydney', defaultState: 'nsw' },
    address: { street: '1 Example Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
    phone: '02 5550 1000', licenceNumber: 'MD00000', priceType: 'drive_away',
  },
  'en-NZ': {
    regional: { locale: 'en-NZ', currency: 'NZD', distanceUnit: 'km', timeZone: 'Pacific/Auckland', defaultState: 'auk' },
    address: { street: '1 Example Street', city: 'Penrose', state: 'AUK', postcode: '1061' },
    phone: '09 555 0100', licenceNumber: null, priceType: 'plain',
  },
  'en-US': {
    regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago', defaultState: 'wi' },
    address: { street: '1 Example Street', city: 'Madison', state: 'WI', postcode: '53703' },
    phone: '608 555 0100', licenceNumber: null, priceType: 'plain',
  },
};
