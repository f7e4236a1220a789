import { checkoutJourneyPage, checkoutJourneyStep } from '#src/journeys/buying/contract/buying.ts';
import { buyingErrorPage } from '#src/journeys/buying/server/error-page.ts';
import { showBuying } from '#src/journeys/buying/server/shown-buying.ts';
import { submitBuyingStep } from '#src/journeys/buying/server/submit-step.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const onError = buyingErrorPage;
const show = jsonEndpoint(checkoutJourneyPage, showBuying, { onError });
const step = jsonEndpoint(checkoutJourneyStep, submitBuyingStep, {
  types: ['form'],
  limit: { calls: 80, seconds: 600 },
  onError,
});

export default function checkoutJourney(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? step(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/checkout-journey', method: ['GET', 'HEAD', 'POST'] };
