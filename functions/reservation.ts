import { changeReservation, reservationView } from '#src/journeys/reserve/contract/pages.ts';
import { reserveErrorPage } from '#src/journeys/reserve/server/pages/error-page.ts';
import { changedReservation, showReservationPage } from '#src/journeys/reserve/server/pages/reservation-page.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const onError = reserveErrorPage;
const show = jsonEndpoint(reservationView, showReservationPage, { onError });
const change = jsonEndpoint(changeReservation, changedReservation, {
  types: ['form'],
  limit: { calls: 20, seconds: 600 },
  onError,
});

export default function reservation(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? change(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/reservation', method: ['GET', 'HEAD', 'POST'] };
