import type * as v from 'valibot';
import type { practiceBankAnswer, practiceBankView } from '../../contract/pages.ts';
import { practiceBankUrl, reservationUrl } from '../../rules/reserve-paths.ts';
import { practiceBankCopy } from '../../view/copy/practice-bank-copy.ts';
import { practiceBankPage, type BankStep } from '../../view/practice-bank-page.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { canPractise } from '#src/server/platform/practice.ts';
import { paymentProvider, pretendedPayment } from '../payments/payments.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { agreedOf } from '../agreed.ts';
import { takePaymentEvent } from '../payment-event.ts';
import type { Reservation } from '../reservation.ts';
import { answerPage, goOn, type ReserveCall } from './answer-page.ts';
import { findReservation } from './reservation-page.ts';
import { displayReservation } from './shown-reservation.ts';
import { paymentEndsMs } from '../start-checkout.ts';

type BankPageCall = Call<v.InferOutput<(typeof practiceBankView)['input']>>;
type BankStepCall = Call<v.InferOutput<(typeof practiceBankAnswer)['input']>>;

async function practised(call: ReserveCall, key: string | null): Promise<Reservation> {
  const isOpen = canPractise(call.environment, call.request, call.ip);
  const reservation = isOpen ? await findReservation(call, key) : null;
  if (!reservation?.paymentId?.startsWith(pretendedPayment))
    throw new EndpointError(404, 'no_such_reservation', 'We can’t find this practice payment.');
  return reservation;
}

const isOver = ({ state, createdAt }: Reservation, { now }: ReserveCall, endsMs: number): boolean =>
  state !== 'pending' || now >= createdAt.getTime() + endsMs;

export async function showPracticeBank(call: BankPageCall): Promise<Response> {
  const reservation = await practised(call, call.input.ref);
  if (isOver(reservation, call, paymentEndsMs)) return goOn(reservationUrl(reservation.receiptKey ?? ''));
  return bankAnswer(call, reservation, { isChallenge: call.input.step === 'code', fault: null });
}

async function bankAnswer(call: ReserveCall, reservation: Reservation, step: BankStep): Promise<Response> {
  const { dealer, now } = call;
  const { vehicle } = await currentVehicle(reservation.carId, call);
  const site = { settings: dealer.settings, locations: dealer.locations, vehicle, now };
  const page = practiceBankPage(site, displayReservation(reservation, vehicle, dealer, now), step);
  return answerPage(call, page, { status: step.fault === null ? 200 : 422 });
}

export async function answeredBank(call: BankStepCall): Promise<Response> {
  const { ref, outcome, code } = call.input;
  const reservation = await practised(call, ref);
  const key = reservation.receiptKey ?? '';
  if (isOver(reservation, call, paymentEndsMs)) return goOn(reservationUrl(key));
  if (outcome === 'decline') return goOn(reservationUrl(key, { from: 'declined' }));
  if (outcome === 'silent') return goOn(reservationUrl(key, { from: 'bank' }));
  if (outcome === 'challenge') return goOn(practiceBankUrl(key, { step: 'code' }));
  if (outcome === 'code' && !/^\d{6}$/.test((code ?? '').replaceAll(/\D/g, '')))
    return bankAnswer(call, reservation, { isChallenge: true, fault: practiceBankCopy.codeFault });
  await approve(call, reservation);
  return goOn(reservationUrl(key, { from: 'bank' }));
}

async function approve(call: BankStepCall, reservation: Reservation): Promise<void> {
  const { dealer, environment } = call;
  const { id, paymentId, depositCents, currency } = reservation;
  const event = {
    kind: 'paid' as const,
    isAuthorisation: agreedOf(reservation, dealer.settings).kind === 'authorised',
    dealer: dealer.slug,
    reservationId: id,
    paymentId: paymentId ?? '',
    chargeId: `${pretendedPayment}charge_${id}`,
    amountCents: depositCents,
    currency,
  };
  const provider = paymentProvider(dealer, environment);
  await takePaymentEvent({ ...call, provider, waitUntil: (work) => call.waitUntil(work) }, event);
}
