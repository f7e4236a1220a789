/**
 * The address is unverified, so the only typed text is a plain first name, plus any message and fields without links or
 * contact details. Factual emails without an offer or buy button need no marketing consent (Spam Act 2003, schedule 1,
 * clause 2).
 */
import { bookingNoun, driveConditions } from '#src/domain/leads/form-copy.ts';
import { greeting } from '#src/domain/leads/person-name.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { capitalise } from '#src/lib/text.ts';
import { isPurchase } from '#src/journeys/buying/server/purchase-lead.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import type { MailPart, MailPhrase, MailRow } from '../platform/mail/mail-page.ts';
import { mailSender } from '../platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '../platform/mail/render-mail.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { answerParts } from './answer-mail.ts';
import { purchaseParts } from './purchase-parts.ts';
import { receiptOf, shopperUrl } from './receipt.ts';
import { vehicleText } from './vehicle-text.ts';

type Settings = DeliveredLead['settings'];

/** `canReply`: replies reach the dealer. */
export function shopperMail(delivered: DeliveredLead, notice: string, now: number, canReply = true): MailCopy {
  const { settings } = delivered;
  const receipt = receiptOf(delivered, now);
  const parts =
    isPurchase(delivered.lead) && notice === 'received'
      ? purchaseParts(delivered, receipt)
      : receipt.booking
        ? bookingParts(receipt, receipt.booking, notice, delivered)
        : answerParts(delivered, receipt, { now, canReply });
  return renderMail(
    {
      subject: subjectOf(receipt, notice, settings),
      preview: receipt.booking
        ? `Reference ${receipt.reference}`
        : (receipt.answer ?? `Reference ${receipt.reference}`),
      parts: [...parts, { kind: 'text', text: contact(receipt) }],
      why: `You’re receiving this because this address was entered into a form on ${settings.siteUrl}. It’s not advertising. If that wasn’t you, you don’t need to do anything.`,
      sender: mailSender(settings, receipt.location, receipt.phone),
    },
    settings,
  );
}

function subjectOf(receipt: Receipt, notice: string, settings: Settings): string {
  const { booking, about, reference } = receipt;
  if (!booking) return `Your ${about} (${reference})`;
  const noun = capitalise(bookingNoun(receipt, settings));
  const { booked, cancelled } = regionalTerms[settings.regional.locale];
  if (notice === 'cancelled') return `${noun} ${cancelled}: ${booking.when}`;
  return `${noun} ${notice === 'received' ? booked : 'moved'}: ${booking.when}`;
}

const row = (label: string, value: MailPhrase | null | '' | false): MailRow[] => (value ? [{ label, value }] : []);

function bookingParts(
  { booking: _, ...receipt }: Receipt,
  booking: NonNullable<Receipt['booking']>,
  notice: string,
  { lead, settings }: DeliveredLead,
): MailPart[] {
  const noun = bookingNoun(receipt, settings);
  const { booked, cancelled } = regionalTerms[settings.regional.locale];
  const heading =
    {
      cancelled: `Your ${noun} is ${cancelled}`,
      received: `Your ${noun} is ${booked}`,
    }[notice] ?? `Your ${noun} has a new time`;
  const { location, reference, vehicle } = receipt;
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'text',
      text: [
        `${greeting(lead.name)} ${notice === 'cancelled' ? 'there’s nothing else you need to do.' : 'you’re all set.'}`,
      ],
    },
    {
      kind: 'facts',
      rows: [
        ...row('When', `${booking.when}, ${booking.minutes} minutes`),
        ...row(
          'Where',
          location &&
            [location.name, oneLineAddress(location.address, settings.regional.locale)].filter(Boolean).join(', '),
        ),
        ...row('Vehicle', vehicle && vehicleText(vehicle)),
        ...row('Reference', reference),
      ],
    },
    ...(notice === 'cancelled' ? [] : bookingLinks(receipt, settings, isPurchase(lead))),
    ...(vehicle
      ? [
          {
            kind: 'links' as const,
            links: [{ label: 'View the vehicle', url: `${settings.siteUrl}${vehicleUrl(vehicle.slug)}` }],
          },
        ]
      : []),
  ];
}

function bookingLinks(
  receipt: Pick<Receipt, 'key' | 'form' | 'vehicle'>,
  settings: Settings,
  isPickUp: boolean,
): MailPart[] {
  const { key } = receipt;
  const { siteUrl, forms, regional } = settings;
  const noun = bookingNoun(receipt, settings);
  const conditions = driveConditions(noun, regional.locale, isPickUp ? null : forms.testDriveDisclaimer);
  return [
    ...(conditions.length > 0 ? [{ kind: 'text' as const, text: [conditions.join(' ')] }] : []),
    ...(key
      ? [
          {
            kind: 'button' as const,
            link: { label: 'Change or cancel it', url: shopperUrl(siteUrl, '/booking', key) },
          },
          {
            kind: 'links' as const,
            links: [{ label: 'Add it to your calendar', url: shopperUrl(siteUrl, '/booking/calendar.ics', key) }],
          },
        ]
      : []),
  ];
}

const contact = ({ phone, reference, booking }: Receipt): MailPhrase[] =>
  phone
    ? [
        booking ? 'Questions? Call ' : 'If it’s urgent, call ',
        { label: phone, url: phoneHref(phone) },
        ` and quote ${reference}.`,
      ]
    : [`Please quote ${reference}.`];
