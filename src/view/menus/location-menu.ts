/** Entries call, or link to the contact page (MENU-04). */
import { memoize } from '#src/lib/memoize.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { locationTypeLabels } from '#src/domain/locations/locations.ts';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { contactPath } from './menu-paths.ts';

export interface LocationEntry {
  label: string;
  phone: string | null;
  url: string;
}

const numberOf = (location: Location) => location.phone ?? location.landline;

export const locationMenu = memoize((context: SiteContext): LocationEntry[] => {
  const labels = locationTypeLabels(context.locations);
  const fallback = contactPath(context);
  return context.locations.flatMap((location) => {
    const phone = numberOf(location);
    const url = phone !== null && context.settings.header.phoneCalling ? phoneHref(phone) : fallback;
    return url === null ? [] : [{ label: labels.get(location.id) ?? location.address.city, phone, url }];
  });
});

/** The override, else the primary location's number, else any location's. */
export const headerPhone = memoize((context: SiteContext): { number: string; url: string } | null => {
  const { locations, settings } = context;
  const number =
    settings.phones.override ??
    [...locations]
      .sort((a, b) => Number(b.primary) - Number(a.primary))
      .map(numberOf)
      .find(Boolean) ??
    null;
  if (number === null) return null;
  const url = settings.header.phoneCalling ? phoneHref(number) : contactPath(context);
  return url === null ? null : { number, url };
});
