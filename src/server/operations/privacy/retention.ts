/** Retention (settings.private.retention, APP 11.2), except for unsent leads. */
import { and, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  appointments,
  consents,
  deliveries,
  deliveryAttempts,
  events,
  leads,
  leadStatuses,
  miscellaneous,
  phoneReveals,
  reservations,
  sessions,
  shoppers,
  valuations,
  watchlist,
} from '../../platform/database/schema.ts';
import { owedPayments } from '#src/journeys/reserve/server/states/reservation-states.ts';
import { withoutPerson } from './erase-person.ts';

const dayMs = 86_400_000;
const batch = 500;

type Retention = Settings['private']['retention'];

export type Retired = Record<
  | 'leads'
  | 'consents'
  | 'events'
  | 'phoneReveals'
  | 'valuations'
  | 'miscellaneous'
  | 'shoppers'
  | 'appointments'
  | 'reservations'
  | 'payments',
  number
>;

/** `now` in epoch milliseconds. */
export async function applyRetention(
  db: Database,
  dealer: string,
  retention: Retention,
  now: number,
): Promise<Retired> {
  const before = (days: number): Date => new Date(now - days * dayMs);
  const remove = async (table: PgTable, where: SQL | undefined): Promise<number> =>
    (await db.delete(table).where(where)).rowCount ?? 0;
  return {
    appointments: await remove(
      appointments,
      and(eq(appointments.dealer, dealer), lt(appointments.endsAt, before(retention.appointmentDays))),
    ),
    leads: await retireLeads(db, dealer, before(retention.leadDays)),
    consents: await remove(consents, and(eq(consents.dealer, dealer), lt(consents.at, before(retention.consentDays)))),
    events: await remove(events, and(eq(events.dealer, dealer), lt(events.receivedAt, before(retention.eventDays)))),
    phoneReveals: await remove(
      phoneReveals,
      and(eq(phoneReveals.dealer, dealer), lt(phoneReveals.createdAt, before(retention.eventDays))),
    ),
    valuations: await remove(
      valuations,
      and(eq(valuations.dealer, dealer), lt(valuations.createdAt, before(retention.valuationDays))),
    ),
    miscellaneous: await remove(
      miscellaneous,
      and(eq(miscellaneous.dealer, dealer), lt(miscellaneous.createdAt, before(retention.valuationDays))),
    ),
    shoppers: await retireShoppers(db, dealer, before(retention.shopperDays)),
    ...(await retirePayments(db, dealer, {
      personsBefore: before(retention.leadDays),
      paymentsBefore: before(retention.paymentDays),
      now,
    })),
  };
}

/** Batches keep the first night's transactions short. */
async function retireLeads(db: Database, dealer: string, before: Date): Promise<number> {
  const waits = db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.leadId, leads.id), eq(deliveries.state, 'pending')));
  let gone = 0;
  for (let last = batch; last === batch; gone += last)
    last = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.dealer, dealer), lt(leads.createdAt, before), notExists(waits)))
        .limit(batch)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      const theirs = tx.select({ id: deliveries.id }).from(deliveries).where(inArray(deliveries.leadId, ids));
      await tx.delete(deliveryAttempts).where(inArray(deliveryAttempts.deliveryId, theirs));
      await tx.delete(deliveries).where(inArray(deliveries.leadId, ids));
      await tx.delete(leadStatuses).where(inArray(leadStatuses.leadId, ids));
      await tx.update(consents).set({ leadId: null }).where(inArray(consents.leadId, ids));
      await tx.update(appointments).set({ leadId: null }).where(inArray(appointments.leadId, ids));
      await tx.delete(leads).where(inArray(leads.id, ids));
      return ids.length;
    });
  return gone;
}

async function retireShoppers(db: Database, dealer: string, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const open = tx.select().from(sessions).where(eq(sessions.shopperId, shoppers.id));
    const old = await tx
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(
        and(
          eq(shoppers.dealer, dealer),
          lt(sql`coalesce(${shoppers.signedInAt}, ${shoppers.createdAt})`, before),
          notExists(open),
        ),
      )
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    await tx.delete(watchlist).where(inArray(watchlist.shopperId, ids));
    await tx.delete(shoppers).where(inArray(shoppers.id, ids));
    return ids.length;
  });
}

/** finish-reservations deletes reservations without a payment. */
async function retirePayments(
  db: Database,
  dealer: string,
  { personsBefore, paymentsBefore, now }: { personsBefore: Date; paymentsBefore: Date; now: number },
): Promise<Pick<Retired, 'payments' | 'reservations'>> {
  const isOver = and(
    eq(reservations.dealer, dealer),
    isNotNull(reservations.chargeId),
    notInArray(reservations.state, ['pending', 'paid']),
    notInArray(reservations.payment, owedPayments),
  );
  const gone = await db.delete(reservations).where(and(isOver, lt(reservations.createdAt, paymentsBefore)));
  const left = await db
    .update(reservations)
    .set(withoutPerson(now))
    .where(and(isOver, isNull(reservations.erasedAt), lt(reservations.createdAt, personsBefore)));
  return { reservations: gone.rowCount ?? 0, payments: left.rowCount ?? 0 };
}
