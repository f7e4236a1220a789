import { tradeInStart } from '#src/journeys/trade-in/contract/journey.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { startAnswer } from '#src/journeys/trade-in/server/journey-page.ts';
import { valuationErrorPage } from '#src/journeys/trade-in/server/journey-step.ts';

export default jsonEndpoint(tradeInStart, startAnswer, {
  limit: { calls: 120, seconds: 600 },
  onError: valuationErrorPage,
});

export const config: FunctionConfig = { path: '/cars/trade-in', method: ['GET', 'HEAD'] };
