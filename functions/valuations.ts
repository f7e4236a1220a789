import { valuation } from '#src/journeys/trade-in/contract/valuation.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { lookupBudget } from '#src/server/platform/lookups/lookup-budget.ts';
import { valuationProvider } from '#src/journeys/trade-in/server/providers/valuation-services.ts';
import { requireValuations } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { valueTradeIn } from '#src/journeys/trade-in/server/value-trade-in.ts';

export default jsonEndpoint(
  valuation,
  async ({ input, ...call }) => {
    const { db, dealer, site, session, now } = call;
    requireValuations(dealer.settings, session);
    return valueTradeIn(db, dealer, valuationProvider(dealer.settings, site, lookupBudget(call)), {
      ...input,
      now,
    });
  },
  { limit: { calls: 30, seconds: 600 } },
);

export const config: FunctionConfig = { path: '/api/valuations', method: 'POST' };
