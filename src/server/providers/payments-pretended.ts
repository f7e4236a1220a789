import type { PaymentProvider } from './payment-provider.ts';
import { readSignedEvent } from './payments-event.ts';

/** Signs pretended webhooks while developing, where nothing is worth protecting. */
export const pretendedSecret = 'whsec_development_only';

/** Takes no money: it leads straight back, and a payment is one once a webhook signed with the development secret says so. */
export function pretendedPayments(): PaymentProvider {
  return {
    createPayment: async ({ reservationId, successUrl }) => {
      const { pathname, search } = new URL(successUrl);
      return { paymentId: `pretended_${reservationId}`, redirectUrl: `${pathname}${search}` };
    },
    verifyWebhook: (body, headers, now) => readSignedEvent(body, headers, pretendedSecret, now),
    refund: async () => {},
  };
}
