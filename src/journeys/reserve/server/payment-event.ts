/** Every step is repeatable, because the gateway retries. */
import type { Database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import type { Environment } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { PaymentEvent, PaymentProvider } from './payments/payment-provider.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { sendReceipt } from './receipt.ts';
import { recordPayment, type PaidEvent } from './record-payment.ts';
import { recordCapture } from './record-capture.ts';
import { recordReturn } from './record-return.ts';
import { settlePayment } from './settle-payment.ts';
import { storeReservationLead } from './reservation-lead.ts';

export interface PaymentNeeds {
  db: Database;
  dealer: DealerRecord;
  site: SiteFiles;
  environment: Environment;
  provider: PaymentProvider;
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

/** @throws {ProviderDownError} when a refund must be retried. */
export async function takePaymentEvent(needs: PaymentNeeds, event: PaymentEvent): Promise<void> {
  const {
    db,
    dealer: { slug },
    now,
  } = needs;
  const which = { dealer: slug, now };
  if (event.kind === 'captured') return recordCapture(db, { ...which, chargeId: event.chargeId });
  if (event.kind === 'refunded' || event.kind === 'released')
    return recordReturn(db, { ...which, chargeId: event.chargeId });
  // Dealers sharing an account receive each other's events.
  if (event.kind === 'paid' && event.dealer === slug) return takePayment(needs, event);
}

async function takePayment(needs: PaymentNeeds, event: PaidEvent): Promise<void> {
  const { db, dealer, provider, now, waitUntil } = needs;
  const authorisation = event.isAuthorisation ? await provider.authorisation(event.chargeId) : null;
  const { outcome, reservation } = await recordPayment({ ...needs, authorisation }, event);
  if (!reservation || outcome === 'refused') return reportStray(dealer.slug, event);
  if (outcome === 'done') return;
  if (outcome === 'refund') {
    await settlePayment(db, provider, reservation, now);
  } else {
    const leadId = await storeReservationLead(needs, reservation);
    if (leadId) deliverNewLead(needs, leadId);
  }
  if (outcome !== 'seen') waitUntil(sendReceipt(needs, reservation));
}

function reportStray(dealer: string, { reservationId, paymentId, amountCents, currency }: PaidEvent): void {
  logFailure(
    { at: 'checkout', dealer, reservationId, paymentId, amountCents, currency },
    'PAYMENT WITHOUT A RESERVATION: its amount, currency or ID doesn’t match the reservation, or there is no reservation. Nothing is on hold; check the payment in the gateway.',
  );
}
