import { startCheckout as contract } from '#src/contracts/checkout.ts';
import { startCheckout } from '#src/server/checkout/start-checkout.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';

export default jsonEndpoint(contract, startCheckout, { limit: { calls: 10, seconds: 600 } });

export const config: FunctionConfig = { path: '/api/checkout', method: 'POST' };
