import { tradeInStart } from '#src/contracts/trade-in-journey.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { startAnswer } from '#src/server/trade-in/journey-page.ts';
import { valuationErrorPage } from '#src/server/trade-in/journey-step.ts';

export default jsonEndpoint(tradeInStart, startAnswer, {
  limit: { calls: 120, seconds: 600 },
  onError: valuationErrorPage,
});

export const config: FunctionConfig = { path: '/cars/trade-in', method: ['GET', 'HEAD'] };
