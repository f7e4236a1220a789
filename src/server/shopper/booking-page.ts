import { addDays } from '#src/lib/dates.ts';
import type * as v from 'valibot';
import type {
  bookingCalendarFile,
  bookingPage as bookingContract,
  changeBooking,
} from '#src/contracts/shopper-pages.ts';
import { bookingNoun } from '#src/domain/leads/form-copy.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { bookingChange, bookingReceipt, noBookingPage, type Done } from '#src/view/receipt/booking-page.ts';
import { bookingUrl } from '#src/view/receipt/receipt-facts.ts';
import type { BookingChange } from '#src/view/receipt/receipt.page-data.ts';
import { bookingCalendar } from '../appointments/booking-calendar.ts';
import type { Appointment } from '../appointments/book-test-drive.ts';
import { cancelBooking, moveBooking } from '../appointments/change-booking.ts';
import { requireShownTimes, timesDigest } from '../appointments/shown-times.ts';
import { offeredSlots } from '../appointments/offered-slots.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { findDealer } from '../platform/dealer/find-dealer.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import type { FunctionContext } from '../platform/function-context.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptAnswer } from './receipt-answer.ts';
import { receiptOf } from './receipt.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
type AnyCall = Pick<Call<unknown>, 'request' | 'context' | 'db' | 'dealer' | 'environment' | 'now'>;
interface Found {
  delivered: DeliveredLead;
  appointment: Appointment;
  location: Location | null;
}

const daysPerPage = 14;

const noSuchBooking = (key: string | null, { settings }: DealerRecord): EndpointError =>
  new EndpointError(
    404,
    'no_such_booking',
    key === null || key === ''
      ? `Your ${siteTestDriveNoun(settings)} can be viewed, moved or ${regionalTerms[settings.regional.locale].cancelled} using the link in its confirmation. If you can’t find it, please call us.`
      : 'This link no longer works. Please call us.',
  );

async function findBooking({ db, dealer, now }: AnyCall, key: string | null): Promise<Found> {
  const found = await findReceipt(db, dealer, key, now);
  const appointment = found?.delivered.appointment;
  if (!found || !appointment) throw noSuchBooking(key, dealer);
  return {
    delivered: found.delivered,
    appointment,
    location: dealer.locations.find(({ slug }) => slug === appointment.locationSlug) ?? null,
  };
}

export async function showBooking(call: Call<InputOf<typeof bookingContract>>): Promise<Response> {
  const { ref, from, done } = call.input;
  return bookingAnswer(call, await findBooking(call, ref), { from, done });
}

export async function changedBooking(call: Call<InputOf<typeof changeBooking>>): Promise<Response> {
  const { ref, action, starts_at: wanted, shown } = call.input;
  const found = await findBooking(call, ref);
  try {
    await (action === 'cancel' ? cancelBooking(call, found.appointment) : move(call, found, { wanted, shown }));
  } catch (cause) {
    if (!(cause instanceof EndpointError) || cause.status >= 500) throw cause;
    return bookingAnswer(call, found, { alert: cause.fields?.['starts_at'] ?? cause.message, status: cause.status });
  }
  deliverNewLead(call, found.delivered.lead.id);
  const done = action === 'cancel' ? 'cancelled' : 'moved';
  return new Response(null, {
    status: 303,
    headers: { location: bookingUrl({ ref: ref ?? '', done }), 'cache-control': 'no-store' },
  });
}

async function move(
  call: AnyCall,
  { appointment, location }: Found,
  { wanted, shown }: { wanted: string | null; shown: unknown },
): Promise<void> {
  const startsAt = wanted === null ? NaN : Date.parse(wanted);
  if (!location || Number.isNaN(startsAt))
    throw new EndpointError(422, 'invalid', 'Please choose one of the times offered.');
  requireShownTimes(call, location, shown);
  await moveBooking(call, appointment, location, startsAt);
}

interface BookingAnswerOptions {
  from?: string | null;
  done?: Done;
  alert?: string | null;
  status?: number;
}

async function bookingAnswer(
  call: AnyCall,
  found: Found,
  { from = null, done = null, alert = null, status = 200 }: BookingAnswerOptions,
): Promise<Response> {
  const { delivered, appointment, location } = found;
  const { dealer, now } = call;
  const isOpen = appointment.cancelledAt === null && appointment.startsAt.getTime() > now;
  const receipt = receiptOf({ ...delivered, location }, now);
  const change = isOpen ? await changeOf(call, found, from) : null;
  return receiptAnswer(call, bookingReceipt({ receipt, isOpen, done, alert, change }, dealer.settings), { status });
}

async function changeOf(
  call: AnyCall,
  { delivered: { lead, vehicle }, appointment: { carId }, location }: Found,
  requested: string | null,
): Promise<BookingChange | null> {
  if (!location || !lead.receiptKey) return null;
  const { db, dealer, now } = call;
  const wanted = { from: requested, days: daysPerPage, car_id: carId };
  const { slots, from, until } = await offeredSlots(db, dealer, location, wanted, now);
  const next = addDays(from, daysPerPage);
  return bookingChange({
    noun: bookingNoun({ form: lead.form, vehicle }, dealer.settings),
    key: lead.receiptKey,
    location: location.slug,
    shown: timesDigest(call, location),
    slots,
    next: next <= until ? next : null,
  });
}

export async function calendarAnswer(call: Call<InputOf<typeof bookingCalendarFile>>): Promise<Response> {
  const { delivered, appointment, location } = await findBooking(call, call.input.ref);
  if (!location) throw noSuchBooking(call.input.ref, call.dealer);
  const noun = bookingNoun({ form: delivered.lead.form, vehicle: delivered.vehicle }, call.dealer.settings);
  const file = bookingCalendar(appointment, {
    location,
    settings: call.dealer.settings,
    vehicle: delivered.vehicle && fullVehicleName(delivered.vehicle),
    key: delivered.lead.receiptKey,
    noun,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${noun.replace(' ', '-')}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    },
  });
}

export async function bookingErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && receiptAnswer({ request, dealer, context }, noBookingPage(message, dealer), { status, headers });
}
