import type { Database } from '#src/server/platform/database/database.ts';
import { reservationsOf, type EndHoldResult, type Requested } from './end-free-hold.ts';
import { endReservation } from './end-reservation.ts';
import { holds } from './reservation.ts';

/** The scheduled run captures a held deposit within a minute (RES-06). `now` in epoch milliseconds. */
export async function sellHeld(db: Database, requested: Requested, now: number): Promise<EndHoldResult> {
  const standing = (await reservationsOf(db, requested)).filter((one) => one.state === 'paid' && holds(one, now));
  const [hold] = standing;
  if (!hold) return { ended: false, text: 'There is no active hold with this id, or on a vehicle with this id.' };
  if (standing.length > 1)
    return {
      ended: false,
      text: 'Several dealers have a hold on a vehicle with this id. Add --dealer to choose a dealer.',
    };
  if (!(await endReservation({ db, provider: null, now }, hold, 'sold')))
    return { ended: false, text: 'This hold has already ended.' };
  const { dealer, id, vehicleName } = hold;
  return {
    ended: true,
    dealer,
    id,
    text: `Marked the ${vehicleName} as sold to the shopper with hold ${id}. ${hold.payment === 'authorised' ? 'The held deposit will be captured within a minute.' : 'There was nothing to capture.'}`,
  };
}
