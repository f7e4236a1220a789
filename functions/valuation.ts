import { valuationPage, tradeInStep } from '#src/journeys/trade-in/contract/journey.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { showValuation } from '#src/journeys/trade-in/server/journey-page.ts';
import { submitTradeInStep, valuationErrorPage } from '#src/journeys/trade-in/server/journey-step.ts';

const onError = valuationErrorPage;
const show = jsonEndpoint(valuationPage, showValuation, { limit: { calls: 120, seconds: 600 }, onError });
const take = jsonEndpoint(tradeInStep, submitTradeInStep, {
  types: ['json', 'form'],
  limit: { calls: 60, seconds: 600 },
  onError,
});

export default function valuation(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? take(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/valuation', method: ['GET', 'HEAD', 'POST'] };
