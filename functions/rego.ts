import { regoLookup } from '#src/journeys/trade-in/contract/rego.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { lookupBudget } from '#src/server/platform/lookups/lookup-budget.ts';
import { regoProvider } from '#src/journeys/trade-in/server/providers/rego.ts';
import { refuseUnless } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { findRego, stateToAsk } from '#src/journeys/trade-in/server/find-rego.ts';

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
