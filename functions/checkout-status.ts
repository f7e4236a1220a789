import { checkoutStatus as contract } from '#src/contracts/checkout.ts';
import { checkoutStatus } from '#src/server/checkout/checkout-status.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';

export default jsonEndpoint(contract, async ({ db, dealer, params, now }) =>
  checkoutStatus(db, dealer.slug, params.id ?? '', now),
);

export const config: FunctionConfig = { path: '/api/checkout/:id', method: 'GET' };
