import { reservationUrl } from '../../rules/reserve-paths.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { describePrice } from '#src/server/delivery/adf-vehicle.ts';
import { excludedCharges } from '#src/domain/price/excluded-charges.ts';
import { fullVehicleName, makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { capitalise } from '#src/lib/text.ts';
import { momentText, siteMomentText } from '#src/lib/day-text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { depositCopy, type DepositCopy } from '../../view/copy/deposit-copy.ts';
import type { MailLink, MailPart, MailRow } from '#src/server/platform/mail/mail-page.ts';
import { agreedOf } from '../agreed.ts';
import type { MailSite } from './mail-content.ts';
import type { Reservation } from '../reservation.ts';

export const mailMoney = (reservation: Reservation, { settings, vehicle, word }: MailSite): DepositCopy =>
  depositCopy(
    { ...agreedOf(reservation, settings), extra: vehicle && excludedCharges(vehicle, settings), word },
    settings.branding.name,
  );

const zoneOf = ({ place, settings }: MailSite): string => place?.timeZone ?? settings.regional.timeZone;

/** "Tuesday 24 November, 3:40 pm" */
export const plainMoment = (instant: number, site: MailSite): string =>
  momentText(instant, zoneOf(site), site.settings.regional.locale);

export const zonedMoment = (instant: number, site: MailSite): string =>
  siteMomentText(instant, zoneOf(site), site.settings.regional);

export const shortName = ({ vehicleName }: Reservation, { vehicle }: MailSite): string =>
  vehicle && vehicle.name === vehicleName ? makeModelName(vehicle.make, vehicle.model) : vehicleName;

export function factRows(reservation: Reservation, site: MailSite): MailRow[] {
  const { vehicle, word, settings } = site;
  const isSame = vehicle !== null && vehicle.name === reservation.vehicleName;
  const stock = isSame && vehicle.stockNumber ? `, stock ${vehicle.stockNumber}` : '';
  const comment = isSame && vehicle.price === reservation.price ? describePrice(vehicle, settings).comment : null;
  return [
    { label: 'Reference', value: leadReference(reservation.id) },
    {
      label: capitalise(word),
      value: `${isSame ? fullVehicleName(vehicle) : reservation.vehicleName}${stock}`,
    },
    { label: 'Price', value: [formatMoney(reservation.price), comment].filter(Boolean).join(', ') },
  ];
}

export const depositText = ({ depositCents, currency }: Reservation): string =>
  `${formatMoney(depositCents / 100)} ${currency}`;

const pageUrl = ({ settings }: MailSite, key: string, more: Record<string, string> = {}): string =>
  `${settings.siteUrl}${reservationUrl(key, more)}`;

export const openButton = ({ receiptKey }: Reservation, site: MailSite): MailPart[] =>
  receiptKey ? [{ kind: 'button', link: { label: 'Open my reservation', url: pageUrl(site, receiptKey) } }] : [];

/** Not an action: mail scanners open links. */
export const changeLinks = ({ receiptKey }: Reservation, site: MailSite): MailLink[] =>
  receiptKey
    ? [
        { label: 'Cancel the reservation', url: pageUrl(site, receiptKey) },
        { label: `Change to another ${site.word}`, url: pageUrl(site, receiptKey, { view: 'change' }) },
      ]
    : [];

export const vehicleLink = ({ page }: Reservation, { settings, word }: MailSite): MailLink => ({
  label: `See the ${word}`,
  url: `${settings.siteUrl}${page.replace(/\/checkout$/, '')}`,
});
