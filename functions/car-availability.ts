import { carAvailability } from '#src/contracts/availability.ts';
import { offerOf } from '#src/journeys/reserve/server/reservation-offer.ts';
import { jsonEndpoint, type Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { unexpiredTradeIn } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { availability } from '#src/server/vehicles/availability.ts';
import { currentVehicle, type CurrentVehicle } from '#src/server/vehicles/current-vehicle.ts';

export default jsonEndpoint(carAvailability, async (call) => {
  const current = await currentVehicle(call.params.id ?? '', call);
  const state = availability(current, call.dealer.settings);
  const offer = call.input.offer === '1' ? { offer: state.reservable ? await offerNow(call, current) : null } : {};
  return Response.json(
    { ...state, ...offer },
    {
      headers: { 'cache-control': 'private, max-age=5' },
    },
  );
});

async function offerNow(call: Call<unknown>, { vehicle }: CurrentVehicle) {
  const { settings, locations } = call.dealer;
  return offerOf(call, { settings, locations, vehicle, now: call.now, tradeIn: await unexpiredTradeIn(call) });
}

export const config: FunctionConfig = { path: '/api/cars/:id/availability', method: 'GET' };
