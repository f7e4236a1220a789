import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { reservationUrl } from '../rules/reserve-paths.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';

export type Reservation = typeof reservations.$inferSelect;

export const heldSince = ({ paidAt, createdAt }: Pick<Reservation, 'paidAt' | 'createdAt'>): number =>
  (paidAt ?? createdAt).getTime();
type Reader = Pick<Database, 'select'>;

const holding = ['pending', 'paid'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** PostgreSQL rejects other ids. */
export const isReservationId = (id: string): boolean => uuid.test(id);

/** False once overdue, whatever the row's state. */
export const holds = ({ state, expiresAt }: Pick<Reservation, 'state' | 'expiresAt'>, now: number): boolean =>
  holding.includes(state) && expiresAt.getTime() > now;

export const isHolding = inArray(reservations.state, holding);

export async function reservationOf(db: Reader, dealer: string, id: string): Promise<Reservation | null> {
  if (!isReservationId(id)) return null;
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.dealer, dealer), eq(reservations.id, id)));
  return row ?? null;
}

export async function reservationOfKey(
  db: Reader,
  dealer: string,
  key: string,
  now: number,
): Promise<Reservation | null> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.dealer, dealer),
        eq(reservations.idempotencyKey, key),
        isHolding,
        gt(reservations.expiresAt, new Date(now)),
      ),
    );
  return row ?? null;
}

export async function reservationOfReceipt(
  db: Reader,
  dealer: string,
  key: string | null,
): Promise<Reservation | null> {
  if (!key || key.length < 16) return null;
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.dealer, dealer), eq(reservations.receiptKey, key), isNull(reservations.erasedAt)));
  return row ?? null;
}

export async function holderOf(db: Reader, dealer: string, carId: string, now: number): Promise<Reservation | null> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.dealer, dealer),
        eq(reservations.carId, carId),
        isHolding,
        gt(reservations.expiresAt, new Date(now)),
      ),
    );
  return row ?? null;
}

/** The receipt key allows anyone to see, change and cancel it. */
export const confirmationPath = ({ receiptKey }: Pick<Reservation, 'receiptKey'>): string =>
  reservationUrl(receiptKey ?? '');
