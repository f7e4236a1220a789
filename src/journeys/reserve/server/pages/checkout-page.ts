import type * as v from 'valibot';
import { checkoutDetails, type checkoutPage, type checkoutStep } from '../../contract/pages.ts';
import { isPhoneLike } from '#src/contracts/lead-rules.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { checkoutUrl, reservationUrl } from '../../rules/reserve-paths.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import {
  checkPage,
  detailErrorTexts,
  detailsPage,
  gatewayPage,
  offeredVisits,
  type DetailErrors,
} from '../../view/checkout-pages.ts';
import { pendingParts, moveParts } from '../../view/reservation-page.ts';
import type { ReserveSite } from '../../view/reserve-site.ts';
import type { ReservePageData, ReservePart } from '../../view/reserve.page-data.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { validate } from '#src/server/platform/endpoint/validate.ts';
import { signInFirst } from '#src/server/platform/identity/gate.ts';
import { clientKey } from '#src/server/leads/idempotency-key.ts';
import { shownDigest } from '#src/server/platform/shown.ts';
import { unexpiredTradeIn } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { currentVehicleBySlug, type CurrentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { endReservation } from '../end-reservation.ts';
import { holds, reservationOfKey, reservationOfReceipt, type Reservation } from '../reservation.ts';
import { isAgreed, moving, offerOf, requireShownOffer } from '../reservation-offer.ts';
import { beginCheckout, requireReserving } from '../start-checkout.ts';
import { answerPage, goOn } from './answer-page.ts';
import { caughtUp } from './caught-up.ts';
import { draftCookie, newDraftId, readReserveDraft, type ReserveDraft } from './draft.ts';
import { refusalPage, sendLinkAgain, unavailablePage } from './refusals.ts';
import { displayReservation } from './shown-reservation.ts';

type CheckoutPageCall = Call<v.InferOutput<(typeof checkoutPage)['input']>>;
type CheckoutStepCall = Call<v.InferOutput<(typeof checkoutStep)['input']>>;
type AnyCall = CheckoutPageCall | CheckoutStepCall;

interface Found {
  site: ReserveSite;
  current: CurrentVehicle;
  draft: ReserveDraft;
  own: Reservation | null;
}

/** One reservation per draft and vehicle. */
const checkoutKey = ({ id }: ReserveDraft, carId: string): string => `${id}:${carId}`.slice(0, 200);

async function find(call: AnyCall): Promise<Found> {
  const { dealer, db, now, params, request } = call;
  const current = await currentVehicleBySlug(params.slug ?? '', call);
  const draft = readReserveDraft(request);
  // The browser lacks the receipt key if the response was lost.
  const begun = await reservationOfKey(db, dealer.slug, clientKey(checkoutKey(draft, current.vehicle.id)), now);
  const known = begun ?? (await reservationOfReceipt(db, dealer.slug, draft.ref));
  return {
    current,
    draft,
    own: known && holds(known, now) ? await caughtUp(call, known) : null,
    site: {
      settings: dealer.settings,
      locations: dealer.locations,
      vehicle: current.vehicle,
      now,
      tradeIn: await unexpiredTradeIn(call),
    },
  };
}

function elsewhere(call: AnyCall, { own, site: { vehicle } }: Found): Response | null {
  const path = checkoutUrl(vehicle.slug);
  requireReserving(call.dealer.settings);
  const gate = signInFirst(call, { type: 'checkout', redirect: path, back: vehicleUrl(vehicle.slug) });
  if (gate) return gate;
  return own?.state === 'paid' && own.carId === vehicle.id ? goOn(reservationUrl(own.receiptKey ?? '')) : null;
}

export async function showCheckout(call: CheckoutPageCall): Promise<Response> {
  const found = await find(call);
  const other = elsewhere(call, found) ?? (await unavailablePage(call, found));
  if (other) return other;
  const { site, draft, own } = found;
  const begun = pendingPartsFor(call, found);
  const isComplete = draft.name !== '' && draft.email !== '' && draft.phone !== '';
  if (call.input.step === 'check')
    return isComplete
      ? answerPage(call, withFirst(begun, checkPage(site, { details: draft, shown: offerOf(call, site).shown })))
      : goOn(checkoutUrl(site.vehicle.slug));
  const known = call.session ? writtenPhone(call.session.phone, call.dealer.settings.regional.locale) : '';
  const phone = draft.phone || known;
  const page = detailsPage(site, { details: { ...draft, phone } });
  const moved = own?.state === 'paid' ? moveParts(site, heldBefore(call, site, own)) : [];
  return answerPage(call, withFirst([...begun, ...moved], page));
}

const heldBefore = ({ environment }: CheckoutPageCall, site: ReserveSite, own: Reservation) => ({
  key: own.receiptKey ?? '',
  name: own.vehicleName,
  shown: shownDigest(moving(own, site), environment),
});

const withFirst = (parts: ReservePart[], page: ReservePageData): ReservePageData => ({
  ...page,
  parts: [...parts, ...page.parts],
});

/** After the gateway, without a result. */
function pendingPartsFor({ dealer, now }: CheckoutPageCall, { own, site }: Found): ReservePart[] {
  if (own?.state !== 'pending' || own.carId !== site.vehicle.id || own.paymentUrl === null) return [];
  return pendingParts(site, displayReservation(own, site.vehicle, dealer, now));
}

export async function submitCheckout(call: CheckoutStepCall): Promise<Response> {
  const found = await find(call);
  const { step } = call.input;
  if (step === 'send-again') return sendLinkAgain(call, found);
  const other = elsewhere(call, found) ?? (await unavailablePage(call, found));
  if (other) return other;
  return step === 'agree' ? agree(call, found) : takeDetails(call, found);
}

async function takeDetails(call: CheckoutStepCall, { site, draft, own }: Found): Promise<Response> {
  const { name, phone, email, visit } = call.input;
  const typed = { name: name ?? '', phone: phone ?? '', email: email ?? '', visit: visit ?? '' };
  const offered = new Set(offeredVisits(site));
  const details = { ...typed, visit: offered.has(typed.visit) ? typed.visit : '' };
  const faults = findDetailErrors(details, site);
  if (Object.keys(faults).length > 0) return answerPage(call, detailsPage(site, { details, faults }), { status: 422 });
  const isOther = draft.name !== details.name || draft.email !== details.email || draft.phone !== details.phone;
  // Cancels an unpaid reservation with other, perhaps mistyped, details.
  if (isOther && own?.state === 'pending')
    await endReservation({ db: call.db, provider: null, now: call.now }, own, 'cancel');
  keep(call, { ...draft, ...details, ...(isOther && { id: newDraftId() }) });
  return goOn(`${checkoutUrl(site.vehicle.slug)}?step=check`);
}

function findDetailErrors(
  details: ReserveDraft | Omit<ReserveDraft, 'id' | 'ref'>,
  { settings }: ReserveSite,
): DetailErrors {
  const text = detailErrorTexts(settings.regional.locale);
  const faults: DetailErrors = {};
  try {
    validate(checkoutDetails, details);
  } catch (cause) {
    if (!(cause instanceof EndpointError)) throw cause;
    for (const field of ['name', 'phone', 'email'] as const) if (cause.fields?.[field]) faults[field] = text[field];
  }
  if (!isPhoneLike(details.phone)) faults.phone = text.phone;
  return faults;
}

/** `form-action` blocks form redirects to the gateway, so a refresh header does it. */
const toGateway = (call: CheckoutStepCall, site: ReserveSite, url: string): Promise<Response> =>
  answerPage(call, gatewayPage(site, url), { headers: { refresh: `0; url=${url}` } });

const keep = (call: AnyCall, draft: ReserveDraft): void =>
  call.headers.append('set-cookie', draftCookie(draft, call.request));

async function agree(call: CheckoutStepCall, found: Found): Promise<Response> {
  const { site } = found;
  let { draft } = found;
  if (draft.name === '' || draft.email === '' || draft.phone === '') return goOn(checkoutUrl(site.vehicle.slug));
  const { name, email, phone, visit } = draft;
  const { shown } = call.input;
  try {
    if (await givesUpOldOffer(call, found)) draft = { ...draft, id: newDraftId() };
    const input = {
      car_id: site.vehicle.id,
      name,
      email,
      phone,
      visit: visit || null,
      terms: true as const,
      shown,
      idempotency_key: checkoutKey(draft, site.vehicle.id),
    };
    const { reservation, redirectUrl } = await beginCheckout({ ...call, input });
    keep(call, { ...draft, ref: reservation.receiptKey ?? '' });
    return redirectUrl.startsWith('/') ? goOn(redirectUrl) : toGateway(call, site, redirectUrl);
  } catch (cause) {
    return refusalPage(call, found, cause);
  }
}

/** Shoppers only pay for the offer they see. */
async function givesUpOldOffer(call: CheckoutStepCall, { site, own }: Found): Promise<boolean> {
  const { shown } = call.input;
  if (own?.state !== 'pending' || own.carId !== site.vehicle.id || isAgreed(call, own, shown)) return false;
  requireShownOffer(call, site, shown);
  await endReservation({ db: call.db, provider: null, now: call.now }, own, 'cancel');
  return true;
}
