import { miscellaneous } from '#src/journeys/trade-in/contract/miscellaneous.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { refuseUnless } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { keepMiscellaneous } from '#src/journeys/trade-in/server/keep-miscellaneous.ts';

export default jsonEndpoint(
  miscellaneous,
  async ({ input, db, dealer: { slug, settings }, now }) => {
    refuseUnless(
      settings.private.valuationMiscellaneous || settings.tradeIn.saveToMiscellaneous,
      'This dealer doesn’t store copies of valuations.',
    );
    await keepMiscellaneous(db, slug, input, now);
    return { success: true };
  },
  { limit: { calls: 30, seconds: 600 }, budget: 'events' },
);

export const config: FunctionConfig = { path: '/api/miscellaneous', method: 'POST' };
