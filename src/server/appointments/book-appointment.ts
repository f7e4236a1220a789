import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { bookTestDrive as contract } from '#src/contracts/appointments-booking.ts';
import { leads } from '../platform/database/schema.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import { leadVehicle } from '../leads/lead-vehicle.ts';
import type { BookingCall } from './appointment-lead.ts';
import { bookTestDrive } from './book-test-drive.ts';
import { bookingReply } from './booking-reply.ts';
import { testDriveLocation } from './test-drive-location.ts';
import type { SiteFiles } from '../platform/site-files.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';

async function receiptKeyOf(
  { db, dealer }: Pick<BookingCall, 'db' | 'dealer'>,
  leadId: string | null,
): Promise<string | null> {
  if (leadId === null) return null;
  const [lead] = await db
    .select({ key: leads.receiptKey })
    .from(leads)
    .where(and(eq(leads.dealer, dealer.slug), eq(leads.id, leadId)));
  return lead?.key ?? null;
}

function rememberedFiles(site: SiteFiles): SiteFiles {
  const read = new Map<string, Promise<unknown>>();
  const json = (path: string) => {
    const known = read.get(path) ?? site.json(path);
    read.set(path, known);
    return known;
  };
  return { ...site, json };
}

/** @throws {EndpointError} 404 */
export function requireAppointments({ forms }: Pick<PublicSettings, 'forms'>): void {
  if (!forms.testDriveAppointments)
    throw new EndpointError(
      404,
      'feature_off',
      'This dealer doesn’t take appointments online. Please contact us instead.',
    );
}

export async function bookAppointment(requested: BookingCall): Promise<v.InferInput<(typeof contract)['reply']>> {
  // Preloaded, so the transaction never waits for a file.
  const call = { ...requested, site: rememberedFiles(requested.site) };
  requireAppointments(call.dealer.settings);
  const location = await testDriveLocation(call.input, call);
  const { vehicle } = await leadVehicle(call.site, call.input.car_id);
  const booking = await bookTestDrive(call, location);
  if (booking.lead) deliverNewLead(call, booking.lead.id);
  const bookedAt = call.dealer.locations.find(({ slug }) => slug === booking.appointment.locationSlug) ?? location;
  // No further query for a new booking, which must not end in an error.
  const receiptKey = booking.lead?.receiptKey ?? (await receiptKeyOf(call, booking.appointment.leadId));
  return bookingReply(booking, { location: bookedAt, settings: call.dealer.settings, vehicle, receiptKey });
}
