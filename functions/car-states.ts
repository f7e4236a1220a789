import { liveStates } from '#src/contracts/live-states.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { statesBySlug } from '#src/server/vehicles/current-vehicle.ts';

/** Only shared caches may store this: checkout checks again, and shoppers must see their own reservation. */
export default jsonEndpoint(liveStates, async (call) =>
  Response.json(
    { states: await statesBySlug(call) },
    { headers: { 'cache-control': 'public, max-age=0, s-maxage=5' } },
  ),
);

export const config: FunctionConfig = { path: '/api/cars/states', method: 'GET' };
