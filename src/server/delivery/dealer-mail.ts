/** For staff; send-mail.ts sends leads to systems. */
import { categoryLabel } from '#src/domain/leads/category-label.ts';
import { bookingNoun, triedNoun } from '#src/domain/leads/form-copy.ts';
import { capitalise } from '#src/lib/text.ts';
import { isPurchase } from '#src/journeys/buying/server/purchase-lead.ts';
import { isEmail } from '#src/contracts/lead-rules.ts';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import { phoneText } from '../leads/read-phone.ts';
import type { MailPart, MailPhrase, MailRow } from '../platform/mail/mail-page.ts';
import { renderMail, type MailCopy } from '../platform/mail/render-mail.ts';
import { zoneOf } from '../shopper/receipt.ts';
import { vehicleText } from '../shopper/vehicle-text.ts';
import { isEndNotice, movedNotice, type EndNotice } from '#src/journeys/reserve/server/cancelled-notice.ts';
import { quotedReference } from '#src/journeys/reserve/server/quoted-reference.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { detailPairs, promiseText } from './lead-details.ts';
import { subjectMark } from './send-mail.ts';

interface DealerMailCopy {
  subject: string;
  alert: string | null;
  heading: string;
}

/** `answeredLink`: null without an operator key. */
export function dealerMail(delivered: DeliveredLead, notice: string, answeredLink: string | null): MailCopy {
  const { lead, settings } = delivered;
  const { subject, alert, heading } = notice.startsWith('late:')
    ? lateLeadCopy(delivered)
    : notice === 'staff'
      ? newLeadCopy(delivered)
      : isEndNotice(notice)
        ? reservationEndCopy(delivered, notice)
        : testDriveCopy(delivered, notice);
  const asksForAnswer = (notice === 'staff' || notice.startsWith('late:')) && answeredLink !== null && !lead.isTest;
  return renderMail(
    {
      subject: `${subjectMark(lead)}${subject}`,
      preview: [lead.phone, lead.message].filter(Boolean).join('. ').slice(0, 140),
      parts: [
        ...(alert ? [{ kind: 'alert' as const, text: alert }] : []),
        { kind: 'heading', text: heading },
        ...(lead.message ? [{ kind: 'panel' as const, paragraphs: [[`“${lead.message}”`]] }] : []),
        { kind: 'facts', rows: facts(delivered) },
        ...(asksForAnswer ? answerParts(delivered, answeredLink) : []),
      ],
      why: `Sent because a shopper used ${settings.siteUrl}. Contains personal details: please don’t forward it outside the dealership.`,
      sender: [],
    },
    settings,
  );
}

const categoryOf = ({ lead, vehicle, settings }: DeliveredLead): string =>
  categoryLabel(lead.category, settings.regional.locale, triedNoun(vehicle, settings));
const aboutOf = (delivered: DeliveredLead): string =>
  delivered.vehicle ? vehicleText(delivered.vehicle) : categoryOf(delivered);
const nameOf = ({ lead }: DeliveredLead): string => lead.name ?? 'Someone';

function newLeadCopy(delivered: DeliveredLead): DealerMailCopy {
  const promise = promiseText(delivered.lead, delivered);
  const { appointment, vehicle } = delivered;
  const { booked, pickUp } = regionalTerms[delivered.settings.regional.locale];
  const did = isPurchase(delivered.lead)
    ? `wants to buy the ${vehicle?.name ?? 'vehicle'}${appointment ? ` and has ${booked} the ${pickUp}` : ''}`
    : appointment
      ? `has ${booked} a ${triedNoun(vehicle, delivered.settings)}`
      : vehicle
        ? `is asking about the ${vehicle.name}`
        : 'sent a message';
  return {
    subject: [`${categoryOf(delivered)}: ${nameOf(delivered)}`, vehicle && vehicleText(vehicle)]
      .filter(Boolean)
      .join(', '),
    alert: promise && `Promised: ${promise}`,
    heading: `${nameOf(delivered)} ${did}`,
  };
}

function lateLeadCopy(delivered: DeliveredLead): DealerMailCopy {
  return {
    subject: `Not answered yet: ${nameOf(delivered)}, ${aboutOf(delivered)}`,
    alert: `Promised: ${promiseText(delivered.lead, delivered)}. No one has marked this lead as answered.`,
    heading: `${nameOf(delivered)} is still waiting`,
  };
}

function reservationEndCopy(delivered: DeliveredLead, notice: EndNotice): DealerMailCopy {
  const about = aboutOf(delivered);
  const shopper = delivered.lead.name ?? 'The shopper';
  if (notice === movedNotice)
    return {
      subject: `Reservation moved to another vehicle: ${about}`,
      alert: null,
      heading: `${shopper} has moved the reservation to another vehicle, so the ${about} is back up for sale. Any deposit moves with it; nothing is refunded.`,
    };
  return {
    subject: `Reservation ${regionalTerms[delivered.settings.regional.locale].cancelled}: ${about}`,
    alert: null,
    heading: `${shopper} no longer has the ${about} on hold, so it’s back up for sale. Any deposit is returned automatically.`,
  };
}

function testDriveCopy(
  { appointment, location, settings, ...delivered }: DeliveredLead,
  notice: string,
): DealerMailCopy {
  const at = (time: Date): string =>
    zonedMomentText(time.getTime(), zoneOf(location, settings), settings.regional.locale);
  const noun = bookingNoun({ form: delivered.lead.form, vehicle: delivered.vehicle }, settings);
  const { cancelled } = regionalTerms[settings.regional.locale];
  const when = appointment ? at(appointment.startsAt) : '';
  const name = delivered.lead.name ?? 'The shopper';
  const about = delivered.vehicle ? vehicleText(delivered.vehicle) : 'no vehicle named';
  if (notice === 'cancelled')
    return {
      subject: `${capitalise(noun)} ${cancelled}: ${when}, ${about}`,
      alert: null,
      heading: `${name} has ${cancelled} the ${noun} on ${when}. That time is available again.`,
    };
  return {
    subject: `${capitalise(noun)} moved: ${when}, ${about}`,
    alert: appointment?.previousStartsAt ? `Before: ${at(appointment.previousStartsAt)}` : null,
    heading: `${name} has moved the ${noun} to ${when}.`,
  };
}

/** Shown elsewhere, or useless to staff. */
const unsaid = new Set([
  'Promised to the shopper',
  'Reference',
  'Page',
  'Pages visited',
  'Time on the site',
  'Time on the page before sending',
]);

function facts(delivered: DeliveredLead): MailRow[] {
  const { lead, vehicle, location, settings } = delivered;
  const row = (label: string, value: MailPhrase | null): MailRow[] => (value === null ? [] : [{ label, value }]);
  const received = zonedMomentText(lead.createdAt.getTime(), zoneOf(location, settings), settings.regional.locale);
  return [
    ...row(
      'Phone',
      lead.phone && { label: phoneText(lead.phone, settings.regional.locale), url: phoneHref(lead.phone) },
    ),
    ...row(
      'Email',
      lead.email && (isEmail(lead.email) ? { label: lead.email, url: `mailto:${lead.email}` } : lead.email),
    ),
    ...row(
      'Vehicle',
      vehicle && { label: vehicleText(vehicle), url: `${settings.siteUrl}${vehicleUrl(vehicle.slug)}` },
    ),
    ...row('Where', location && location.name),
    ...detailPairs(delivered)
      .filter(([label]) => !unsaid.has(label))
      .flatMap(([label, value]) => row(label, value)),
    ...row('Reference', `${quotedReference(lead)}, received ${received}`),
  ];
}

function answerParts({ lead, settings }: DeliveredLead, link: string): MailPart[] {
  const isFollowed = lead.answerBy !== null && (settings.private.leads.escalation ?? []).length > 0;
  return [
    { kind: 'button', link: { label: 'Mark as answered', url: link } },
    ...(isFollowed
      ? [
          {
            kind: 'note' as const,
            text: 'Until someone selects this button or your system reports an answer, others are notified that this lead is waiting.',
          },
        ]
      : []),
  ];
}
