/** Spam Act 2003, section 17, requires the sender's name and contact details. */
import { dealerLicence } from '#src/domain/locations/licences.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';

export function mailSender(
  { branding, siteUrl, regional: { locale } }: Pick<Settings, 'branding' | 'siteUrl' | 'regional'>,
  location: Location | null,
  phone: string | null = location?.phone ?? location?.landline ?? null,
): string[] {
  const licence = location?.licenceNumber ? dealerLicence(location.licenceNumber, locale) : null;
  return [
    [branding.legalName ?? branding.name, branding.businessNumber, licence],
    [
      location && location.name !== branding.name ? location.name : null,
      location && oneLineAddress(location.address, locale),
    ],
    [phone, siteUrl],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean);
}
