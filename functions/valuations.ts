import { valuation } from '#src/contracts/valuation.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { lookupBudget } from '#src/server/lookups/lookup-budget.ts';
import { valuationProvider } from '#src/server/providers/valuation.ts';
import { requireValuations } from '#src/server/trade-in/trade-in-access.ts';
import { valueTradeIn } from '#src/server/trade-in/value-trade-in.ts';

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
