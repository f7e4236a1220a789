/** `sold` ends the hold (RES-06); after `lost` the shopper keeps it. */
import type * as v from 'valibot';
import type { depositStates } from '#src/domain/price/deposit.ts';
import type { LeadStatus, reportLeadStatus } from '#src/contracts/lead-status.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { leads } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EnvironmentError, type Environment } from '#src/server/platform/environment.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { paymentProvider } from './payments/payments.ts';
import { endReservation } from './end-reservation.ts';
import { reservationIdOf } from './reservation-key.ts';
import { holds, reservationOf, type Reservation } from './reservation.ts';

interface Needs {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  /** Epoch milliseconds. */
  now: number;
}

type HoldWord = NonNullable<v.InferInput<(typeof reportLeadStatus)['reply']>['hold']>;

/** Null for a lead without a reservation. Idempotent. */
export async function holdAfterWord(needs: Needs, leadId: string, status: LeadStatus): Promise<HoldWord | null> {
  const { db, dealer, now } = needs;
  const [lead] = await db
    .select({ key: leads.idempotencyKey, carId: leads.carId })
    .from(leads)
    .where(and(eq(leads.dealer, dealer.slug), eq(leads.id, leadId)));
  const id = lead && reservationIdOf(lead.key);
  const before = id ? await reservationOf(db, dealer.slug, id) : null;
  if (!lead || !before) return null;
  if (lead.carId !== before.carId)
    return wordOf(
      before,
      'over',
      `This hold has moved to the ${before.vehicleName}. Report the status on that vehicle’s lead instead.`,
    );
  if (status === 'sold' && holds(before, now))
    await endReservation({ db, provider: providerOf(needs, before), now }, before, 'sold');
  return holdWordFor((await reservationOf(db, dealer.slug, before.id)) ?? before, status, now);
}

function providerOf({ dealer, environment }: Needs, { chargeId }: Reservation): PaymentProvider | null {
  if (chargeId === null) return null;
  try {
    return paymentProvider(dealer, environment);
  } catch (cause) {
    if (cause instanceof EnvironmentError) return null;
    throw cause;
  }
}

function holdWordFor(reservation: Reservation, status: LeadStatus, now: number): HoldWord {
  const { state, payment, depositCents } = reservation;
  if (state === 'sold') return wordOf(reservation, 'sold', soldText[payment] ?? 'Sold.');
  if (!holds(reservation, now))
    return wordOf(reservation, 'over', 'The hold had already ended. This report did not charge the shopper.');
  if (status !== 'lost') return wordOf(reservation, 'held', 'The hold is still active.');
  const end =
    depositCents === 0
      ? 'It ends when it expires, when the shopper cancels it, or when the operator ends it (./forecourt leads --end-hold).'
      : 'It ends when it expires, when the shopper cancels it, or when you return the deposit in the payment account.';
  return wordOf(
    reservation,
    'held',
    `The hold is still active: it belongs to the shopper, and this report doesn’t move any money. ${end}`,
  );
}

const soldText: Record<string, string> = {
  none: 'Sold. There was no deposit.',
  capturing: 'Sold. The held deposit will be captured within a minute.',
  captured: 'Sold. The deposit is yours.',
  released: 'Sold. The card network had already released the deposit, so nothing was charged.',
  refunded: 'Sold. The deposit was refunded.',
};

const wordOf = ({ payment, expiresAt }: Reservation, state: HoldWord['state'], text: string): HoldWord => ({
  state,
  payment: payment as (typeof depositStates)[number],
  held_until: state === 'held' ? expiresAt.toISOString() : null,
  text,
});
