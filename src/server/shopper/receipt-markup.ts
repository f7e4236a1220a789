/** Parts that the page after a form and the page of a booking share. Both templates style them (`asks.css`). */
import { directionsUrl, oneLineAddress } from '#src/domain/places/locations.ts';
import { maskPhone, phoneHref } from '#src/domain/places/phone/phone.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { escapeHtml as text } from '#src/lib/escape-html.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Receipt } from './receipt.ts';

export type Settings = DealerRecord['settings'];

export const link = (url: string, words: string, kind: 'line' | 'primary' = 'line'): string =>
  `<a class="button button--${kind}" href="${text(url)}">${text(words)}</a>`;

export const factRow = (label: string, html: string | null): string =>
  html ? `<div><dt>${label}</dt><dd>${html}</dd></div>` : '';

/** Own words keep their lines; long ones are theirs to read again, so nothing is cut. */
const lines = (words: string): string => text(words).replaceAll('\n', '<br>');

export function factList(
  { booking, wish, location, vehicle, reference, message }: Receipt,
  { regional: { locale } }: Settings,
): string {
  const place = location && [location.name, oneLineAddress(location.address, locale)].filter(Boolean).join(', ');
  const directions = location && directionsUrl(location);
  return `<dl class="receipt__facts">${[
    factRow('When', booking && `<b>${text(booking.when)}</b>, ${booking.minutes} minutes`),
    factRow('You asked for', wish && text(wish)),
    factRow(
      booking ? 'Where' : 'With',
      place && `${text(place)}${booking && directions ? ` <a href="${text(directions)}">Get directions</a>` : ''}`,
    ),
    factRow(
      'Vehicle',
      vehicle &&
        `<a href="${text(vehicleUrl(vehicle.slug))}">${text(fullVehicleName(vehicle))}</a>${vehicle.stockNumber ? `, stock number ${text(vehicle.stockNumber)}` : ''}`,
    ),
    factRow('Reference', `<b>${reference}</b>`),
    factRow('Your message', message && lines(message)),
  ].join('')}</dl>`;
}

/** Masked where the dealer masks numbers, as everywhere on the page that it stands in (VDP-11). */
export function callButton(
  { phone }: Pick<Receipt, 'phone'>,
  { phones }: Pick<Settings, 'phones'>,
  kind: 'line' | 'primary' = 'line',
): string {
  if (!phone) return '';
  if (!phones.masked) return link(phoneHref(phone), `Call ${phone}`, kind);
  return `<a class="button button--${kind}" href="${text(phoneHref(phone))}" data-phone="${text(phone)}">Call <span>${text(maskPhone(phone))}</span> <u>Show number</u></a>`;
}

/** Where a test drive of a vehicle is booked. */
export const testDriveUrl = ({ slug }: NonNullable<Receipt['vehicle']>): string => `${vehicleUrl(slug)}#test-drive`;

export interface Sheet {
  heading: string;
  lede: string;
  alert?: string | null;
  body: string;
}

export function sheet({ heading, lede, alert = null, body }: Sheet): string {
  return `<div class="wrap receipt"><h1 class="title">${text(heading)}</h1><p class="lede">${text(lede)}</p>${alert === null ? '' : `<div class="receipt__alert" role="alert">${text(alert)}</div>`}${body}</div>`;
}
