import { webhookAnswer } from '#src/journeys/reserve/server/webhook-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

export default function paymentWebhook(request: Request, context: FunctionContext): Promise<Response> {
  return webhookAnswer(request, context);
}

export const config: FunctionConfig = { path: '/api/payments/webhook', method: 'POST' };
