import { isReservable } from '#src/domain/card/card-actions.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { isDepositAllowed } from '#src/domain/price/deposit.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { DisplayReservation } from '../../view/shown-reservation.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { heldSince, holds, type Reservation } from '../reservation.ts';
import { agreedOf } from '../agreed.ts';
import { paymentEndsMs } from '../start-checkout.ts';

const cardStates = new Set(['authorised', 'releasing', 'released', 'capturing']);

/** Shows an overdue reservation as expired before its row changes. */
export function displayReservation(
  reservation: Reservation,
  vehicle: PublishedVehicle | null,
  { settings }: Pick<DealerRecord, 'settings'>,
  now: number,
): DisplayReservation {
  const { state, payment, expiresAt, createdAt, paymentUrl } = reservation;
  const isOver = (state === 'pending' || state === 'paid') && !holds(reservation, now);
  const price = vehicle && realPrice(vehicle);
  const ends = createdAt.getTime() + paymentEndsMs;
  return {
    key: reservation.receiptKey ?? '',
    reference: leadReference(reservation.id),
    state: isOver ? 'expired' : (state as DisplayReservation['state']),
    isHeldOnCard: cardStates.has(payment),
    isTaken: payment === 'captured' || payment === 'capturing',
    vehicleName: reservation.vehicleName,
    isPaid: payment !== 'asked',
    agreed: agreedOf(reservation, settings),
    since: heldSince(reservation),
    until: state === 'pending' ? ends : expiresAt.getTime(),
    name: reservation.name,
    email: reservation.email,
    phone: writtenPhone(reservation.phone, settings.regional.locale),
    visit: reservation.visit,
    paymentUrl: state === 'pending' && now < ends ? paymentUrl : null,
    isFree:
      vehicle !== null &&
      price !== null &&
      isReservable(vehicle, settings) &&
      isDepositAllowed(settings.reserve.deposit, price),
  };
}
