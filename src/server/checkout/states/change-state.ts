/** The only way in which a reservation changes its state: along the table. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { reservations } from '../../database/schema.ts';
import type { Reservation } from '../reservation.ts';
import { nextState, statesBefore, type ReservationEvent, type State } from './reservation-states.ts';

type Further = Partial<Omit<Reservation, 'id' | 'dealer' | 'state' | 'payment'>>;
type Writer = Pick<Transaction, 'update'>;

const stateOf = ({ state, payment }: Pick<Reservation, 'state' | 'payment'>): State => `${state}/${payment}` as State;

/** The two columns of a state. */
export function stateColumns(state: State): Pick<Reservation, 'state' | 'payment'> {
  const [reservation, payment] = state.split('/') as [string, string];
  return { state: reservation, payment };
}

/** `further` is written with it. Null, and nothing is written, where the table knows no way or the row has moved on. */
export async function changeState(
  tx: Writer,
  reservation: Reservation,
  event: ReservationEvent,
  further: Further = {},
): Promise<Reservation | null> {
  const to = nextState(stateOf(reservation), event);
  if (to === null) return null;
  const [changed] = await moved(tx, stateOf(reservation), to, {
    where: and(eq(reservations.dealer, reservation.dealer), eq(reservations.id, reservation.id)),
    further,
  });
  return changed ?? null;
}

/** The same for all rows of a condition, each from the state that it is in. */
export async function changeStates(
  tx: Writer,
  event: ReservationEvent,
  where: SQL | undefined,
  further: Further = {},
): Promise<Reservation[]> {
  const changed: Reservation[] = [];
  for (const from of statesBefore(event))
    changed.push(...(await moved(tx, from, nextState(from, event)!, { where, further })));
  return changed;
}

async function moved(
  tx: Writer,
  from: State,
  to: State,
  { where, further }: { where: SQL | undefined; further: Further },
): Promise<Reservation[]> {
  const { state, payment } = stateColumns(from);
  return tx
    .update(reservations)
    .set({ ...further, ...stateColumns(to) })
    .where(and(eq(reservations.state, state), eq(reservations.payment, payment), where))
    .returning();
}
