import { watchlistCars } from '#src/contracts/watchlist.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { ownerOf } from '#src/server/watchlist/watchlist-owner.ts';
import { carsOf } from '#src/server/watchlist/watchlist.ts';

export default jsonEndpoint(watchlistCars, async ({ db, dealer, session }) => {
  const cars = await carsOf(db, ownerOf(dealer, session));
  return { cars: cars.map(({ carId, savedAt }) => ({ car_id: carId, saved_at: savedAt.toISOString() })) };
});

export const config: FunctionConfig = { path: '/api/watchlist', method: 'GET' };
