import { removeCar } from '#src/journeys/account/contract/watchlist.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { ownerByPhone } from '#src/journeys/account/server/watchlist-owner.ts';
import { removeCarOf } from '#src/journeys/account/server/watchlist.ts';

export default jsonEndpoint(
  removeCar,
  async ({ input, db, dealer, session }) => {
    const owner = ownerByPhone(input.phone_number, dealer, session);
    await removeCarOf(db, owner, input.car_id);
    return { success: true };
  },
  { budget: null },
);

export const config: FunctionConfig = { path: '/api/watchlist/remove-car', method: 'POST' };
