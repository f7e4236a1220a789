import type { Location } from '#src/domain/locations/location.ts';
import { directionsUrl, oneLineAddress } from '#src/domain/locations/locations.ts';
import { maskPhone, phoneHref } from '#src/domain/locations/phone/phone.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { Receipt } from './receipt.ts';
import type { Fact, Phrase, ReceiptPageData, ReceiptAction } from './receipt.page-data.ts';
import { stockLabel } from '../copy/stock-copy.ts';

export interface ReceiptSite {
  settings: PublicSettings;
  locations: Location[];
  pages?: string[];
}

export const plainPage = (heading: string, lede: string): ReceiptPageData => ({
  kind: 'receipt',
  heading,
  lede,
  alert: null,
  facts: [],
  ways: [],
  change: null,
  aside: null,
  next: [],
});

export function receiptFacts(
  { booking, wish, location, vehicle, reference, message, options, typed, tradeIn }: Receipt,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): Fact[] {
  const place = location && [location.name, oneLineAddress(location.address, locale)].filter(Boolean).join(', ');
  const directions = booking && location && directionsUrl(location);
  return [
    ...(booking ? [fact('When', { strong: booking.when }, `, ${booking.minutes} minutes`)] : []),
    ...(wish ? [fact('You asked for', wish)] : []),
    ...(place
      ? [fact(booking ? 'Where' : 'With', place, ...(directions ? [' ', directionsLink(directions)] : []))]
      : []),
    ...(vehicle
      ? [
          fact(
            'Vehicle',
            { text: fullVehicleName(vehicle), url: vehicleUrl(vehicle.slug) },
            vehicle.stockNumber ? `, stock number ${vehicle.stockNumber}` : '',
          ),
        ]
      : []),
    ...(tradeIn?.name ? [fact('Your vehicle', tradeIn.name)] : []),
    ...(tradeIn?.accepted ? [fact('You accepted', { strong: tradeIn.accepted })] : []),
    ...typed.map(({ label, text }) => fact(label, text)),
    ...(options.length > 0 ? [fact('Services requested', options.join(', '))] : []),
    fact('Reference', { strong: reference }),
    ...(message ? [{ label: 'Your message', lines: message.split('\n').map((line) => [line]) }] : []),
  ];
}

const fact = (label: string, ...line: Phrase[]): Fact => ({ label, lines: [line] });

export const directionsLink = (url: string): Phrase => ({ text: 'Get directions', url });

/** May be masked (VDP-11). */
export function callAction(phone: string | null, { phones }: Pick<PublicSettings, 'phones'>): ReceiptAction | null {
  if (!phone) return null;
  const url = phoneHref(phone);
  return phones.masked ? { label: maskPhone(phone), url, masked: phone } : { label: `Call ${phone}`, url };
}

export const stockAction = ({ stockRules }: Pick<PublicSettings, 'stockRules'>): ReceiptAction => ({
  label: `See all our ${stockLabel({ stockRules })}`,
  url: '/cars/',
});

export const calendarAction = (key: string, noun: string): ReceiptAction => ({
  label: 'Add to your calendar',
  url: `/booking/calendar.ics?${new URLSearchParams({ ref: key })}`,
  download: `${noun.replace(' ', '-')}.ics`,
});

export const copyAction = (url: string, reference: string): ReceiptAction => ({
  label: 'Save a copy',
  url,
  download: `${reference}.txt`,
});

export const bookingUrl = (query: Record<string, string>): string => `/booking?${new URLSearchParams(query)}`;

export const testDriveUrl = ({ slug }: NonNullable<Receipt['vehicle']>): string => `${vehicleUrl(slug)}#test-drive`;
