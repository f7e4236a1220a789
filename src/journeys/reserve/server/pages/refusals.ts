import { availability } from '#src/server/vehicles/availability.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { unavailableCopy } from '../../view/copy/reservation-copy.ts';
import { checkPage } from '../../view/checkout-pages.ts';
import { unavailableVehiclePage, heldByYouPage } from '../../view/unavailable-pages.ts';
import { reserveMomentFrom, type ReserveSite } from '../../view/reserve-site.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { countCall } from '#src/server/platform/endpoint/rate-limit.ts';
import { readPhone } from '#src/server/leads/read-phone.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { ProviderDownError } from '#src/server/platform/providers/resilient-fetch.ts';
import { currentVehicleBySlug, type CurrentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { sendReceiptAgain } from '../receipt.ts';
import { offerOf } from '../reservation-offer.ts';
import { holderOf, type Reservation } from '../reservation.ts';
import { answerPage, type ReserveCall } from './answer-page.ts';
import type { ReserveDraft } from './draft.ts';
import { similarReservable } from './similar-vehicles.ts';

interface Found {
  site: ReserveSite;
  current: CurrentVehicle;
  draft: ReserveDraft;
  own: Reservation | null;
}

/** Null if it can be reserved, or this device is paying. */
export async function unavailablePage(call: ReserveCall, found: Found): Promise<Response | null> {
  const { site, current, draft, own } = found;
  const { reason, until } = availability(current, call.dealer.settings);
  const isKept = reason === 'held' && own?.carId === site.vehicle.id && own.state === 'pending';
  if (reason === null || isKept) return null;
  const word = vehicleWord(site.vehicle);
  if (reason === 'held' && (await isTheirs(call, found))) return heldByYou(call, found);
  const hasDetails = [draft.name, draft.phone, draft.email].some((typed) => typed !== '');
  const notice =
    reason === 'sold'
      ? unavailableCopy.sold(word, hasDetails)
      : reason === 'not_offered'
        ? unavailableCopy.notOffered(word)
        : unavailableCopy[(await isPaidFor(call, site)) ? 'held' : 'paying'](
            word,
            until ? reserveMomentFrom(site, Date.parse(until)) : null,
            hasDetails,
          );
  const similar = await similarReservable(site.vehicle, call);
  return answerPage(call, unavailableVehiclePage(site, { notice, similar }), { status: reason === 'sold' ? 410 : 409 });
}

/** A hold without a reservation counts as paid. */
async function isPaidFor({ db, dealer, now }: ReserveCall, { vehicle }: ReserveSite): Promise<boolean> {
  return (await holderOf(db, dealer.slug, vehicle.id, now))?.state !== 'pending';
}

/** By email or phone, on any device. */
async function isTheirs(call: ReserveCall, { site, draft }: Found): Promise<boolean> {
  return (await heldBy(call, site, draft)) !== null;
}

async function heldBy(
  { db, dealer, now }: ReserveCall,
  site: ReserveSite,
  draft: ReserveDraft,
): Promise<Reservation | null> {
  if (draft.email === '' && draft.phone === '') return null;
  const holder = await holderOf(db, dealer.slug, site.vehicle.id, now);
  const { phone } = readPhone(draft.phone, dealer.settings.regional.locale);
  return holder?.state === 'paid' && (holder.email === draft.email.toLowerCase() || holder.phone === phone)
    ? holder
    : null;
}

/** Resends the link to the reservation's email, at most twice in ten minutes. */
async function heldByYou(call: ReserveCall, { site, draft }: Found): Promise<Response> {
  const holder = await heldBy(call, site, draft);
  if (holder) call.waitUntil(resendWithinLimit(call, holder));
  return answerPage(
    call,
    heldByYouPage(
      site,
      unavailableCopy.heldByYou(vehicleWord(site.vehicle), regionalTerms[site.settings.regional.locale].mobile),
    ),
    { status: 409 },
  );
}

async function resendWithinLimit(call: ReserveCall, holder: Reservation): Promise<void> {
  const { db, dealer, now } = call;
  try {
    await countCall(db, `receipt-again:${dealer.slug}:${holder.id}`, { calls: 2, seconds: 600 }, now);
  } catch (cause) {
    if (cause instanceof EndpointError) return;
    throw cause;
  }
  await sendReceiptAgain(call, holder);
}

export async function sendLinkAgain(call: ReserveCall, found: Found): Promise<Response> {
  return heldByYou(call, found);
}

export async function refusalPage(call: ReserveCall, found: Found, cause: unknown): Promise<Response> {
  const { site, draft } = found;
  if (cause instanceof ProviderDownError || (cause instanceof EndpointError && cause.status === 503)) {
    logFailure(
      { at: 'checkout', dealer: call.dealer.slug, carId: site.vehicle.id },
      'The card payment page could not be opened',
      cause,
    );
    const notice = unavailableCopy.down('The payment service isn’t responding at the moment. Please try again.');
    return answerPage(call, checkPage(site, { details: draft, notice, shown: offerOf(call, site).shown }), {
      status: 503,
    });
  }
  if (!(cause instanceof EndpointError)) throw cause;
  const current = await currentVehicleBySlug(site.vehicle.slug, call);
  const fresh = { ...site, vehicle: current.vehicle };
  const isChanged = cause.code === 'offer_changed';
  const own = isChanged ? found.own : null;
  const page = await unavailablePage(call, { ...found, site: fresh, current, own });
  if (page) return page;
  const notice = isChanged ? unavailableCopy.offerChanged(cause.message) : unavailableCopy.tooMany(cause.message);
  const { shown } = offerOf(call, fresh);
  return answerPage(call, checkPage(fresh, { details: draft, notice, shown }), { status: cause.status });
}
