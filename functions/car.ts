import { carDetail } from '#src/contracts/car.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { carDetailReply } from '#src/server/vehicles/car-detail.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';

export default jsonEndpoint(carDetail, async (call) => {
  const { vehicle } = await currentVehicle(call.params.id ?? '', call);
  return Response.json(carDetailReply(vehicle, call.dealer.settings, call.now), {
    headers: { 'cache-control': 'private, max-age=30' },
  });
});

export const config: FunctionConfig = { path: '/api/cars/:id', method: 'GET' };
