/** Webhooks carry notices in their body. */
import { isEmail } from '#src/contracts/lead-rules.ts';
import { holdNoticeMail, isHoldNotice } from '#src/journeys/reserve/server/hold-notices.ts';
import { isApplicationNotice } from '#src/journeys/finance-application/server/application-status.ts';
import { standingMail } from '#src/journeys/finance-application/server/standing-mail.ts';
import type { Database } from '../platform/database/database.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import type { Environment } from '../platform/environment.ts';
import { answeredUrl } from '../leads/answered-link.ts';
import { MailError } from '../platform/mail/mailer.ts';
import type { Mailing } from '../platform/mail/choose-mailer.ts';
import type { SmsProvider } from '../platform/providers/sms-provider.ts';
import { SmsRefusedError } from '../platform/providers/sms-twilio.ts';
import { shopperMail } from '../shopper/shopper-mail.ts';
import { shopperText } from '../shopper/shopper-text.ts';
import { dealerMail } from './dealer-mail.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DeliveredLead } from './delivered-lead.ts';

interface Notice {
  notice: string;
  deliveryId: string;
  now: number;
}

/** @throws {DeliveryError} */
export async function mailShopper(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { notice, deliveryId, now }: Notice,
): Promise<string> {
  const { lead, location, settings } = delivered;
  if (!lead.email) throw new DeliveryError('The lead no longer has an email address', { permanent: true });
  const replyTo = location?.email ?? settings.private.leads.fallbackEmail;
  return mailed(
    mailer.send({
      from,
      to: lead.email,
      ...shopperMail(delivered, notice, now, replyTo !== null),
      automatic: 'auto-replied',
      messageId: messageId(delivered, deliveryId),
      replyTo,
    }),
  );
}

export const isNews = (notice: string): boolean => isHoldNotice(notice) || isApplicationNotice(notice);

/** @throws {DeliveryError} */
export async function mailNews(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { notice, deliveryId, now, db, dealer }: Notice & { db: Database; dealer: DealerRecord },
): Promise<string> {
  const copy = isHoldNotice(notice)
    ? await holdNoticeMail(db, dealer, delivered, { notice, now })
    : await standingMail(db, delivered, notice);
  if (copy === null) return 'not sent: the status has changed since, or messages are not sent at this hour';
  return mailed(
    mailer.send({
      from,
      ...copy,
      automatic: 'auto-generated',
      messageId: messageId(delivered, deliveryId),
      replyTo: delivered.location?.email ?? dealer.settings.private.leads.fallbackEmail,
    }),
  );
}

/** @throws {DeliveryError} */
export async function textShopper(
  delivered: DeliveredLead,
  sms: SmsProvider,
  { notice, now }: Notice,
): Promise<string> {
  if (!delivered.lead.phone) throw new DeliveryError('The lead no longer has a phone number', { permanent: true });
  try {
    await sms.send({ to: delivered.lead.phone, text: shopperText(delivered, notice, now) });
    return 'accepted by the text message service';
  } catch (cause) {
    if (cause instanceof SmsRefusedError)
      throw new DeliveryError('The text message service rejected this number', { permanent: true, cause });
    throw cause;
  }
}

/** @throws {DeliveryError} */
export async function mailDealer(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { notice, deliveryId, target, environment }: Omit<Notice, 'now'> & { target: string; environment: Environment },
): Promise<string> {
  const { lead, settings } = delivered;
  const link = answeredUrl({ slug: lead.dealer, siteUrl: settings.siteUrl }, lead, environment);
  return mailed(
    mailer.send({
      from,
      to: target,
      ...dealerMail(delivered, notice, link),
      automatic: 'auto-generated',
      messageId: messageId(delivered, deliveryId),
      replyTo: lead.email && isEmail(lead.email) ? lead.email : null,
    }),
  );
}

const messageId = ({ settings }: DeliveredLead, deliveryId: string): string =>
  `<lead.${deliveryId}@${new URL(settings.siteUrl).hostname}>`;

async function mailed(sending: Promise<void>): Promise<string> {
  try {
    await sending;
    return 'accepted by the mail server';
  } catch (cause) {
    if (cause instanceof MailError) throw new DeliveryError(cause.message, { permanent: cause.permanent, cause });
    throw cause;
  }
}
