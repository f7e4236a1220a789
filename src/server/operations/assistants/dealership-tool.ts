import { countries } from '#src/domain/locations/country.ts';
import { licencesOf } from '#src/domain/locations/licences.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Tool } from './tool.ts';

const input = {};

export const dealershipTool: Tool<typeof input> = {
  name: 'dealership.get',
  title: 'Get dealership details',
  description: 'The dealer and its locations: addresses, phone numbers, opening hours, licences and pages.',
  input,
  answer: ({}, { dealer: { settings, locations } }) => {
    const { siteUrl, branding, regional } = settings;
    return Promise.resolve({
      name: branding.name,
      url: `${siteUrl}/`,
      country: countries[regional.locale],
      locale: regional.locale,
      currency: regional.currency,
      stock_url: `${siteUrl}/cars/`,
      locations: locations.filter(({ visible }) => visible).map((location) => assistantLocation(location, settings)),
    });
  },
};

function assistantLocation(location: Location, { siteUrl, regional }: Pick<PublicSettings, 'siteUrl' | 'regional'>) {
  const { address } = location;
  return {
    id: location.slug,
    name: location.name,
    type: location.type,
    url: `${siteUrl}/locations/${location.slug}`,
    address: {
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      latitude: address.latitude,
      longitude: address.longitude,
    },
    phone: location.phone ?? location.landline,
    time_zone: location.timeZone,
    /** Weekday 0 is Sunday; local times. */
    opening_hours: location.openingHours,
    special_hours: location.specialHours,
    licences: licencesOf(location, regional.locale),
  };
}
