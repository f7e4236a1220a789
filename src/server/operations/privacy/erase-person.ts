/**
 * Erasure (APP 11.2, 13), logged in the same transaction. Tax law requires retaining a deposit's amount, dates and
 * gateway id, without name, email or phone.
 */
import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { forgetAddressHold } from '#src/journeys/reserve/server/address-holds.ts';
import { lockVehicle, releaseVehicle } from '#src/journeys/reserve/server/vehicle-hold.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import { noteAction, personHashes } from '../../platform/operator-actions.ts';
import { findPerson, type FoundRows } from './find-person.ts';
import type { PersonTable } from './personal-data.ts';
import { pendingWork, type PendingWork } from './pending-work.ts';
import type { Who } from './who.ts';

export interface Erasing {
  who: Who;
  actor: string;
  now: number;
  dropsPending: boolean;
}

export type Erased =
  { outcome: 'erased'; counts: Counts; found: FoundRows } | { outcome: 'pending'; waiting: PendingWork };

type Counts = Partial<Record<PersonTable | 'payments', number>>;

export async function erasePerson(db: Database, { who, actor, now, dropsPending }: Erasing): Promise<Erased> {
  return db.transaction(async (tx) => {
    const found = await findPerson(tx, who);
    await tx
      .select({ id: schema.deliveries.id })
      .from(schema.deliveries)
      .where(inArray(schema.deliveries.id, idsOf(found.deliveries)))
      .for('update');
    const waiting = pendingWork(
      {
        ...found,
        deliveries: await tx
          .select()
          .from(schema.deliveries)
          .where(inArray(schema.deliveries.id, idsOf(found.deliveries))),
      },
      now,
    );
    if (mustWait(waiting, dropsPending)) return { outcome: 'pending', waiting };
    for (const hold of waiting.freeHolds) await endHold(tx, hold);
    const counts = await removeRows(tx, found, now);
    await noteAction(tx, {
      actor,
      action: 'person.erase',
      dealer: who.dealer,
      personHashes: personHashes(who),
      counts: { ...counts, droppedDeliveries: waiting.deliveries.length },
      now,
    });
    return { outcome: 'erased', counts, found };
  });
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

function mustWait(
  { deliveries, testDrives, freeHolds, deposits, isSending }: PendingWork,
  dropsPending: boolean,
): boolean {
  return (
    deposits.length > 0 || isSending || (!dropsPending && deliveries.length + testDrives.length + freeHolds.length > 0)
  );
}

async function endHold(tx: Transaction, hold: FoundRows['reservations'][number]): Promise<void> {
  await lockVehicle(tx, hold);
  await releaseVehicle(tx, hold);
  await forgetAddressHold(tx, hold);
}

const isPayment = ({ chargeId }: FoundRows['reservations'][number]): boolean => chargeId !== null;

export const withoutPerson = (now: number) => ({ name: '', email: '', phone: '', erasedAt: new Date(now) });

async function removeRows(tx: Transaction, found: FoundRows, now: number): Promise<Counts> {
  const payments = found.reservations.filter(isPayment);
  await tx
    .update(schema.reservations)
    .set(withoutPerson(now))
    .where(inArray(schema.reservations.id, idsOf(payments)));
  const removed: FoundRows = { ...found, reservations: found.reservations.filter((one) => !isPayment(one)) };
  for (const name of removalOrder) await remove(tx, name, removed);
  return { ...Object.fromEntries(removalOrder.map((name) => [name, removed[name].length])), payments: payments.length };
}

/** Referencing rows come first. */
export const removalOrder = [
  'deliveryAttempts',
  'deliveries',
  'leadStatuses',
  'consents',
  'appointments',
  'buyingPlans',
  'financeApplications',
  'leads',
  'watchlist',
  'sessions',
  'shoppers',
  'signInCodes',
  'valuations',
  'miscellaneous',
  'localMessages',
  'events',
  'reservations',
] as const satisfies PersonTable[];

async function remove(tx: Transaction, name: PersonTable, found: FoundRows): Promise<void> {
  if (name === 'watchlist') {
    await tx.delete(schema.watchlist).where(inArray(schema.watchlist.shopperId, idsOf(found.shoppers)));
    return;
  }
  const table = schema[name] as PgTable & Pick<typeof schema.leads, 'id'>;
  await tx.delete(table).where(
    inArray(
      table.id,
      (found[name] as { id: string }[]).map(({ id }) => id),
    ),
  );
}
