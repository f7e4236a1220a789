/** The mails of a reservation: held, held again after a move, cancelled, and money that came too late. */
import { answerTime } from '#src/domain/places/opening-hours.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { greeting } from '#src/domain/leads/person-name.ts';
import type { Location } from '#src/domain/places/location.ts';
import { oneLineAddress } from '#src/domain/places/locations.ts';
import { writtenPhone } from '#src/domain/places/phone/written-phone.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import { reservationUrl } from '#src/domain/price/reserve-paths.ts';
import { formatMoney } from '#src/lib/money.ts';
import { depositCopy } from '#src/view/copy/reserve/deposit-copy.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { agreedOf } from './agreed.ts';
import type { Reservation } from './reservation.ts';

export interface MailSite {
  settings: DealerRecord['settings'];
  place: Location | null;
  /** The number to call; null for none. */
  phone: string | null;
  /** "car", "motorcycle". */
  word: string;
  now: number;
}

export type News = 'reserved' | 'moved' | 'cancelled';

export function reservationMail(
  reservation: Reservation,
  news: News,
  site: MailSite,
): { subject: string; text: string } {
  const reference = leadReference(reservation.id);
  const { subject, lines } = said(reservation, news, site);
  return {
    subject: `${subject} (${reference})`,
    text: `${[
      greeting(reservation.name),
      ...lines,
      ...(site.phone ? [`Questions? Call ${site.phone} and quote ${reference}.`] : []),
      `You get this email because you reserved a ${site.word} with us. It is not advertising.`,
      signature(site),
    ].join('\n\n')}\n`,
  };
}

function said(reservation: Reservation, news: News, site: MailSite): { subject: string; lines: string[] } {
  const { vehicleName, state } = reservation;
  const { settings, word } = site;
  const agreed = agreedOf(reservation, settings);
  const money = depositCopy({ ...agreed, word }, settings.branding.name);
  if (state === 'refunded') return tooLate(reservation, agreed.kind === 'authorised');
  if (news === 'cancelled')
    return {
      subject: `Cancelled: ${vehicleName}`,
      lines: [`Your reservation of the ${vehicleName} is cancelled, and it is back on sale.`, money.cancelled],
    };
  const until = zonedMomentText(
    reservation.expiresAt.getTime(),
    site.place?.timeZone ?? settings.regional.timeZone,
    settings.regional.locale,
  );
  return {
    subject: `${news === 'moved' ? 'Moved' : 'Reserved'}: ${vehicleName} until ${until}`,
    lines: [
      `The ${vehicleName} is ${news === 'moved' ? 'now the one that is held' : 'held'} for you until ${until}. ${money.confirmed.replace('Reserved. ', '')}`,
      facts(reservation, until, site),
      next(reservation, until, site),
      ...(reservation.receiptKey
        ? [`Open, change or cancel:\n${settings.siteUrl}${reservationUrl(reservation.receiptKey)}`]
        : []),
    ],
  };
}

function facts(reservation: Reservation, until: string, { settings }: MailSite): string {
  const { id, vehicleName, price, depositCents, currency, payment, chargeId } = reservation;
  const deposit = `${formatMoney(depositCents / 100)} ${currency}`;
  return [
    `Reference: ${leadReference(id)}`,
    `Vehicle: ${vehicleName}`,
    `Price: ${formatMoney(price)}`,
    ...(depositCents === 0
      ? []
      : [
          payment === 'authorised'
            ? `Held on your card: ${deposit}, not taken`
            : `Deposit paid: ${deposit}, 100% refundable`,
        ]),
    `Held until: ${until}`,
    ...(chargeId ? [`Payment: ${chargeId}`] : []),
    `Its page: ${settings.siteUrl}${reservation.page.replace(/\/checkout$/, '')}`,
  ].join('\n');
}

function next(reservation: Reservation, until: string, { settings, place, word, now }: MailSite): string {
  const money = depositCopy({ ...agreedOf(reservation, settings), word }, settings.branding.name);
  const name = place?.name ?? settings.branding.name;
  const { driverLicence } = regionalTerms[settings.regional.locale];
  const answer = place && answerTime(place, now);
  return [
    'WHAT HAPPENS NEXT',
    `${name} calls you on ${writtenPhone(reservation.phone, settings.regional.locale)}.${answer ? ` ${answer}` : ''}`,
    `Before ${until}: see it${place ? ` at ${place.name}` : ''}. Bring your ${driverLicence}.`,
    `If you buy: ${money.buying}`,
    `If you do not: do nothing, or cancel. ${money.atEnd}`,
  ].join('\n');
}

function tooLate({ vehicleName, depositCents, currency }: Reservation, isHeld: boolean) {
  const deposit = `${formatMoney(depositCents / 100)} ${currency}`;
  return isHeld
    ? {
        subject: `Not reserved: ${vehicleName}`,
        lines: [
          `Your bank's answer arrived after the deadline, and the ${vehicleName} is no longer available. We have let go of the ${deposit} on your card: no money has left it.`,
        ],
      }
    : {
        subject: `Your deposit is being refunded: ${vehicleName}`,
        lines: [
          `Your payment of ${deposit} for the ${vehicleName} arrived after the payment deadline, and the vehicle is no longer available. We are returning all of it to your card, usually within 10 business days.`,
        ],
      };
}

const signature = ({ settings, place }: MailSite): string =>
  [settings.branding.name, place && oneLineAddress(place.address, settings.regional.locale), settings.siteUrl]
    .filter(Boolean)
    .join('\n');
