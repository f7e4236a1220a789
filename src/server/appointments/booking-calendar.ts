import { bringLicence } from '#src/domain/leads/form-copy.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { callNumber } from '#src/domain/locations/phone/phone.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { shopperUrl } from '../shopper/receipt.ts';
import type { Appointment } from './book-test-drive.ts';
import { capitalise } from '#src/lib/text.ts';
import { siteMomentText } from '#src/lib/day-text.ts';
import { calendarFile } from './calendar-file.ts';

interface BookedAt {
  location: Location;
  settings: Settings;
  vehicle: string | null;
  key: string | null;
  /** "test drive", "pick-up" */
  noun: string;
}

export function bookingCalendar(
  { id, leadId, startsAt, endsAt, createdAt, changedAt, sequence, cancelledAt }: Appointment,
  { location, settings, vehicle, key, noun }: BookedAt,
): string {
  const phone = callNumber(null, location, settings);
  const url = key && shopperUrl(settings.siteUrl, '/booking', key);
  return calendarFile({
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    uid: `${id}@${new URL(settings.siteUrl).host}`,
    bookedAt: createdAt.getTime(),
    changedAt: (changedAt ?? createdAt).getTime(),
    sequence,
    isCancelled: cancelledAt !== null,
    url,
    summary: `${capitalise(noun)}${vehicle ? `: ${vehicle}` : ''} at ${location.name}`,
    location: [location.name, oneLineAddress(location.address, settings.regional.locale)].filter(Boolean).join(', '),
    description: [
      `${siteMomentText(startsAt.getTime(), location.timeZone, settings.regional)}.`,
      noun === 'viewing' ? '' : bringLicence(settings.regional.locale),
      url ? `Change or cancel it: ${url}` : '',
      phone ? `Questions: ${phone}` : '',
      leadId ? `Reference: ${leadReference(leadId)}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
  });
}
