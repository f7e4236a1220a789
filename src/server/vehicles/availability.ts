import type * as v from 'valibot';
import type { carAvailability, unreservableReasons } from '#src/contracts/availability.ts';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { CurrentVehicle } from './current-vehicle.ts';

/** Same rules as the card's buttons (CARD-04, RES-02). */
export function availability(
  { vehicle, state }: CurrentVehicle,
  settings: Pick<PublicSettings, 'reserve'>,
): v.InferInput<(typeof carAvailability)['reply']> {
  const available = isAvailable(vehicle);
  const reservable = isReservable(vehicle, settings);
  return {
    available,
    reservable,
    status: vehicle.status,
    ...(state?.until ? { until: state.until.toISOString() } : {}),
    reason: reservable ? null : reason({ vehicle, state }, available),
  };
}

function reason({ vehicle, state }: CurrentVehicle, available: boolean): (typeof unreservableReasons)[number] {
  if (!available) return 'sold';
  if (state) return 'held';
  return vehicle.reserved ? 'reserved' : 'not_offered';
}
