import { valuationAdjustments } from '#src/journeys/trade-in/contract/valuation-adjustments.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { requireValuations } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { adjustValuation } from '#src/journeys/trade-in/server/value-trade-in.ts';

export default jsonEndpoint(valuationAdjustments, async ({ input, params, db, dealer, session, now }) => {
  requireValuations(dealer.settings, session);
  return adjustValuation(db, dealer, params.id ?? '', input.adjustmentAnswers, now);
});

export const config: FunctionConfig = { path: '/api/valuations/:id/adjustments', method: 'POST' };
