import { checkoutPage, checkoutStep } from '#src/journeys/reserve/contract/pages.ts';
import { submitCheckout, showCheckout } from '#src/journeys/reserve/server/pages/checkout-page.ts';
import { reserveErrorPage } from '#src/journeys/reserve/server/pages/error-page.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const onError = reserveErrorPage;
const show = jsonEndpoint(checkoutPage, showCheckout, { onError });
const send = jsonEndpoint(checkoutStep, submitCheckout, {
  types: ['form'],
  limit: { calls: 40, seconds: 600 },
  onError,
});

export default function checkout(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? send(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/cars/:slug/checkout', method: ['GET', 'HEAD', 'POST'] };
