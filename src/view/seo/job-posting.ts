import type { JobPosting, WithContext } from 'schema-dts';
import type { Position } from '#src/domain/content/blocks.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { absoluteUrl, placeOfBusiness, type BusinessSettings } from './auto-dealer.ts';

const employmentTypes: [RegExp, string][] = [
  [/\bfull[ -]time\b/i, 'FULL_TIME'],
  [/\bpart[ -]time\b/i, 'PART_TIME'],
];

/**
 * Doesn't guess pay or experience. Null without a location in the vacancy's town: search engines reject vacancies
 * without an address.
 */
export function jobPosting(
  { title, place, hours, posted, closes, text }: Position,
  path: string,
  locations: readonly Location[],
  settings: BusinessSettings,
): WithContext<JobPosting> | null {
  const { siteUrl, branding } = settings;
  const towns = place.split(',').map((town) => town.trim().toLowerCase());
  const addresses = towns.flatMap((town) => {
    const found = locations.find(({ address }) => address.city.toLowerCase() === town);
    return found ? [placeOfBusiness(found, settings).address] : [];
  });
  if (addresses.length === 0) return null;
  const employmentType = employmentTypes.flatMap(([words, type]) => (words.test(hours) ? [type] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: siteUrl + path,
    title,
    description: text,
    datePosted: posted,
    validThrough: closes ?? undefined,
    employmentType: employmentType.length > 0 ? employmentType : undefined,
    hiringOrganization: {
      '@type': 'AutoDealer',
      '@id': `${siteUrl}/`,
      name: branding.name,
      url: `${siteUrl}/`,
      logo: branding.logo === null ? undefined : absoluteUrl(branding.logo, siteUrl),
    },
    jobLocation: addresses.map((address) => ({ '@type': 'Place' as const, address })),
  };
}
