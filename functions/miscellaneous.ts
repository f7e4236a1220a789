import { miscellaneous } from '#src/contracts/miscellaneous.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { refuseUnless } from '#src/server/trade-in/trade-in-access.ts';
import { keepMiscellaneous } from '#src/server/trade-in/keep-miscellaneous.ts';

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
