import { greeting } from '#src/domain/leads/person-name.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { noContract } from '#src/journeys/buying/view/copy/buying-copy.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { bringOf, rowsOf } from '#src/journeys/buying/server/purchase-lead.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import type { MailPart, MailRow } from '../platform/mail/mail-page.ts';
import { shopperUrl } from './receipt.ts';
import { vehicleText } from './vehicle-text.ts';

export function purchaseParts({ lead, settings, appointment = null }: DeliveredLead, receipt: Receipt): MailPart[] {
  const { booking, location, vehicle, reference, answer, key } = receipt;
  const place = location?.name ?? settings.branding.name;
  const { booked, pickUp } = regionalTerms[settings.regional.locale];
  const row = (label: string, value: string | null | false): MailRow[] => (value ? [{ label, value }] : []);
  return [
    { kind: 'note', text: 'This is an automatic confirmation.' },
    {
      kind: 'heading',
      text: booking ? `Your ${pickUp} is ${booked}` : `${place} has your details`,
    },
    { kind: 'text', text: [`${greeting(lead.name)} thank you. Here’s what you sent us.`] },
    {
      kind: 'facts',
      rows: [
        ...row('When', booking && `${booking.when}, ${booking.minutes} minutes`),
        ...row(
          'Where',
          location &&
            [location.name, oneLineAddress(location.address, settings.regional.locale)].filter(Boolean).join(', '),
        ),
        ...row('Vehicle', vehicle && vehicleText(vehicle)),
        ...rowsOf(lead, appointment).map(({ label, text }) => ({ label, value: text })),
        ...row('Reference', reference),
      ],
    },
    { kind: 'subheading', text: 'What to bring' },
    { kind: 'list', items: bringOf(lead).map((thing) => [thing]) },
    {
      kind: 'panel',
      paragraphs: [
        [`Someone at ${place} will call you about it. `, ...(answer ? [{ strong: answer }] : [])],
        [noContract(place, vehicle ? vehicleWord(vehicle) : 'vehicle')],
      ],
    },
    ...(key && vehicle
      ? [
          {
            kind: 'button' as const,
            link: { label: 'View everything', url: `${settings.siteUrl}${buyingUrl(vehicle, settings, { ref: key })}` },
          },
        ]
      : []),
    ...(key && booking
      ? [
          {
            kind: 'links' as const,
            links: [
              { label: 'Change or cancel your appointment', url: shopperUrl(settings.siteUrl, '/booking', key) },
              { label: 'Add it to your calendar', url: shopperUrl(settings.siteUrl, '/booking/calendar.ics', key) },
            ],
          },
        ]
      : []),
  ];
}
