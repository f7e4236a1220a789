import type {
  AutoDealerLeaf,
  AutoPartsStoreLeaf,
  AutoRepairLeaf,
  OpeningHoursSpecification,
  WithContext,
} from 'schema-dts';
import { countries } from '#src/domain/locations/country.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import type { Location, OpeningHours } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { readPhoneNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** The three types differ only in name. */
type Business = Omit<AutoDealerLeaf, '@type'> & Pick<AutoDealerLeaf | AutoRepairLeaf | AutoPartsStoreLeaf, '@type'>;

export type BusinessSettings = Pick<PublicSettings, 'siteUrl' | 'branding' | 'regional' | 'images'>;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const types = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

export const absoluteUrl = (address: string, siteUrl: string): string =>
  address.startsWith('/') ? siteUrl + address : address;

function hours({
  status,
  open,
  close,
}: Pick<OpeningHours, 'status' | 'open' | 'close'>): { opens: string; closes: string } | null {
  // Schema.org marks closed days with equal times.
  if (status === 'Closed') return { opens: '00:00', closes: '00:00' };
  return open !== null && close !== null ? { opens: open, closes: close } : null;
}

function weekHours({ openingHours }: Location): OpeningHoursSpecification[] {
  return openingHours.flatMap((day) => {
    const times = hours(day);
    const name = dayNames[day.weekday];
    return times && name && day.status === 'Open'
      ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: `https://schema.org/${name}` as const, ...times }]
      : [];
  });
}

function specialHours({ specialHours: days }: Location): OpeningHoursSpecification[] {
  return days.flatMap((day) => {
    const times = hours(day);
    return times
      ? [{ '@type': 'OpeningHoursSpecification' as const, validFrom: day.date, validThrough: day.date, ...times }]
      : [];
  });
}

/** Adds the country code; unparsable numbers are unchanged. */
const international = (number: string | null, locale: PublicSettings['regional']['locale']): string | undefined =>
  number === null ? undefined : (readPhoneNumber(number, locale) ?? number);

export function placeOfBusiness(
  location: Location,
  { branding, siteUrl, regional, images }: BusinessSettings,
): Business {
  const { address } = location;
  const special = specialHours(location);
  return {
    '@type': types[location.type],
    '@id': `${siteUrl}/locations/${location.slug}`,
    name: location.name.includes(branding.name) ? location.name : `${branding.name} ${location.name}`,
    url: `${siteUrl}/locations/${location.slug}`,
    telephone: international(location.phone ?? location.landline, regional.locale),
    email: location.email ?? undefined,
    image:
      location.image === null ? undefined : absoluteUrl(imageUrl(location.image, images, { width: 1200 }), siteUrl),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: countries[regional.locale],
    },
    geo:
      address.latitude === null || address.longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: weekHours(location),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    hasMap: address.placeUrl ?? undefined,
  };
}

/** Only a location's own page has its hours. */
export function department(location: Location, settings: BusinessSettings): Business {
  const { '@type': type, '@id': id, name, url, telephone, address } = placeOfBusiness(location, settings);
  return { '@type': type, '@id': id, name, url, telephone, address };
}

export function autoDealer({ settings, locations }: SiteContext): WithContext<AutoDealerLeaf> {
  const { branding, siteUrl, social } = settings;
  const sameAs = Object.values(social).filter((url) => url !== null);
  const about = {
    '@context': 'https://schema.org' as const,
    '@id': `${siteUrl}/`,
    name: branding.name,
    url: `${siteUrl}/`,
    legalName: branding.legalName ?? undefined,
    slogan: branding.tagline ?? undefined,
    logo: branding.logo === null ? undefined : absoluteUrl(branding.logo, siteUrl),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
  const [first] = locations;
  if (first && locations.length === 1) return { ...placeOfBusiness(first, settings), ...about, '@type': 'AutoDealer' };
  const places = locations.map((location) => department(location, settings));
  const [main] = places;
  return {
    ...about,
    '@type': 'AutoDealer',
    telephone: international(settings.phones.override, settings.regional.locale) ?? main?.telephone,
    address: main?.address,
    department: places.length > 0 ? (places as AutoDealerLeaf[]) : undefined,
  };
}
