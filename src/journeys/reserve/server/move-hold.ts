/** The hold keeps its end and deposit (RES-07). */
import { eq, and } from 'drizzle-orm';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { isDepositAllowed } from '#src/domain/price/deposit.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { checkoutUrl } from '../rules/reserve-paths.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import { nameLine } from '../view/agreed-wording.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Environment } from '#src/server/platform/environment.ts';
import { changeText, wasShown } from '#src/server/platform/shown.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { heldByAnother } from './hold-vehicle.ts';
import { moving } from './reservation-offer.ts';
import { holds, reservationOf, type Reservation } from './reservation.ts';
import { claimVehicle, expireLapsed, lockVehicle, releaseVehicle } from './vehicle-hold.ts';

interface Needs {
  db: Database;
  dealer: DealerRecord;
  site: SiteFiles;
  environment: Environment;
  now: number;
}

/**
 * Null if the hold is already on this vehicle.
 * @throws {EndpointError} 404 no_such_vehicle, 409 held, not_reservable, offer_changed or reservation_over
 */
export async function moveHold(
  { db, dealer, site, environment, now }: Needs,
  reservation: Reservation,
  { to, shown }: { to: string; shown: unknown },
): Promise<Reservation | null> {
  const { id, carId: from, depositCents } = reservation;
  if (to === from) return null;
  const { vehicle, state } = await currentVehicle(to, { db, dealer, site, now });
  if (state?.state === 'held') throw heldByAnother();
  const price = realPrice(vehicle);
  if (price === null || !isReservable(vehicle, dealer.settings) || !isDepositAllowed(depositCents / 100, price))
    throw new EndpointError(409, 'not_reservable', 'This vehicle can’t be reserved online. Please call us.');
  const target = { vehicle, settings: dealer.settings };
  const offer = moving(reservation, target);
  if (!wasShown(shown, offer, environment))
    throw new EndpointError(
      409,
      'offer_changed',
      changeText(shown, offer, environment) ?? 'The price has changed since you opened this page.',
    );
  return db.transaction(async (tx) => {
    // Sorted to avoid deadlocks.
    for (const carId of [from, to].toSorted()) await lockVehicle(tx, { dealer: dealer.slug, carId });
    const current = await reservationOf(tx, dealer.slug, id);
    if (current?.carId === to) return null;
    if (!current || current.carId !== from || current.state !== 'paid' || !holds(current, now))
      throw new EndpointError(
        409,
        'reservation_over',
        'This reservation has ended, so it can’t be moved to another vehicle.',
      );
    const which = { dealer: dealer.slug, carId: to };
    await expireLapsed(tx, which, now);
    if (!(await claimVehicle(tx, which, current.expiresAt.getTime(), now))) throw heldByAnother();
    await releaseVehicle(tx, current);
    const [moved] = await tx
      .update(reservations)
      .set({
        carId: to,
        price,
        vehicleName: vehicle.name,
        agreed: [`Moved to ${nameLine(target)}`, current.agreed].filter(Boolean).join('\n'),
        page: checkoutUrl(vehicle.slug),
        // Frees the key for a new hold on the first vehicle.
        idempotencyKey: `moved:${id}`,
      })
      .where(and(eq(reservations.dealer, dealer.slug), eq(reservations.id, id)))
      .returning();
    return moved ?? null;
  });
}
