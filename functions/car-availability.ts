import { carAvailability } from '#src/contracts/availability.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { availability } from '#src/server/vehicles/availability.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';

export default jsonEndpoint(carAvailability, async (call) => {
  const current = await currentVehicle(call.params.id ?? '', call);
  return Response.json(availability(current, call.dealer.settings), {
    headers: { 'cache-control': 'private, max-age=5' },
  });
});

export const config: FunctionConfig = { path: '/api/cars/:id/availability', method: 'GET' };
