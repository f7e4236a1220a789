import { greeting } from '#src/domain/leads/person-name.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { endedCopy } from '../../view/copy/reservation-copy.ts';
import { agreedOf } from '../agreed.ts';
import type { MailSite, MailContent } from './mail-content.ts';
import type { Reservation } from '../reservation.ts';
import { depositText, factRows, mailMoney, openButton, plainMoment, shortName } from './common-parts.ts';

type EndReason = 'too-late' | 'cancelled' | 'over' | 'sold' | 'returned';

interface EndMailCopy {
  subject: string;
  heading: string;
  text: string;
  money: string;
}

export function endedParts(reservation: Reservation, ended: EndReason, site: MailSite): MailContent {
  const { subject, heading, text, money } = copyByReason[ended](reservation, site);
  return {
    subject: `${subject}: ${reservation.vehicleName}`,
    preview: money,
    parts: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: [`${greeting(reservation.name)} ${text} `, { strong: money }] },
      { kind: 'facts', rows: factRows(reservation, site).slice(0, 2) },
      ...openButton(reservation, site),
    ],
  };
}

const copyByReason: Record<EndReason, (reservation: Reservation, site: MailSite) => EndMailCopy> = {
  'too-late': (reservation, { settings }) => {
    const isHeld = agreedOf(reservation, settings).kind === 'authorised';
    return {
      subject: isHeld ? 'Not reserved' : 'Your deposit is being refunded',
      heading: `We couldn’t reserve the ${reservation.vehicleName}`,
      text: `${isHeld ? 'your bank’s approval' : 'your payment'} arrived after the deadline, and the vehicle is no longer available.`,
      money: isHeld
        ? `We’ve released the ${depositText(reservation)} hold on your card. You haven’t been charged.`
        : `We’re refunding the full ${depositText(reservation)} to your card, usually within 10 business days.`,
    };
  },
  cancelled: (reservation, site) => ({
    subject: capitalise(regionalTerms[site.settings.regional.locale].cancelled),
    heading: `Your reservation is ${regionalTerms[site.settings.regional.locale].cancelled}`,
    text: `we’re no longer holding the ${reservation.vehicleName} for you.`,
    money: mailMoney(reservation, site).cancelled,
  }),
  over: (reservation, site) => ({
    subject: 'Your hold has ended',
    heading: `Your hold on the ${shortName(reservation, site)} has ended`,
    text: `it ended on ${plainMoment(reservation.expiresAt.getTime(), site).replace(', ', ' at ')}.`,
    money: mailMoney(reservation, site).ended,
  }),
  sold: (reservation, site) => ({
    subject: 'It’s yours',
    heading: `The ${shortName(reservation, site)} is yours`,
    text: 'thank you for buying from us.',
    money: `The ${depositText(reservation)} was charged to your card and counts towards the price.`,
  }),
  returned: (reservation, { settings }) => {
    const { kind, deposit } = agreedOf(reservation, settings);
    const { strong, text } = endedCopy.returned(reservation.vehicleName, deposit, kind === 'authorised');
    return {
      subject: 'Your hold has ended early',
      heading: 'Your hold has ended early',
      text: `${strong.charAt(0).toLowerCase()}${strong.slice(1)}`,
      money: text,
    };
  },
};
