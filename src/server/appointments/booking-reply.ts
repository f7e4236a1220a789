import type * as v from 'valibot';
import type { bookTestDrive } from '#src/contracts/appointments-booking.ts';
import { triedNoun } from '#src/domain/leads/form-copy.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { successPath } from '../forms/success-path.ts';
import type { Booking } from './book-test-drive.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { slotText } from './offered-slots.ts';

interface Booked {
  location: Location;
  settings: Settings;
  vehicle: PublishedVehicle | null;
  receiptKey: string | null;
}

export function bookingReply(
  { appointment, lead }: Booking,
  { location, settings, vehicle, receiptKey }: Booked,
): v.InferInput<(typeof bookTestDrive)['reply']> {
  const slot = { startsAt: appointment.startsAt.getTime(), endsAt: appointment.endsAt.getTime() };
  return {
    appointment_id: appointment.id,
    lead_id: appointment.leadId,
    event_id: lead?.eventId ?? null,
    location: location.slug,
    ...slotText(slot, location.timeZone),
    calendar: bookingCalendar(appointment, {
      location,
      settings,
      vehicle: vehicle && fullVehicleName(vehicle),
      key: receiptKey,
      noun: triedNoun(vehicle, settings),
    }),
    next: successPath('test-drive', { category: 'Test Drive', vehicle, receiptKey }),
  };
}
