import { saveCar } from '#src/journeys/account/contract/watchlist.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { findVehicle, vehicleOr404 } from '#src/server/vehicles/find-vehicle.ts';
import { ownerByPhone } from '#src/journeys/account/server/watchlist-owner.ts';
import { saveCarOf } from '#src/journeys/account/server/watchlist.ts';

export default jsonEndpoint(
  saveCar,
  async ({ input, db, dealer, session, site, now }) => {
    const owner = ownerByPhone(input.phone_number, dealer, session);
    const { id } = await vehicleOr404(findVehicle(site, input.car_id));
    await saveCarOf(db, owner, id, now);
    return { success: true };
  },
  { budget: null },
);

export const config: FunctionConfig = { path: '/api/watchlist/save-car', method: 'POST' };
