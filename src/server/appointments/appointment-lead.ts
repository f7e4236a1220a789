import type * as v from 'valibot';
import { leadInput } from '#src/contracts/lead-fields.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { bookTestDrive as contract } from '#src/contracts/appointments-booking.ts';
import type { Database } from '../platform/database/database.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import { validate } from '../platform/endpoint/validate.ts';
import { requireShownTimes } from './shown-times.ts';
import { submitLead } from '../leads/submit-lead.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';

export type BookingCall = Call<v.InferOutput<(typeof contract)['input']>>;

export interface AppointmentLead {
  id: string;
  eventId: number;
  receiptKey: string | null;
  name: string;
  email: string | null;
  phone: string | null;
}

interface Booked {
  location: Location;
  startsAt: number;
  key: string;
}

export function contactOf(raw: unknown): Pick<AppointmentLead, 'email' | 'phone'> {
  const { email, phone } = validate(leadInput, raw);
  return { email, phone };
}

/** @throws {EndpointError} 409 if the page showed another location or terms, 422 without contact details. */
export async function storeAppointmentLead(
  call: BookingCall,
  db: unknown,
  { location, startsAt, key }: Booked,
): Promise<AppointmentLead> {
  requireShownTimes(call, location, call.input.shown);
  const { slot_day: _day, starts_at: _instant, shown: _shown, ...said } = call.raw as Record<string, unknown>;
  const raw = {
    ...said,
    location: location.slug,
    location_id: location.slug,
    appointment: zonedMomentText(startsAt, location.timeZone, call.dealer.settings.regional.locale),
  };
  const input = validate(leadInput, raw);
  const name = [input.name, input.last_name].filter(Boolean).join(' ');
  if (!name)
    throw new EndpointError(422, 'invalid', 'Please fix the following errors:', {
      fields: { name: 'Please enter your name.' },
    });
  const { id, eventId, receiptKey } = await submitLead(
    { ...call, input, raw, db: db as Database, ownKey: `appointment:${key}`, hasTicks: true },
    'test-drive',
  );
  return { id, eventId, receiptKey, name, email: input.email, phone: input.phone };
}
