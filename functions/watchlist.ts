import { watchlistCars } from '#src/journeys/account/contract/watchlist.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { ownerOf } from '#src/journeys/account/server/watchlist-owner.ts';
import { carsOf } from '#src/journeys/account/server/watchlist.ts';

export default jsonEndpoint(watchlistCars, async ({ db, dealer, session }) => {
  const cars = await carsOf(db, ownerOf(dealer, session));
  return { cars: cars.map(({ carId, savedAt }) => ({ car_id: carId, saved_at: savedAt.toISOString() })) };
});

export const config: FunctionConfig = { path: '/api/watchlist', method: 'GET' };
