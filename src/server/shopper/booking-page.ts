/** A booked test drive as its shopper sees it: when, where and which vehicle, with other free times, a way to cancel, and its calendar file. */
import { escapeHtml as text } from '#src/lib/escape-html.ts';
import { addDays } from '#src/lib/dates.ts';
import type * as v from 'valibot';
import type { bookingCalendarFile, bookingPage, changeBooking } from '#src/contracts/shopper-pages.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { Location } from '#src/domain/places/location.ts';
import { bookingCalendar } from '../appointments/booking-calendar.ts';
import type { Appointment } from '../appointments/book-test-drive.ts';
import { cancelBooking, moveBooking } from '../appointments/change-booking.ts';
import { offeredSlots } from '../appointments/offered-slots.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { FunctionContext } from '../function-context.ts';
import { siteFiles } from '../site-files.ts';
import { findReceipt } from './find-receipt.ts';
import { framedPage } from './framed-page.ts';
import { callButton, factList, link, sheet, testDriveUrl } from './receipt-markup.ts';
import { waysToReach } from './ways-to-reach.ts';
import { dayText, receiptOf, type Receipt } from './receipt.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
type AnyCall = Pick<Call<unknown>, 'request' | 'db' | 'dealer' | 'site' | 'now'>;
interface Found {
  delivered: DeliveredLead;
  appointment: Appointment;
  location: Location | null;
}

const daysShown = 14;
const fits = { moved: 'Your test drive has a new time', cancelled: 'Your test drive is cancelled' } as const;

const noSuchBooking = (key: string | null): EndpointError =>
  new EndpointError(
    404,
    'no_such_booking',
    key === null || key === ''
      ? 'A test drive is seen, moved and cancelled with the link in its confirmation. If you cannot find it, please call us.'
      : 'This link no longer opens a booking. Please call us.',
  );

/** @throws EndpointError 404 for a key that opens no booking */
async function findBooking({ db, dealer, now }: AnyCall, key: string | null): Promise<Found> {
  const found = await findReceipt(db, dealer, key, now);
  const appointment = found?.delivered.appointment;
  if (!found || !appointment) throw noSuchBooking(key);
  return {
    delivered: found.delivered,
    appointment,
    location: dealer.locations.find(({ slug }) => slug === appointment.locationSlug) ?? null,
  };
}

export async function shownBooking(call: Call<InputOf<typeof bookingPage>>): Promise<Response> {
  const { ref, from, done } = call.input;
  return bookingAnswer(call, await findBooking(call, ref), { from, done });
}

export async function changedBooking(call: Call<InputOf<typeof changeBooking>>): Promise<Response> {
  const { ref, action, starts_at: wanted } = call.input;
  const found = await findBooking(call, ref);
  try {
    await (action === 'cancel' ? cancelBooking(call, found.appointment) : move(call, found, wanted));
  } catch (cause) {
    if (!(cause instanceof EndpointError) || cause.status >= 500) throw cause;
    return bookingAnswer(call, found, { alert: cause.fields?.['starts_at'] ?? cause.message, status: cause.status });
  }
  deliverNewLead(call, found.delivered.lead.id);
  const done = action === 'cancel' ? 'cancelled' : 'moved';
  return new Response(null, {
    status: 303,
    headers: { location: `/booking?${new URLSearchParams({ ref: ref ?? '', done })}`, 'cache-control': 'no-store' },
  });
}

async function move(call: AnyCall, { appointment, location }: Found, wanted: string | null): Promise<void> {
  const startsAt = wanted === null ? NaN : Date.parse(wanted);
  if (!location || Number.isNaN(startsAt))
    throw new EndpointError(422, 'invalid', 'Please choose one of the times offered.');
  await moveBooking(call, appointment, location, startsAt);
}

interface Shown {
  from?: string | null;
  done?: 'moved' | 'cancelled' | null;
  alert?: string;
  status?: number;
}

async function bookingAnswer(
  call: AnyCall,
  { delivered, appointment, location }: Found,
  { from = null, done = null, alert, status = 200 }: Shown,
): Promise<Response> {
  const { dealer, request, site, now } = call;
  const receipt = receiptOf({ ...delivered, location }, now);
  const isOpen = appointment.cancelledAt === null && appointment.startsAt.getTime() > now;
  const heading =
    done && receipt.booking?.state === done
      ? fits[done]
      : isOpen
        ? 'Your test drive'
        : receipt.booking?.state === 'cancelled'
          ? fits.cancelled
          : 'Your test drive is over';
  const forms =
    isOpen && location ? await changeForms(call, receipt, { appointment, location, from }) : againLink(receipt);
  const body = `<div class="receipt__columns"><div class="receipt__main">${factList(receipt, dealer.settings)}${isOpen ? calendarLink(receipt) : ''}${forms}</div><aside class="receipt__aside"><h2 class="subtitle">Questions?</h2><p>Call and quote <b>${receipt.reference}</b>.</p>${callButton(receipt, dealer.settings)}</aside></div>`;
  return framedPage({
    request,
    dealer,
    site,
    title: heading,
    status,
    main: sheet({ heading, lede: receipt.booking?.when ?? '', alert: alert ?? null, body }),
  });
}

const calendarLink = ({ key }: Receipt): string =>
  `<p class="receipt__ways"><a class="button button--line" href="/booking/calendar.ics?${text(String(new URLSearchParams({ ref: key ?? '' })))}" download="test-drive.ics">Add to your calendar</a></p>`;

const againLink = ({ vehicle }: Receipt): string =>
  vehicle ? `<p class="receipt__ways">${link(testDriveUrl(vehicle), 'Book another test drive', 'primary')}</p>` : '';

interface Changing {
  appointment: Appointment;
  location: Location;
  from: string | null;
}

async function changeForms(
  { db, dealer, now }: AnyCall,
  { key }: Receipt,
  { appointment: { carId, locationSlug }, location, from }: Changing,
): Promise<string> {
  const offered = await offeredSlots(db, dealer, location, { from, days: daysShown, car_id: carId }, now);
  const days = Map.groupBy(offered.slots, ({ date }) => date);
  const hidden = `<input type="hidden" name="ref" value="${text(key ?? '')}">`;
  const next = addDays(offered.from, daysShown);
  const later =
    next <= offered.until
      ? `<p><a href="/booking?${text(String(new URLSearchParams({ ref: key ?? '', from: next })))}#move">Later days</a></p>`
      : '';
  const moving =
    days.size > 0
      ? `<form method="post" action="/booking"><input type="hidden" name="action" value="move">${hidden}${[...days].map(dayOfTimes).join('')}</form>`
      : '<p>There are no other free times in these days.</p>';
  return `<section class="receipt__change" id="move" data-place="${text(locationSlug)}"><h2 class="subtitle">Another time</h2>${moving}${later}</section>
<details class="receipt__change"><summary>Cancel this test drive</summary><p>We free the time for somebody else and let our team know.</p><form method="post" action="/booking"><input type="hidden" name="action" value="cancel">${hidden}<button class="button button--line" type="submit">Yes, cancel it</button></form></details>`;
}

/** One day unfolds at a time, with its own button in reach of its times. */
const dayOfTimes = (
  [date, slots]: [string, { starts_at: string; time: string }[]],
  index: number,
): string => `<details class="receipt__day" name="day"${index === 0 ? ' open' : ''}><summary>${text(dayText(date))} <small>${slots.length} free ${slots.length === 1 ? 'time' : 'times'}</small></summary>
<fieldset class="receipt__times"><legend class="visually-hidden">Time on ${text(dayText(date))}</legend>${slots.map((slot) => `<label><input type="radio" name="starts_at" value="${text(slot.starts_at)}"><span>${text(slot.time)}</span></label>`).join('')}</fieldset><button class="button button--primary" type="submit">Move my test drive</button></details>`;

export async function calendarAnswer(call: Call<InputOf<typeof bookingCalendarFile>>): Promise<Response> {
  const { delivered, appointment, location } = await findBooking(call, call.input.ref);
  if (!location) throw noSuchBooking(call.input.ref);
  const file = bookingCalendar(appointment, {
    location,
    settings: call.dealer.settings,
    vehicle: delivered.vehicle && fullVehicleName(delivered.vehicle),
    key: delivered.lead.receiptKey,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="test-drive.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    },
  });
}

/** A link that opens nothing, too many tries, or a fault of ours, in the dealer's look. */
export async function bookingErrorPage(
  error: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const page = await framedPage({
    request,
    dealer,
    site: siteFiles(request, context),
    title: 'Your test drive',
    status: error.status,
    main: sheet({ heading: 'Your test drive', lede: error.message, body: waysToReach(dealer) }),
  });
  for (const [name, value] of Object.entries(error.headers)) page.headers.set(name, value);
  return page;
}
