import { greeting } from '#src/domain/leads/person-name.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { shareSize } from '#src/domain/images/generated-image.ts';
import { callPromise } from '#src/domain/locations/answer-by.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { holdReminder } from '../../rules/hold-reminder.ts';
import { drivesText } from '#src/domain/vehicle/test-drive-noun.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { MailPart, MailPhrase, MailRow } from '#src/server/platform/mail/mail-page.ts';
import type { MailSite, MailContent } from './mail-content.ts';
import { heldSince, type Reservation } from '../reservation.ts';
import {
  changeLinks,
  depositText,
  factRows,
  mailMoney,
  openButton,
  plainMoment,
  shortName,
  vehicleLink,
  zonedMoment,
} from './common-parts.ts';

export function heldParts(reservation: Reservation, news: 'reserved' | 'moved', site: MailSite): MailContent {
  const until = zonedMoment(reservation.expiresAt.getTime(), site);
  const plain = plainMoment(reservation.expiresAt.getTime(), site);
  const money = mailMoney(reservation, site);
  const isMoved = news === 'moved';
  return {
    subject: `${isMoved ? 'Moved' : 'Reserved'}: ${reservation.vehicleName} until ${until}`,
    preview: money.confirmed.replace('Reserved. ', ''),
    parts: [
      {
        kind: 'heading',
        text: `The ${shortName(reservation, site)} is ${isMoved ? 'now held' : 'held'} for you until ${plain}`,
      },
      { kind: 'text', text: opening(reservation, site) },
      ...vehicleImagePart(reservation, site),
      {
        kind: 'facts',
        rows: [...factRows(reservation, site), ...moneyRows(reservation), { label: 'Held until', value: until }],
      },
      ...openButton(reservation, site),
      { kind: 'subheading', text: 'What happens next' },
      { kind: 'steps', rows: nextSteps(reservation, plain, site) },
      { kind: 'links', links: [...changeLinks(reservation, site), vehicleLink(reservation, site)] },
      {
        kind: 'note',
        text: `This hold is not a contract to buy. The terms you agreed to on ${plainMoment(reservation.createdAt.getTime(), site)} are stored with your reservation.`,
      },
    ],
  };
}

function opening(reservation: Reservation, site: MailSite): MailPhrase[] {
  const money = mailMoney(reservation, site);
  return [
    `${greeting(reservation.name)} thank you. `,
    { strong: money.confirmed.replace('Reserved. ', '') },
    ...(reservation.payment === 'authorised'
      ? [` Your bank may show ${formatMoney(reservation.depositCents / 100)} as pending.`]
      : []),
  ];
}

function moneyRows(reservation: Reservation): MailRow[] {
  const deposit = depositText(reservation);
  if (reservation.depositCents === 0) return [];
  return [
    reservation.payment === 'authorised'
      ? { label: 'Held on your card', value: `${deposit}, not charged` }
      : { label: 'Deposit paid', value: `${deposit}, 100% refundable` },
  ];
}

/** JPEG, which every email program shows. */
function vehicleImagePart({ vehicleName }: Reservation, { vehicle, settings }: MailSite): MailPart[] {
  const [first] = vehicle && vehicle.name === vehicleName ? vehicle.images : [];
  if (!vehicle || !first) return [];
  const src = new URL(imageUrl(first, settings.images, { ...shareSize, format: 'jpg' }), settings.siteUrl);
  return src.protocol === 'data:' ? [] : [{ kind: 'picture', src: src.href, alt: fullVehicleName(vehicle) }];
}

function nextSteps(reservation: Reservation, until: string, site: MailSite) {
  const { settings, place, vehicle, now } = site;
  const { locale } = settings.regional;
  const money = mailMoney(reservation, site);
  const answer = place && callPromise(place, { from: heldSince(reservation), now }, settings);
  const look = ['See it', vehicle ? drivesText(vehicle) : 'drive it'].filter(Boolean).join(' and ');
  const reminder = reminderDay(reservation, site);
  return [
    {
      label: 'Next',
      text: `${place?.name ?? settings.branding.name} will call you on ${writtenPhone(reservation.phone, locale)}.${answer ? ` ${answer}` : ''}`,
    },
    {
      label: `Before ${until}`,
      text: `${look}${place ? ` at ${place.name}` : ''}. Bring your ${regionalTerms[locale].driverLicence}.${reminder}`,
    },
    { label: 'If you buy', text: `Let us know. ${money.bought.text}` },
    { label: 'If you don’t', text: `Do nothing, or cancel. ${money.atEnd}` },
  ];
}

function reminderDay({ paidAt, createdAt, expiresAt }: Reservation, site: MailSite): string {
  const hold = { since: (paidAt ?? createdAt).getTime(), until: expiresAt.getTime() };
  const at = holdReminder(hold, site.place?.timeZone ?? site.settings.regional.timeZone);
  return at === null || at <= site.now
    ? ''
    : ` We’ll email you a reminder on the morning of ${plainMoment(at, site).split(',')[0]}.`;
}
