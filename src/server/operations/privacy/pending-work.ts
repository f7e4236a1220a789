import { holds } from '#src/journeys/reserve/server/reservation.ts';
import { owedPayments } from '#src/journeys/reserve/server/states/reservation-states.ts';
import type { FoundRows } from './find-person.ts';

export interface PendingWork {
  /** Dropped only on request. */
  deliveries: FoundRows['deliveries'];
  testDrives: FoundRows['appointments'];
  freeHolds: FoundRows['reservations'];
  /** Always block erasure. */
  deposits: FoundRows['reservations'];
  isSending: boolean;
}

export function pendingWork({ deliveries, appointments, reservations }: FoundRows, now: number): PendingWork {
  const pending = deliveries.filter(({ state }) => state === 'pending');
  const isOwed = ({ payment }: FoundRows['reservations'][number]): boolean => owedPayments.includes(payment);
  return {
    deliveries: pending,
    testDrives: appointments.filter(({ cancelledAt, startsAt }) => cancelledAt === null && startsAt.getTime() > now),
    freeHolds: reservations.filter((one) => one.depositCents === 0 && holds(one, now)),
    deposits: reservations.filter((one) => one.depositCents > 0 && (holds(one, now) || isOwed(one))),
    isSending: pending.some(({ leasedUntil }) => leasedUntil !== null && leasedUntil.getTime() > now),
  };
}

export function pendingWorkLines({ deliveries, testDrives, freeHolds, deposits, isSending }: PendingWork): string[] {
  const ids = (rows: { id: string }[]): string => rows.map(({ id }) => id).join(', ');
  return [
    ...(deliveries.length > 0
      ? [
          `${deliveries.length} ${deliveries.length === 1 ? 'delivery is' : 'deliveries are'} still to be sent: ${deliveries.map(({ id, channel, target }) => `${channel} ${target} (${id})`).join(', ')}.`,
        ]
      : []),
    ...(isSending ? ['One of these deliveries is being sent right now. Try again in two minutes.'] : []),
    ...(testDrives.length > 0
      ? [
          `Upcoming test drives: ${testDrives.map(({ startsAt, locationSlug }) => `${startsAt.toISOString()} at ${locationSlug}`).join(', ')}.`,
        ]
      : []),
    ...(freeHolds.length > 0 ? [`Active free holds: ${ids(freeHolds)}.`] : []),
    ...(deposits.length > 0
      ? [`Deposits held or being returned: ${ids(deposits)}. Refund them with the payment service first.`]
      : []),
  ];
}
