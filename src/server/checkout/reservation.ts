import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { reservations } from '../database/schema.ts';

export type Reservation = typeof reservations.$inferSelect;
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

/** Where the shopper reads how it went. */
export function confirmationPath({ id, page }: Pick<Reservation, 'id' | 'page'>): string {
  return `${page}${page.includes('?') ? '&' : '?'}reservation=${id}`;
}
