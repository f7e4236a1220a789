import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { reservationUrl } from '#src/domain/price/reserve-paths.ts';
import type { Database } from '../database/database.ts';
import { reservations } from '../database/schema.ts';

export type Reservation = typeof reservations.$inferSelect;

/** Since when it stands: paid for, or held without a payment. */
export const heldSince = ({ paidAt, createdAt }: Pick<Reservation, 'paidAt' | 'createdAt'>): number =>
  (paidAt ?? createdAt).getTime();
type Reader = Pick<Database, 'select'>;

const holding = ['pending', 'paid'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** PostgreSQL refuses to look for any other. */
export const isReservationId = (id: string): boolean => uuid.test(id);

/** Whether a reservation holds its vehicle; once its time is over it does not, whatever the row still says. */
export const holds = ({ state, expiresAt }: Pick<Reservation, 'state' | 'expiresAt'>, now: number): boolean =>
  holding.includes(state) && expiresAt.getTime() > now;

/** `pending` and `paid` are in the row until somebody looks. */
export const isHolding = inArray(reservations.state, holding);

export async function reservationOf(db: Reader, dealer: string, id: string): Promise<Reservation | null> {
  if (!isReservationId(id)) return null;
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.dealer, dealer), eq(reservations.id, id)));
  return row ?? null;
}

/** The one that a browser's key began, as long as it holds. */
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

/** The one whose receipt has this key. */
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

/** Who has a vehicle now. */
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

/** Where the shopper reads how it stands: whoever has the key may see, change and cancel it. */
export const confirmationPath = ({ receiptKey }: Pick<Reservation, 'receiptKey'>): string =>
  reservationUrl(receiptKey ?? '');
