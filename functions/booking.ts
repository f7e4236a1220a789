import { bookingPage, changeBooking } from '#src/contracts/shopper-pages.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { bookingErrorPage, changedBooking, showBooking } from '#src/server/shopper/booking-page.ts';

const onError = bookingErrorPage;
const show = jsonEndpoint(bookingPage, showBooking, { limit: { calls: 60, seconds: 600 }, onError });
const change = jsonEndpoint(changeBooking, changedBooking, {
  types: ['form'],
  limit: { calls: 20, seconds: 600 },
  onError,
});

export default function booking(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? change(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/booking', method: ['GET', 'HEAD', 'POST'] };
