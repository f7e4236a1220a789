import { startCheckout as contract } from '#src/journeys/reserve/contract/checkout.ts';
import { startCheckout } from '#src/journeys/reserve/server/start-checkout.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

export default jsonEndpoint(contract, startCheckout, { limit: { calls: 10, seconds: 600 } });

export const config: FunctionConfig = { path: '/api/checkout', method: 'POST' };
