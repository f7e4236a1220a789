/** Combines a flood's due deliveries (leads/flood.ts) to one address into one email; closes each separately. */
import { triedNoun } from '#src/domain/leads/form-copy.ts';
import { categoryLabel } from '#src/domain/leads/category-label.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { createHash } from 'node:crypto';
import { failureText } from '../platform/database/failure-text.ts';
import { logFailure } from '../platform/log.ts';
import { choosePost } from '../platform/mail/choose-mailer.ts';
import { renderMail, type MailCopy } from '../platform/mail/render-mail.ts';
import { closeDelivered, closeFailed } from './close-attempt.ts';
import { leaseDue, type Lease } from './lease.ts';
import { loadLead } from './load-lead.ts';
import { nextTryMs } from './retry.ts';
import type { Delivered, Worker } from './worker.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { isMarked } from './lead-details.ts';

/** Per email. */
const maxLeads = 200;

export async function deliverDigests(worker: Worker, total: Delivered): Promise<void> {
  const { db, dealer, now } = worker;
  const leases = await leaseDue(db, { dealer: dealer.slug, now: now(), most: maxLeads, isDigest: true });
  for (const [target, own] of Map.groupBy(leases, (lease) => lease.target))
    await deliverDigest(worker, target, own, total);
}

async function deliverDigest(worker: Worker, target: string, leases: Lease[], total: Delivered): Promise<void> {
  const { db, now } = worker;
  try {
    await send(worker, target, leases);
    for (const lease of leases)
      await closeDelivered(db, lease, `accepted by the mail server in a digest of ${leases.length} leads`, now());
    total.delivered += leases.length;
  } catch (cause) {
    const failure = { message: failureText(cause), permanent: false, retryAfterMs: null };
    logFailure({ at: 'delivery', dealer: worker.dealer.slug, leads: leases.length }, 'A digest was not sent', cause);
    for (const lease of leases) {
      const nextMs = nextTryMs(lease.attempts, failure, (worker.random ?? Math.random)());
      await closeFailed(db, lease, failure.message, { now: now(), nextMs });
      total[nextMs === null ? 'dead' : 'failed']++;
    }
  }
}

const longestMessage = 400;

function digestMail(leads: DeliveredLead[], settings: DeliveredLead['settings']): MailCopy {
  const { enquiries, enquiry } = regionalTerms[settings.regional.locale];
  const count = leads.length === 1 ? `1 more ${enquiry}` : `${leads.length} more ${enquiries}`;
  const intro = `More ${enquiries} than usual came in, so these are combined in one email. Each is stored under its reference.`;
  const subject = `${count} from your website`;
  return renderMail(
    {
      subject,
      preview: intro,
      parts: [
        { kind: 'heading', text: subject },
        { kind: 'text', text: [intro] },
        ...leads.map((lead, at) => ({ kind: 'text' as const, text: [entryOf(lead, at)] })),
      ],
      why: 'Sent because shoppers used the website. Contains personal details: please don’t forward it outside the dealership.',
      sender: [],
    },
    settings,
  );
}

function entryOf({ lead, vehicle, settings, location }: DeliveredLead, at: number): string {
  const message =
    lead.message && (lead.message.length > longestMessage ? `${lead.message.slice(0, longestMessage)}…` : lead.message);
  return [
    `${at + 1}. ${categoryLabel(lead.category, settings.regional.locale, triedNoun(vehicle, settings))}, ${zonedMomentText(lead.createdAt.getTime(), location?.timeZone ?? settings.regional.timeZone, settings.regional.locale)}${isMarked(lead) ? ' (possible spam)' : ''}`,
    [lead.name ?? 'No name given', lead.phone, lead.email].filter(Boolean).join(', '),
    ...(vehicle ? [`${vehicle.name}${vehicle.stockNumber ? ` (${vehicle.stockNumber})` : ''}`] : []),
    ...(message ? [message] : []),
    `Reference ${lead.id}`,
  ].join('\n');
}

async function send({ db, dealer, environment, now, post }: Worker, target: string, leases: Lease[]): Promise<void> {
  const { siteUrl } = dealer.settings;
  const ids = [...new Set(leases.map(({ leadId }) => leadId))];
  const leads = await Promise.all(ids.map((leadId) => loadLead(db, dealer, leadId, now())));
  const { mailer, from } = post ?? choosePost({ environment, db, dealer: dealer.slug, siteUrl, now });
  const id = createHash('sha256')
    .update(
      leases
        .map((lease) => lease.id)
        .toSorted()
        .join(),
    )
    .digest('hex')
    .slice(0, 32);
  await mailer.send({
    from,
    to: target,
    ...digestMail(
      leads.toSorted((a, b) => a.lead.createdAt.getTime() - b.lead.createdAt.getTime()),
      dealer.settings,
    ),
    automatic: 'auto-generated',
    messageId: `<digest.${id}@${new URL(siteUrl).hostname}>`,
  });
}
