import * as v from 'valibot';
import { contract } from './contract.ts';
import { nothing } from './fields.ts';

/** POST /api/payments/webhook: the gateway's word on a payment, signed over the raw body (API-14). No browser calls it. */
export const paymentWebhook = contract({
  name: 'payment-webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  input: nothing,
  reply: v.object({ received: v.literal(true) }),
  errors: ['bad_signature', 'not_configured', 'provider_down'],
});
