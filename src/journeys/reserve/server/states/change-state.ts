import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import type { Reservation } from '../reservation.ts';
import { nextState, statesBefore, type ReservationEvent, type State } from './reservation-states.ts';

type ExtraColumns = Partial<Omit<Reservation, 'id' | 'dealer' | 'state' | 'payment'>>;
type Writer = Pick<Transaction, 'update'>;

const stateOf = ({ state, payment }: Pick<Reservation, 'state' | 'payment'>): State => `${state}/${payment}` as State;

export function stateColumns(state: State): Pick<Reservation, 'state' | 'payment'> {
  const [reservation, payment] = state.split('/') as [string, string];
  return { state: reservation, payment };
}

/** Null, writing nothing, without such a transition or for a changed row. */
export async function changeState(
  tx: Writer,
  reservation: Reservation,
  event: ReservationEvent,
  further: ExtraColumns = {},
): Promise<Reservation | null> {
  const to = nextState(stateOf(reservation), event);
  if (to === null) return null;
  const [changed] = await moved(tx, stateOf(reservation), to, {
    where: and(eq(reservations.dealer, reservation.dealer), eq(reservations.id, reservation.id)),
    further,
  });
  return changed ?? null;
}

export async function changeStates(
  tx: Writer,
  event: ReservationEvent,
  where: SQL | undefined,
  further: ExtraColumns = {},
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
  { where, further }: { where: SQL | undefined; further: ExtraColumns },
): Promise<Reservation[]> {
  const { state, payment } = stateColumns(from);
  return tx
    .update(reservations)
    .set({ ...further, ...stateColumns(to) })
    .where(and(eq(reservations.state, state), eq(reservations.payment, payment), where))
    .returning();
}
