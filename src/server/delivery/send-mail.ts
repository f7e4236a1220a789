import { categoryLabel } from '#src/domain/leads/category-label.ts';
import { bookingNoun, triedNoun } from '#src/domain/leads/form-copy.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { careersSubcategory } from '#src/contracts/lead-event.ts';
import { isEmail } from '#src/contracts/lead-rules.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import { zoneOf } from '../shopper/receipt.ts';
import { MailError } from '../platform/mail/mailer.ts';
import type { Mailing } from '../platform/mail/choose-mailer.ts';
import { adfXml } from './adf.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { isMarked, leadDetails } from './lead-details.ts';

/**
 * Job applications are plain text, others single-part ADF.
 * @throws {DeliveryError}
 */
export async function sendLeadMail(
  delivered: DeliveredLead,
  { mailer, from }: Mailing,
  { target, deliveryId }: { target: string; deliveryId: string },
): Promise<string> {
  const { lead, settings } = delivered;
  try {
    await mailer.send({
      from,
      to: target,
      subject: subjectOf(delivered),
      text: isCareers(delivered) ? plainLead(delivered) : adfXml(delivered),
      messageId: `<lead.${deliveryId}@${new URL(settings.siteUrl).hostname}>`,
      replyTo: lead.email && isEmail(lead.email) ? lead.email : null,
    });
    return 'accepted by the mail server';
  } catch (cause) {
    if (cause instanceof MailError) throw new DeliveryError(cause.message, { cause });
    throw cause;
  }
}

/** "Test Drive: 2024 Toyota Corolla (A1234)", or "Test drive booked, Tuesday 24 November, 9:00 am (Sydney time): …" */
function subjectOf({ lead, vehicle, appointment, location, settings }: DeliveredLead): string {
  const { locale } = settings.regional;
  const about = vehicle ? `: ${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (${vehicle.stockNumber})` : ''}` : '';
  return `${subjectMark(lead)}${appointment ? `${capitalise(bookingNoun({ form: lead.form, vehicle }, settings))} ${regionalTerms[locale].booked}, ${zonedMomentText(appointment.startsAt.getTime(), zoneOf(location, settings), locale)}` : categoryLabel(isCareers({ lead }) ? careersSubcategory : lead.category, locale, triedNoun(vehicle, settings))}${about}`;
}

const isCareers = ({ lead }: Pick<DeliveredLead, 'lead'>): boolean => lead.subcategory === careersSubcategory;

function plainLead(delivered: DeliveredLead): string {
  const { name, email, phone, message } = delivered.lead;
  const contact = { Name: name, Email: email, Phone: phone };
  return [
    ...Object.entries(contact).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    ...(message ? ['', message] : []),
    '',
    ...leadDetails(delivered),
  ].join('\n');
}

export const subjectMark = (lead: DeliveredLead['lead']): string =>
  lead.isTest ? '[Test] ' : isMarked(lead) ? '[Possible spam] ' : '';
