import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { reservationUrl } from '../../rules/reserve-paths.ts';
import { reservePhone, reserveLocation, reserveMoment, type ReserveContext } from '../../view/reserve-site.ts';
import { calendarFile } from '#src/server/appointments/calendar-file.ts';
import type { Reservation } from '../reservation.ts';

const leadMs = 3_600_000;

export function reservationCalendar(reservation: Reservation, site: ReserveContext): string {
  const { id, expiresAt, createdAt, paidAt, vehicleName, receiptKey, state } = reservation;
  const { settings } = site;
  const place = reserveLocation(site);
  const phone = reservePhone(site);
  const url = `${settings.siteUrl}${reservationUrl(receiptKey ?? '')}`;
  const ends = expiresAt.getTime();
  return calendarFile({
    startsAt: ends - leadMs,
    endsAt: ends,
    uid: `reservation-${id}@${new URL(settings.siteUrl).host}`,
    bookedAt: createdAt.getTime(),
    changedAt: (paidAt ?? createdAt).getTime(),
    sequence: state === 'paid' ? 0 : 1,
    isCancelled: state !== 'paid',
    url,
    summary: `The hold on the ${vehicleName} ends`,
    location: [place?.name, place && oneLineAddress(place.address, settings.regional.locale)]
      .filter(Boolean)
      .join(', '),
    description: [
      `Held until ${reserveMoment(site, ends)}.`,
      `Change or cancel it: ${url}`,
      phone ? `Questions: ${phone}` : '',
      `Reference: ${leadReference(id)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
}
