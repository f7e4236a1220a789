/** Outbox worker. Never throws for a failed delivery. */
import { guardedFetch } from '#src/network/guarded-fetch.ts';
import { failureText } from '../platform/database/failure-text.ts';
import { allowanceFor } from '../platform/dealer/allowed-variables.ts';
import { isAnswered } from '../leads/late-leads.ts';
import { logFailure } from '../platform/log.ts';
import { choosePost } from '../platform/mail/choose-mailer.ts';
import { shopperTarget } from '../leads/route-lead.ts';
import { smsProvider } from '../platform/providers/sms.ts';
import { closeDelivered, closeFailed } from './close-attempt.ts';
import { deliverDigests } from './deliver-digests.ts';
import { DeliveryError } from './delivery-error.ts';
import { leaseDue, type Lease } from './lease.ts';
import { loadLead } from './load-lead.ts';
import { nextTryMs, type Failure } from './retry.ts';
import { sendLeadMail } from './send-mail.ts';
import { isNews, mailDealer, mailNews, mailShopper, textShopper } from './send-notice.ts';
import { sendWebhook } from './send-webhook.ts';
import type { Worker, Delivered } from './worker.ts';

const maxConcurrent = 5;

export async function deliverDue(worker: Worker): Promise<Delivered> {
  const { db, dealer, now, leadId, budgetMs = 20_000 } = worker;
  const total: Delivered = { delivered: 0, failed: 0, dead: 0 };
  const started = performance.now();
  while (performance.now() - started < budgetMs) {
    const leases = await leaseDue(db, { dealer: dealer.slug, now: now(), most: maxConcurrent, leadId });
    if (leases.length === 0) break;
    for (const outcome of await Promise.all(leases.map((lease) => deliver(lease, worker)))) total[outcome]++;
  }
  if (leadId === undefined) await deliverDigests(worker, total);
  return total;
}

async function deliver(lease: Lease, worker: Worker): Promise<keyof Delivered> {
  if (lease.wasLost) log(worker, lease, 'An attempt was interrupted before its outcome was known; trying again.');
  const outcome = await attempt(lease, worker);
  if (typeof outcome === 'string') {
    await closeDelivered(worker.db, lease, outcome, worker.now());
    return 'delivered';
  }
  const nextMs = nextTryMs(lease.attempts, outcome, (worker.random ?? Math.random)());
  await closeFailed(worker.db, lease, outcome.message, { now: worker.now(), nextMs });
  log(
    worker,
    lease,
    `${outcome.message}. ${nextMs === null ? 'No further attempts.' : `Next attempt in ${Math.round(nextMs / 1000)} s.`}`,
  );
  return nextMs === null ? 'dead' : 'failed';
}

async function attempt(lease: Lease, worker: Worker): Promise<string | Failure> {
  try {
    return await send(lease, worker);
  } catch (cause) {
    if (cause instanceof DeliveryError) {
      const { message, permanent, retryAfterMs } = cause;
      return { message, permanent: permanent && lease.target === shopperTarget, retryAfterMs };
    }
    return { message: failureText(cause), permanent: false, retryAfterMs: null };
  }
}

async function send({ id, leadId, channel, target, notice }: Lease, worker: Worker): Promise<string> {
  const { db, dealer, environment, now } = worker;
  const lead = await loadLead(db, dealer, leadId, now());
  if (channel === 'webhook')
    return sendWebhook(lead, {
      target,
      notice,
      deliveryId: id,
      now: now(),
      values: worker.values ?? process.env,
      fetch:
        worker.fetch ??
        ((url, call) => guardedFetch(url, { ...call, privateHosts: allowanceFor(dealer).privateHosts })),
    });
  const notified = { notice, deliveryId: id, now: now() };
  if (channel === 'sms')
    return textShopper(
      lead,
      smsProvider(dealer, { db, environment, now: now(), ...(worker.values ? { variables: worker.values } : {}) }),
      notified,
    );
  const post =
    worker.post ?? choosePost({ environment, db, dealer: dealer.slug, siteUrl: dealer.settings.siteUrl, now });
  if (isNews(notice)) return mailNews(lead, post, { ...notified, db, dealer });
  if (target === shopperTarget) return mailShopper(lead, post, notified);
  if (notice.startsWith('late:') && (await isAnswered(db, leadId))) return 'not sent: the lead has since been answered';
  if (notice !== 'lead') return mailDealer(lead, post, { ...notified, target, environment });
  return sendLeadMail(lead, post, { target, deliveryId: id });
}

function log({ dealer }: Worker, { id, leadId, channel, attempts }: Lease, error: string): void {
  logFailure({ at: 'delivery', dealer: dealer.slug, deliveryId: id, leadId, channel, attempts }, error);
}
