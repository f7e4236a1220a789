/** The nightly round: holds that are over, receipts and refunds that failed, and persons who never paid. */
import { and, eq, isNotNull, isNull, lt, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads, reservations } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Environment } from '../environment.ts';
import { paymentProvider } from '../providers/payments.ts';
import { sendReceipt } from './receipt.ts';
import { refundPayment } from './refund-payment.ts';
import { isHolding, type Reservation } from './reservation.ts';
import { reservationLeadKey } from './reservation-lead.ts';

interface Round { db: Database; dealer: DealerRecord; environment: Environment; now: number }

const minuteMs = 60_000;
const keptDays = 30;

/** Never throws for a gateway or a mail server that is down. */
export async function finishReservations(round: Round): Promise<void> {
  const { db, dealer: { slug }, now } = round;
  const own = eq(reservations.dealer, slug);
  await db.update(reservations).set({ state: 'expired' }).where(and(own, isHolding, lte(reservations.expiresAt, new Date(now))));
  await db.delete(reservations).where(and(own, notInArray(reservations.state, ['pending', 'paid']), isNull(reservations.chargeId), lt(reservations.createdAt, new Date(now - keptDays * 1440 * minuteMs))));
  await refundDue(round);
  // What is being sent at this moment has been for less than this.
  const before = new Date(now - 10 * minuteMs);
  const isDue = or(and(ne(reservations.state, 'refunded'), lt(reservations.paidAt, before)), and(eq(reservations.state, 'refunded'), isNull(reservations.paidAt), lt(reservations.refundedAt, before)));
  const unsent = await db.select().from(reservations).where(and(own, isNull(reservations.receiptSentAt), isDue));
  for (const reservation of unsent) if (await isToDealer(db, reservation)) await sendReceipt(round, reservation);
}

/** A free hold that a crash kept from the dealer was never confirmed: it ends by itself. Of a payment the gateway tells again. */
async function isToDealer(db: Database, { dealer, id, depositCents }: Reservation): Promise<boolean> {
  return depositCents > 0 || await db.$count(leads, and(eq(leads.dealer, dealer), eq(leads.idempotencyKey, reservationLeadKey(id)))) > 0;
}

async function refundDue({ db, dealer, environment, now }: Round): Promise<void> {
  const due = await db.select().from(reservations).where(and(eq(reservations.dealer, dealer.slug), eq(reservations.state, 'refunded'), isNull(reservations.refundedAt), isNotNull(reservations.chargeId)));
  for (const reservation of due) {
    try {
      await refundPayment(db, paymentProvider(dealer, environment), reservation, now);
    } catch (cause) {
      console.error(JSON.stringify({ at: 'checkout', dealer: dealer.slug, reservationId: reservation.id, error: `A refund is due and could not be asked for: ${(cause as Error).message}` }));
    }
  }
}
