import { valuationAdjustments } from '#src/contracts/valuation-adjustments.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { requireValuations } from '#src/server/trade-in/trade-in-access.ts';
import { adjustValuation } from '#src/server/trade-in/value-trade-in.ts';

export default jsonEndpoint(valuationAdjustments, async ({ input, params, db, dealer, session, now }) => {
  requireValuations(dealer.settings, session);
  return adjustValuation(db, dealer, params.id ?? '', input.adjustmentAnswers, now);
});

export const config: FunctionConfig = { path: '/api/valuations/:id/adjustments', method: 'POST' };
