import { regoLookup } from '#src/contracts/rego.ts';
import { tradedWord } from '#src/domain/valuation/traded-kinds.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { lookupBudget } from '#src/server/lookups/lookup-budget.ts';
import { regoProvider } from '#src/server/providers/rego.ts';
import { refuseUnless } from '#src/server/trade-in/trade-in-access.ts';
import { findRego, stateToAsk } from '#src/server/trade-in/find-rego.ts';

export default jsonEndpoint(
  regoLookup,
  async ({ input, ...call }) => {
    const { environment, now } = call;
    const { settings } = call.dealer;
    refuseUnless(settings.tradeIn.shown, 'This dealer doesn’t look up registrations.');
    return findRego(
      regoProvider(settings.private.providers.rego, environment, lookupBudget(call)),
      input.rego,
      stateToAsk(input.regoState, settings.regional),
      now,
      tradedWord(null, settings),
    );
  },
  { limit: { calls: 20, seconds: 600 } },
);

export const config: FunctionConfig = { path: '/api/rego', method: 'GET' };
