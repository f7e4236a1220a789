import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { leads, reservations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Environment } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { paymentProvider } from './payments/payments.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { queueHoldNotices } from './hold-notices.ts';
import { sendReceipt } from './receipt.ts';
import { isHolding, type Reservation } from './reservation.ts';
import { reservationLeadKey } from './reservation-key.ts';
import { storeReservationLead } from './reservation-lead.ts';
import { settlePayment } from './settle-payment.ts';
import { changeStates } from './states/change-state.ts';
import { owedPayments } from './states/reservation-states.ts';

interface ReservationRun {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  site: SiteFiles;
  now: number;
}

const minuteMs = 60_000;
const storedDays = 30;
const paidStates = ['charged', 'captured', 'refunding', 'refunded'];
const notifiedDays = 7;

export async function finishReservations(round: ReservationRun): Promise<void> {
  const {
    db,
    dealer: { slug },
    now,
  } = round;
  const own = eq(reservations.dealer, slug);
  await changeStates(db, 'end', and(own, lte(reservations.expiresAt, new Date(now))));
  await db
    .delete(reservations)
    .where(
      and(
        own,
        notInArray(reservations.state, ['pending', 'paid']),
        isNull(reservations.chargeId),
        lt(reservations.createdAt, new Date(now - storedDays * 1440 * minuteMs)),
      ),
    );
  await settleOwed(round);
  await queueHoldNotices(round);
  // Newer ones may still be sending their lead or receipt.
  const before = new Date(now - 10 * minuteMs);
  await notifyDealer(round, before);
  // Receipts for ended holds would mislead, unless money was taken.
  const saysTrue = or(isHolding, inArray(reservations.payment, paidStates));
  const isDue = or(
    and(ne(reservations.state, 'refunded'), saysTrue, lt(reservations.paidAt, before)),
    and(eq(reservations.state, 'refunded'), isNull(reservations.paidAt), lt(reservations.refundedAt, before)),
  );
  const unsent = await db
    .select()
    .from(reservations)
    .where(and(own, isNull(reservations.receiptSentAt), isNull(reservations.erasedAt), isDue));
  for (const reservation of unsent) if (await isToDealer(db, reservation)) await sendReceipt(round, reservation);
}

/** Recreates leads lost in a crash, for holds that are active or expired with a deposit. */
async function notifyDealer(round: ReservationRun, before: Date): Promise<void> {
  const {
    db,
    dealer: { slug },
    now,
  } = round;
  const lead = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.dealer, slug), eq(leads.idempotencyKey, sql`${reservationLeadKey('')} || ${reservations.id}`)));
  const isNews = or(
    eq(reservations.state, 'paid'),
    and(eq(reservations.state, 'expired'), gt(reservations.depositCents, 0)),
  );
  const untold = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.dealer, slug),
        isNull(reservations.erasedAt),
        isNews,
        lt(reservations.paidAt, before),
        gt(reservations.paidAt, new Date(now - notifiedDays * 1440 * minuteMs)),
        notExists(lead),
      ),
    );
  for (const reservation of untold) await storeReservationLead(round, reservation);
}

/** No receipt for a free hold without a stored lead. */
async function isToDealer(db: Database, { dealer, id, depositCents }: Reservation): Promise<boolean> {
  return (
    depositCents > 0 ||
    (await db.$count(leads, and(eq(leads.dealer, dealer), eq(leads.idempotencyKey, reservationLeadKey(id))))) > 0
  );
}

async function settleOwed({ db, dealer, environment, now }: ReservationRun): Promise<void> {
  const due = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.dealer, dealer.slug),
        inArray(reservations.payment, owedPayments),
        isNotNull(reservations.chargeId),
      ),
    );
  for (const reservation of due) {
    try {
      await settlePayment(db, paymentProvider(dealer, environment), reservation, now);
    } catch (cause) {
      logFailure(
        { at: 'checkout', dealer: dealer.slug, reservationId: reservation.id },
        'A deposit could not be released, refunded or captured',
        cause,
      );
    }
  }
}
