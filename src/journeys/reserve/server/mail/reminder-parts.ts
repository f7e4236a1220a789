import { greeting } from '#src/domain/leads/person-name.ts';
import type { MailSite, MailContent } from './mail-content.ts';
import type { Reservation } from '../reservation.ts';
import {
  changeLinks,
  factRows,
  mailMoney,
  openButton,
  plainMoment,
  shortName,
  vehicleLink,
  zonedMoment,
} from './common-parts.ts';

export function reminderParts(reservation: Reservation, site: MailSite): MailContent {
  const { place } = site;
  const end = reservation.expiresAt.getTime();
  const money = mailMoney(reservation, site);
  return {
    subject: `Your hold on the ${reservation.vehicleName} ends ${zonedMoment(end, site)}`,
    preview: money.atEnd,
    parts: [
      { kind: 'heading', text: `Your hold on the ${shortName(reservation, site)} ends ${plainMoment(end, site)}` },
      {
        kind: 'text',
        text: [
          `${greeting(reservation.name)} this is your only reminder. `,
          { strong: 'You don’t have to do anything.' },
        ],
      },
      {
        kind: 'facts',
        rows: [
          ...factRows(reservation, site),
          { label: 'Held until', value: zonedMoment(end, site) },
          ...(place ? [{ label: 'Where', value: place.name }] : []),
        ],
      },
      {
        kind: 'steps',
        rows: [
          { label: 'If you buy', text: `Let us know. ${money.bought.text}` },
          { label: 'If you do nothing', text: money.atEnd },
        ],
      },
      ...openButton(reservation, site),
      { kind: 'links', links: [...changeLinks(reservation, site), vehicleLink(reservation, site)] },
    ],
  };
}
