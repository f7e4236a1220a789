/** Creates the hold, then the payment; on failure, cancels the hold. */
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { startCheckout as contract } from '../contract/checkout.ts';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { depositKind, isDepositAllowed } from '#src/domain/price/deposit.ts';
import { checkoutUrl } from '../rules/reserve-paths.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { clientKey } from '#src/server/leads/idempotency-key.ts';
import { readPhone } from '#src/server/leads/read-phone.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { paymentProvider } from './payments/payments.ts';
import { unexpiredTradeIn } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { admitFreeHold, notifyOfFreeHold } from './free-hold.ts';
import {
  cancelUnpayable,
  heldByAnother,
  holdVehicle,
  type Held,
  type NewHold,
  type NewReservation,
} from './hold-vehicle.ts';
import { isAgreed, requireShownOffer } from './reservation-offer.ts';
import { confirmationPath, reservationOfKey, type Reservation } from './reservation.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { requireSignIn } from '#src/server/platform/identity/gate.ts';

type CheckoutCall = Call<v.InferOutput<(typeof contract)['input']>>;

/** @throws {EndpointError} 404 */
export function requireReserving({ reserve }: Pick<Settings, 'reserve'>): void {
  if (!reserve.shown)
    throw new EndpointError(404, 'feature_off', 'This dealer doesn’t take reservations online. Please call us.');
}

/** @throws {EndpointError} as in the contract, {ProviderDownError}, {EnvironmentError} */
export async function startCheckout(call: CheckoutCall): Promise<v.InferInput<(typeof contract)['reply']>> {
  const { reservation, redirectUrl } = await beginCheckout(call);
  return { checkout_id: reservation.id, redirect_url: redirectUrl, expires_at: reservation.expiresAt.toISOString() };
}

/** @throws as startCheckout */
export async function beginCheckout(call: CheckoutCall): Promise<{ reservation: Reservation; redirectUrl: string }> {
  const { db, dealer, input, now } = call;
  requireReserving(dealer.settings);
  requireSignIn('checkout', dealer.settings, call.session);
  // Throws before a hold is created.
  const provider = dealer.settings.reserve.deposit > 0 ? paymentProvider(dealer, call.environment) : null;
  const known = await reservationOfKey(db, dealer.slug, clientKey(input.idempotency_key), now);
  const { reservation, isNew } = known ? { reservation: known, isNew: false } : await begin(call);
  refuseOther(reservation, call);
  // The earlier reservation was for a different offer.
  if (!isNew && !isAgreed(call, reservation, call.input.shown)) throw keyReused();
  if (isNew && reservation.depositCents === 0) await notifyOfFreeHold(call, reservation);
  const redirectUrl =
    reservation.depositCents === 0
      ? confirmationPath(reservation)
      : await paymentPage(call, provider ?? paymentProvider(dealer, call.environment), reservation);
  return { reservation, redirectUrl };
}

async function begin(call: CheckoutCall): Promise<Held> {
  const { db, dealer, site, input, now } = call;
  const { vehicle, state } = await currentVehicle(input.car_id, { db, dealer, site, now });
  if (state?.state !== 'held') {
    const tradeIn = await unexpiredTradeIn(call);
    const { settings, locations } = dealer;
    const reservation = wanted(call, vehicle);
    const agreed = requireShownOffer(call, { settings, locations, vehicle, now, tradeIn }, input.shown);
    return hold(call, { ...reservation, agreed, valuationId: tradeIn?.id ?? null });
  }
  const own = await reservationOfKey(db, dealer.slug, clientKey(input.idempotency_key), now);
  if (own) return { reservation: own, isNew: false };
  throw heldByAnother();
}

const minuteMs = 60_000;

/** Stripe's minimum of half an hour, plus a minute for the request. */
export const paymentEndsMs = 31 * minuteMs;

/** Outlasts the payment page, for last-second payments. */
export const unpaidHoldMs = 33 * minuteMs;

async function hold({ db, dealer, ip, now }: CheckoutCall, reservation: NewReservation): Promise<Held> {
  const isFree = reservation.depositCents === 0;
  const until = now + (isFree ? dealer.settings.reserve.holdHours * 3_600_000 : unpaidHoldMs);
  const terms: NewHold = {
    until,
    isSettled: isFree,
    ...(isFree ? { admit: (tx) => admitFreeHold(tx, reservation, { ip, until, now }) } : {}),
  };
  return holdVehicle(db, reservation, terms, now);
}

function wanted(
  { dealer, input }: CheckoutCall,
  vehicle: PublishedVehicle,
): Omit<NewReservation, 'valuationId' | 'agreed'> {
  const { settings, slug } = dealer;
  const price = realPrice(vehicle);
  const { deposit } = settings.reserve;
  if (price === null || !isReservable(vehicle, settings) || !isDepositAllowed(deposit, price))
    throw new EndpointError(409, 'not_reservable', 'This vehicle can’t be reserved online. Please call us.');
  return {
    dealer: slug,
    carId: vehicle.id,
    ...contactOf(input, dealer),
    depositCents: deposit * 100,
    currency: settings.regional.currency,
    price,
    vehicleName: vehicle.name,
    page: checkoutUrl(vehicle.slug),
    idempotencyKey: clientKey(input.idempotency_key),
    holdHours: settings.reserve.holdHours,
    visit: input.visit,
  };
}

function contactOf({ name, email, phone }: CheckoutCall['input'], { settings }: CheckoutCall['dealer']) {
  return { name, email: email.toLowerCase(), phone: readPhone(phone, settings.regional.locale).phone };
}

function refuseOther(reservation: Reservation, { input }: CheckoutCall): void {
  if (reservation.carId === input.car_id && reservation.email === input.email.toLowerCase()) return;
  throw keyReused();
}

const keyReused = () =>
  new EndpointError(409, 'key_reused', 'This form has already been used. Please reload the page.');

async function paymentPage(
  { db, dealer: { slug, settings } }: CheckoutCall,
  provider: PaymentProvider,
  reservation: Reservation,
): Promise<string> {
  if (reservation.state === 'paid') return confirmationPath(reservation);
  if (reservation.paymentUrl !== null) return reservation.paymentUrl;
  const { siteUrl } = settings;
  const { paymentId, redirectUrl } = await provider
    .createPayment({
      dealer: slug,
      reservationId: reservation.id,
      amountCents: reservation.depositCents,
      currency: reservation.currency,
      email: reservation.email,
      isAuthorisation: depositKind(settings.reserve) === 'authorised',
      description: `Refundable deposit: ${reservation.vehicleName}`,
      successUrl: `${siteUrl}${confirmationPath(reservation)}&from=bank`,
      cancelUrl: `${siteUrl}${confirmationPath(reservation)}`,
      endsAt: reservation.createdAt.getTime() + paymentEndsMs,
    })
    .catch(async (cause: unknown) => {
      await cancelUnpayable(db, reservation);
      throw cause;
    });
  const remaining = await db
    .update(reservations)
    .set({ paymentId, paymentUrl: redirectUrl })
    .where(and(eq(reservations.dealer, slug), eq(reservations.id, reservation.id), eq(reservations.state, 'pending')))
    .returning({ id: reservations.id });
  if (remaining.length === 0)
    throw new EndpointError(503, 'provider_down', 'We couldn’t start the payment. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  return redirectUrl;
}
