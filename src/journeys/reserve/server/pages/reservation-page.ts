/** Opened with a receipt key; plain forms cancel or move it (RES-07). */
import type * as v from 'valibot';
import type { changeReservation, reservationCalendarFile, reservationView } from '../../contract/pages.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { reservationUrl } from '../../rules/reserve-paths.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { changePage, reservationPage } from '../../view/reservation-page.ts';
import { delistedReservationPage } from '../../view/delisted-reservation-page.ts';
import type { ReserveContext, ReserveSite } from '../../view/reserve-site.ts';
import { and, eq, like } from 'drizzle-orm';
import { leads } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { paymentProvider } from '../payments/payments.ts';
import { shownDigest } from '#src/server/platform/shown.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { endReservation } from '../end-reservation.ts';
import { moving } from '../reservation-offer.ts';
import { moveHold } from '../move-hold.ts';
import { notifyOfCancellation, notifyOfMove } from '../reservation-news.ts';
import { reservationLeadKey } from '../reservation-key.ts';
import { holds, reservationOfReceipt, type Reservation } from '../reservation.ts';
import { answerPage, goOn, type ReserveCall } from './answer-page.ts';
import { caughtUp } from './caught-up.ts';
import { draftCookie, readReserveDraft } from './draft.ts';
import { reservationCalendar } from './reservation-calendar.ts';
import { displayReservation } from './shown-reservation.ts';
import { similarReservable } from './similar-vehicles.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;

/** Days: links in a shared device's history must not work forever. */
const openDays = 60;

const noSuchReservation = (key: string | null): EndpointError =>
  new EndpointError(
    404,
    'no_such_reservation',
    key === null || key === ''
      ? 'To view, change or cancel your reservation, use the link in your reservation email. If you can’t find it, please call us.'
      : 'This link no longer works. Please call us.',
  );

/** @throws {EndpointError} 404 for an unknown or expired key. */
export async function findReservation({ db, dealer, now }: ReserveCall, key: string | null): Promise<Reservation> {
  const found = await reservationOfReceipt(db, dealer.slug, key);
  if (!found || found.createdAt.getTime() < now - openDays * 86_400_000) throw noSuchReservation(key);
  return found;
}

async function siteOf(call: ReserveCall, { carId }: Reservation): Promise<ReserveSite | null> {
  const { dealer, now } = call;
  const current = await currentVehicle(carId, call).catch((cause: unknown) => {
    if (cause instanceof EndpointError && cause.code === 'no_such_vehicle') return null;
    throw cause;
  });
  return current && { settings: dealer.settings, locations: dealer.locations, vehicle: current.vehicle, now };
}

async function contextFromLead({ db, dealer, now }: ReserveCall, { id, carId }: Reservation): Promise<ReserveContext> {
  const [lead] = await db
    .select({ vehicle: leads.vehicle })
    .from(leads)
    .where(
      and(
        eq(leads.dealer, dealer.slug),
        eq(leads.carId, carId),
        like(leads.idempotencyKey, `${reservationLeadKey(id)}%`),
      ),
    );
  const vehicle = (lead?.vehicle ?? null) as PublishedVehicle | null;
  return { settings: dealer.settings, locations: dealer.locations, vehicle, now };
}

export async function showReservationPage(call: Call<InputOf<typeof reservationView>>): Promise<Response> {
  const { input, now } = call;
  const found = await findReservation(call, input.ref);
  const reservation = await caughtUp(call, found);
  remember(call, reservation);
  const site = await siteOf(call, reservation);
  const shown = displayReservation(reservation, site?.vehicle ?? null, call.dealer, now);
  if (!site) return answerPage(call, delistedReservationPage(await contextFromLead(call, reservation), shown));
  if (input.view === 'change' && shown.state === 'paid') return changeAnswer(call, reservation, site, null);
  const isWaiting = shown.state === 'pending' && input.from === 'bank';
  return answerPage(call, reservationPage(site, shown, { from: input.from }), {
    headers: isWaiting ? { refresh: '5' } : {},
  });
}

/** Saves retyping when reserving another vehicle. */
function remember(call: ReserveCall, reservation: Reservation): void {
  const { name, email, visit, receiptKey } = reservation;
  const draft = readReserveDraft(call.request);
  const phone = writtenPhone(reservation.phone, call.dealer.settings.regional.locale);
  const kept = { ...draft, name, email, phone, visit: visit ?? '', ref: receiptKey ?? '' };
  call.headers.append('set-cookie', draftCookie(kept, call.request));
}

async function changeAnswer(
  call: ReserveCall,
  reservation: Reservation,
  site: ReserveSite,
  alert: string | null,
): Promise<Response> {
  const others = (await similarReservable(site.vehicle, call)).map((vehicle) => ({
    vehicle,
    shown: shownDigest(moving(reservation, { vehicle, settings: site.settings }), call.environment),
  }));
  const shown = displayReservation(reservation, site.vehicle, call.dealer, call.now);
  return answerPage(call, changePage(site, shown, { others, alert }), { status: alert === null ? 200 : 409 });
}

export async function changedReservation(call: Call<InputOf<typeof changeReservation>>): Promise<Response> {
  const { input, db, dealer, environment, now } = call;
  const reservation = await findReservation(call, input.ref);
  const back = goOn(reservationUrl(reservation.receiptKey ?? ''));
  if (input.action === 'cancel') {
    const isPaid = reservation.depositCents > 0 && reservation.chargeId !== null;
    const provider = isPaid ? paymentProvider(dealer, environment) : null;
    const ended = await endReservation({ db, provider, now }, reservation, 'cancel');
    if (ended && reservation.state === 'paid') await notifyOfCancellation(call, ended);
    return back;
  }
  try {
    const moved = await moveHold(call, reservation, { to: input.car_id ?? '', shown: input.shown });
    if (moved) await notifyOfMove(call, { before: reservation, after: moved });
    return back;
  } catch (cause) {
    if (!(cause instanceof EndpointError) || cause.status >= 500 || !holds(reservation, now)) throw cause;
    const site = await siteOf(call, reservation);
    if (!site) throw cause;
    return changeAnswer(call, reservation, site, cause.message);
  }
}

export async function calendarFileAnswer(call: Call<InputOf<typeof reservationCalendarFile>>): Promise<Response> {
  const reservation = await findReservation(call, call.input.ref);
  const site = (await siteOf(call, reservation)) ?? (await contextFromLead(call, reservation));
  return new Response(reservationCalendar(reservation, site), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reservation.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    },
  });
}
