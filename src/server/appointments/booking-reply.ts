import type * as v from 'valibot';
import type { bookTestDrive } from '#src/contracts/appointments-booking.ts';
import type { Location } from '#src/domain/location.ts';
import { oneLineAddress } from '#src/domain/locations.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Booking } from './book-test-drive.ts';
import { calendarFile, localTimeText } from './calendar-file.ts';
import { slotText } from './offered-slots.ts';

/** The booking as its own row says it, so that a repeated call is told what was booked. `vehicle` is its name, where one was named. */
export function bookingReply({ appointment, lead }: Booking, location: Location, settings: Settings, vehicle: string | null): v.InferInput<typeof bookTestDrive['reply']> {
  const slot = { startsAt: appointment.startsAt.getTime(), endsAt: appointment.endsAt.getTime() };
  const phone = location.phone ?? location.landline;
  return {
    appointment_id: appointment.id, lead_id: appointment.leadId, event_id: lead?.eventId ?? null, location: location.slug, ...slotText(slot, location.timeZone),
    calendar: calendarFile({
      ...slot, uid: `${appointment.id}@${new URL(settings.siteUrl).host}`, bookedAt: appointment.createdAt.getTime(),
      summary: `Test drive${vehicle ? `: ${vehicle}` : ''} at ${location.name}`,
      location: [location.name, oneLineAddress(location.address, settings.regional.locale)].filter(Boolean).join(', '),
      description: [`${localTimeText(slot.startsAt, location.timeZone)}.`, 'Please bring your driver licence.', phone ? `To change it, call ${phone}.` : ''].filter(Boolean).join('\n'),
    }),
  };
}
