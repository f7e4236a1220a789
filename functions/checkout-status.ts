import { checkoutStatus as contract } from '#src/journeys/reserve/contract/checkout.ts';
import { checkoutStatus } from '#src/journeys/reserve/server/checkout-status.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

export default jsonEndpoint(contract, async ({ db, dealer, params, now }) =>
  checkoutStatus(db, dealer.slug, params.id ?? '', now),
);

export const config: FunctionConfig = { path: '/api/checkout/:id', method: 'GET' };
