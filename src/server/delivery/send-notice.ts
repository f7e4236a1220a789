/**
 * What a lead's further notices say, and to whom: the shopper by mail or text, the dealer by mail
 * (webhooks say it in their body).
 */
import { isEmail } from '#src/contracts/lead-rules.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { localTimeText } from '../appointments/calendar-file.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mailing } from '../mail/choose-mailer.ts';
import type { SmsProvider } from '../providers/sms-provider.ts';
import { SmsRefusedError } from '../providers/sms-twilio.ts';
import { zoneOf } from '../shopper/receipt.ts';
import { shopperMail, type MailCopy } from '../shopper/shopper-mail.ts';
import { shopperText } from '../shopper/shopper-text.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { cancelledNotice, reservationCancelled } from './reservation-notice.ts';

interface Notice {
  notice: string;
  deliveryId: string;
  now: number;
}

/** Throws DeliveryError. */
export async function mailShopper(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { notice, deliveryId, now }: Notice,
): Promise<string> {
  const { lead, location, settings } = delivered;
  if (!lead.email) throw new DeliveryError('The lead has no e-mail address any more', { permanent: true });
  return mailed(
    mailer.send({
      from,
      to: lead.email,
      ...shopperMail(delivered, notice, now),
      messageId: messageId(delivered, deliveryId),
      replyTo: location?.email ?? settings.private.leads.fallbackEmail,
    }),
  );
}

/** Throws DeliveryError. */
export async function textShopper(
  delivered: DeliveredLead,
  sms: SmsProvider,
  { notice, now }: Notice,
): Promise<string> {
  if (!delivered.lead.phone) throw new DeliveryError('The lead has no phone number any more', { permanent: true });
  try {
    await sms.send({ to: delivered.lead.phone, text: shopperText(delivered, notice, now) });
    return 'taken by the text message service';
  } catch (cause) {
    if (cause instanceof SmsRefusedError)
      throw new DeliveryError('The text message service refuses this number', { permanent: true, cause });
    throw cause;
  }
}

/** Tells the dealer what became of a test drive. Throws DeliveryError. */
export async function mailDealer(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { notice, deliveryId, target }: Omit<Notice, 'now'> & { target: string },
): Promise<string> {
  const { lead } = delivered;
  return mailed(
    mailer.send({
      from,
      to: target,
      ...(notice === cancelledNotice ? reservationCancelled(delivered) : dealerCopy(delivered, notice)),
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
    return 'taken by the mail server';
  } catch (cause) {
    if (cause instanceof MailError) throw new DeliveryError(cause.message, { permanent: cause.permanent, cause });
    throw cause;
  }
}

/** For a person in the showroom: what changed stands first. */
function dealerCopy({ lead, vehicle, location, settings, appointment }: DeliveredLead, notice: string): MailCopy {
  const at = (time: Date): string => localTimeText(time.getTime(), zoneOf(location, settings));
  const about = vehicle
    ? `${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (${vehicle.stockNumber})` : ''}`
    : 'no vehicle named';
  const when = appointment ? at(appointment.startsAt) : '';
  const isCancelled = notice === 'cancelled';
  const lines = [
    isCancelled
      ? `${lead.name ?? 'The shopper'} has cancelled the test drive of ${when}. Its time is free again.`
      : `${lead.name ?? 'The shopper'} has moved the test drive to ${when}.`,
    [
      ...(!isCancelled && appointment?.previousStartsAt ? [`Before: ${at(appointment.previousStartsAt)}`] : []),
      `Vehicle: ${about}`,
      ...(location ? [`Where: ${location.name}`] : []),
      ...(lead.phone ? [`Phone: ${lead.phone}`] : []),
      ...(lead.email ? [`E-mail: ${lead.email}`] : []),
      `Reference: ${leadReference(lead.id)}`,
      ...(vehicle ? [`${settings.siteUrl}${vehicleUrl(vehicle.slug)}`] : []),
    ].join('\n'),
  ];
  return {
    subject: `Test drive ${isCancelled ? 'cancelled' : 'moved'}: ${when}, ${about}`,
    text: `${lines.join('\n\n')}\n`,
  };
}
